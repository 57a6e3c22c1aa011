import { CallError } from '@tradefloor/client'
import { type AnyCall, deskFileLimits } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const { partBytes } = deskFileLimits
const size = partBytes * 3 + 10
const file = { path: 'files/a.jpg', url: '/files/a' }

/** A server that keeps what comes in order; some requests, by their number, are lost on the way there or back. */
function aServer({ lost = [], lostAnswers = [] }: { lost?: number[]; lostAnswers?: number[] } = {}) {
  let received = 0
  let requests = 0
  const stored: number[] = []
  const client = {
    call: async (call: AnyCall, input: { params?: { offset?: number }; body?: unknown }) => {
      requests++
      if (lost.includes(requests)) throw new CallError('network', 'lost')
      if (call.name === 'sendUploadPart' && input.params?.offset === received) {
        const part = (input.body as FormData).get('file') as Blob
        stored.push(part.size)
        received += part.size
      }
      if (lostAnswers.includes(requests)) throw new CallError('timeout', 'lost')
      return { data: { received, size, file: call.name === 'finishUpload' ? file : null } }
    },
  }
  return { client: client as never, stored }
}

function aSending() {
  const shares: number[] = []
  const waits: number[] = []
  return {
    shares,
    waits,
    sending: {
      id: 'u',
      kind: 'picture' as const,
      bytes: new Blob([new Uint8Array(size)]),
      signal: new AbortController().signal,
      onProgress: (share: number) => shares.push(Math.round(share * 100)),
      onWaiting: () => {},
      pause: async (attempt: number) => {
        waits.push(attempt)
      },
    },
  }
}

test('V-20 a file goes in pieces, with its progress', async () => {
  const { client, stored } = aServer()
  const { sending, shares } = aSending()
  expect(await sendFile(client, sending)).toEqual(file)
  expect(stored).toEqual([partBytes, partBytes, partBytes, 10])
  expect(shares).toEqual([33, 67, 100, 100])
})

test('V-20 after requests and answers that were lost it goes on, and no byte is sent twice', async () => {
  const { client, stored } = aServer({ lost: [1, 4, 5], lostAnswers: [3, 8] })
  const { sending } = aSending()
  expect(await sendFile(client, sending)).toEqual(file)
  expect(stored.reduce((sum, each) => sum + each, 0)).toBe(size)
})

test('V-20 a connection that stays away ends in the error, after waiting longer each time', async () => {
  const { client } = aServer({ lost: Array.from({ length: 40 }, (_, at) => at + 1) })
  const { sending, waits } = aSending()
  await expect(sendFile(client, sending)).rejects.toThrow('lost')
  expect(waits).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('V-22 what the server refuses is not tried again', async () => {
  const refused = new CallError('refused', '图片太大', { status: 200 })
  const client = { call: () => Promise.reject(refused) } as never
  const { sending, waits } = aSending()
  await expect(sendFile(client, sending)).rejects.toBe(refused)
  expect(waits).toEqual([])
})
