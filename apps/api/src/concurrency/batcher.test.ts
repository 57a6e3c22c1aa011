import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

test('calls during a batch are in the next one, and each gets its own result in order', async () => {
  const batches: number[][] = []
  const double = createBatcher(async (numbers: number[]) => {
    batches.push([...numbers])
    await new Promise((resolve) => setImmediate(resolve))
    return numbers.map((number) => number * 2)
  })
  const first = double(1)
  await Promise.resolve()
  const others = [2, 3, 4].map(double)
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
  expect(await double(5)).toBe(10)
})

test('a batch that fails rejects its own calls only', async () => {
  const careful = createBatcher(async (numbers: number[]) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (numbers.includes(0)) throw new Error('nothing')
    return numbers
  })
  const [one, two] = [careful(0), careful(0)]
  await Promise.resolve()
  const three = careful(3)
  expect((await Promise.allSettled([one, two, three])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
  ])
})

test('more than 200 calls become several batches', async () => {
  const sizes: number[] = []
  const ask = createBatcher(async (numbers: number[]) => {
    sizes.push(numbers.length)
    return numbers
  })
  const all = Array.from({ length: 450 }, (_, number) => number)
  expect(await Promise.all(all.map(ask))).toEqual(all)
  expect(sizes).toEqual([200, 200, 50])
})

test('with a concurrency of two, a slow batch delays its own calls only', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const running: number[] = []
  const ask = createBatcher(
    async (numbers: number[]) => {
      running.push(numbers.length)
      if (numbers.includes(0)) await held
      return numbers
    },
    { concurrency: 2 },
  )
  const slow = ask(0)
  await Promise.resolve()
  expect(await ask(1)).toBe(1)
  expect(await Promise.all([2, 3].map(ask))).toEqual([2, 3])
  const second = ask(0)
  await new Promise((resolve) => setImmediate(resolve))
  // Both are busy now: whoever asks waits, with all others who do.
  const later = [4, 5, 6].map(ask)
  await new Promise((resolve) => setImmediate(resolve))
  expect(running).toEqual([1, 1, 2, 1])
  release()
  expect(await Promise.all([slow, second, ...later])).toEqual([0, 0, 4, 5, 6])
  expect(running).toEqual([1, 1, 2, 1, 3])
})
