import { CallError } from '@tradefloor/client'
import type { AnyCall } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { UploadQueue } from './upload-queue.ts'

const whole = { received: 4, size: 4 }

function aQueue(call: (call: AnyCall, id: string) => Promise<unknown>) {
  const done: string[] = []
  const calls: string[] = []
  let count = 0
  const client = {
    call: (which: AnyCall, { params, body }: { params?: { id: string }; body?: { id: string } }) => {
      const id = params?.id ?? body?.id ?? ''
      calls.push(`${which.name} ${id}`)
      return call(which, id)
    },
  }
  const queue = new UploadQueue({
    client: client as never,
    kind: 'picture',
    prepare: async (bytes) => {
      if (bytes.type === 'gone') throw new DOMException('gone', 'NotReadableError')
      return bytes.type === 'text/plain' ? { fault: 'notPicture' } : { bytes, shrunk: undefined }
    },
    pause: async () => {},
    newId: () => `u${++count}`,
    addressOf: () => 'blob:x',
    forgetAddress: () => {},
    onDone: ({ path }, { name }, replaces) => done.push([name, path, replaces].filter(Boolean).join(' ')),
  })
  return { queue, done, calls }
}
const aFile = (name: string, type = 'image/png') => ({ name, file: new Blob(['1234'], { type }) })
const stored = async (_: AnyCall, id: string) => ({ data: { ...whole, file: { path: id, url: id } } })
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('V-20 several files come in the order they were chosen in', async () => {
  const { queue, done } = aQueue(stored)
  queue.add([aFile('a.png'), aFile('b.png'), { ...aFile('c.png'), replaces: 'files/old.png' }])
  await settled()
  expect(done).toEqual(['a.png u1', 'b.png u2', 'c.png u3 files/old.png'])
  expect(queue.list()).toEqual([])
})

test('V-22 one that cannot be used is told, and the others go on', async () => {
  const { queue, done } = aQueue(async (which, id) => {
    if (id === 'u2') throw new CallError('refused', '已达上限', { status: 200 })
    return stored(which, id)
  })
  queue.add([aFile('a.txt', 'text/plain'), aFile('b.png'), aFile('c.png')])
  await settled()
  expect(queue.list().map(({ name, state, fault, problem }) => [name, state, fault, problem])).toEqual([
    ['a.txt', 'refused', 'notPicture', ''],
    ['b.png', 'refused', undefined, '已达上限'],
  ])
  expect(done).toEqual(['c.png u3'])
})

test('V-22 a file that cannot be read any more is told, and the others go on', async () => {
  const { queue, done } = aQueue(stored)
  queue.add([aFile('gone.png', 'gone'), aFile('b.png')])
  await settled()
  expect(queue.list()).toMatchObject([{ name: 'gone.png', state: 'refused', fault: 'notPicture' }])
  expect(done).toEqual(['b.png u2'])
})

test('V-20 one that failed is tried again as the same upload', async () => {
  let isDown = true
  const { queue, done, calls } = aQueue((which, id) =>
    isDown ? Promise.reject(new CallError('network', 'offline')) : stored(which, id),
  )
  queue.add([aFile('a.png')])
  await settled()
  expect(queue.list()).toMatchObject([{ state: 'failed', problem: 'offline' }])
  isDown = false
  queue.retry('u1')
  await settled()
  expect(done).toEqual(['a.png u1'])
  expect(new Set(calls)).toEqual(new Set(['beginUpload u1']))
})

test('V-21 a cancelled one is told to the server and does not come', async () => {
  const { queue, done, calls } = aQueue(async (which, id) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return stored(which, id)
  })
  queue.add([aFile('a.png')])
  queue.remove('u1')
  await settled()
  expect(done).toEqual([])
  expect(calls).toContain('cancelUpload u1')
})
