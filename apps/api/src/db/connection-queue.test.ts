import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { withRequestPriority } from '../concurrency/request-priority.ts'
import { ConnectionQueue } from './connection-queue.ts'
import { isUnavailable } from './outage.ts'

afterEach(() => vi.useRealTimers())

test('R-03 the queries of a request that started earlier come before those of later ones', async () => {
  const queue = new ConnectionQueue(1, 1000)
  const done: string[] = []
  const ask = async (name: string) => {
    const leave = await queue.acquire()
    await wait(1)
    done.push(name)
    leave()
  }
  const work = (name: string) =>
    withRequestPriority(async () => {
      for (const question of [1, 2, 3]) await ask(`${name}${question}`)
    })
  await Promise.all([work('a'), work('b'), work('c')])
  expect(done.join(' ')).toBe('a1 b1 a2 b2 a3 b3 c1 c2 c3')
})

test('R-03 under overload every request that got a connection is completed', async () => {
  vi.useFakeTimers()
  const queue = new ConnectionQueue(2, 100)
  const [questions, took] = [5, 7]
  let begun = 0
  const work = async () => {
    for (let asked = 0; asked < questions; asked++) {
      const leave = await queue.acquire()
      if (asked === 0) begun++
      await new Promise((resolve) => setTimeout(resolve, took))
      leave()
    }
  }
  // They come more than five times as fast as they can be served, for much longer than anybody waits.
  const all: Promise<void>[] = []
  for (let came = 0; came < 500; came++) {
    all.push(withRequestPriority(work))
    all.at(-1)?.catch(() => {})
    await vi.advanceTimersByTimeAsync(3)
  }
  await vi.advanceTimersByTimeAsync(5000)
  const ended = await Promise.allSettled(all)
  const failed = ended.filter((end) => end.status === 'rejected')
  expect(begun).toBeGreaterThan(50)
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBe(ended.length - begun)
  for (const { reason } of failed) expect(isUnavailable(reason)).toBe(true)
})

test('R-03 a connection is released once, and a request that timed out takes none', async () => {
  const queue = new ConnectionQueue(1, 20)
  const leave = await queue.acquire()
  await expect(queue.acquire()).rejects.toThrow('within 0.02 s')
  leave()
  leave()
  const again = await queue.acquire()
  await expect(queue.acquire()).rejects.toThrow()
  again()
  ;(await queue.acquire())()
})

test('R-03 a request with a longer wait time-out waits for longer', async () => {
  const queue = new ConnectionQueue(1, 10)
  const leave = await queue.acquire()
  const patient = withRequestPriority(() => queue.acquire(), { waitTimeoutMs: 10_000 })
  await expect(queue.acquire()).rejects.toThrow()
  leave()
  ;(await patient)()
})
