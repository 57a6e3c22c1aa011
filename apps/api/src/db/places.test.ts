import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { isUnavailable } from './outage.ts'
import { Places } from './places.ts'
import { asWhole } from './whole-work.ts'

afterEach(() => vi.useRealTimers())

test('R-03 work that has begun comes before work that came later, however much of that waits', async () => {
  const places = new Places(1, 1000)
  const done: string[] = []
  const ask = async (name: string) => {
    const leave = await places.take()
    await wait(1)
    done.push(name)
    leave()
  }
  const work = (name: string) =>
    asWhole(async () => {
      for (const question of [1, 2, 3]) await ask(`${name}${question}`)
    })
  await Promise.all([work('a'), work('b'), work('c')])
  expect(done.join(' ')).toBe('a1 b1 a2 b2 a3 b3 c1 c2 c3')
})

test('R-03 when more is asked than can be answered, whatever has begun is done whole', async () => {
  vi.useFakeTimers()
  const places = new Places(2, 100)
  const [questions, took] = [5, 7]
  let begun = 0
  const work = async () => {
    for (let asked = 0; asked < questions; asked++) {
      const leave = await places.take()
      if (asked === 0) begun++
      await new Promise((resolve) => setTimeout(resolve, took))
      leave()
    }
  }
  // They come more than five times as fast as they can be served, for much longer than anybody waits.
  const all: Promise<void>[] = []
  for (let came = 0; came < 500; came++) {
    all.push(asWhole(work))
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

test('R-03 a place is given back once, and who gave up takes none', async () => {
  const places = new Places(1, 20)
  const leave = await places.take()
  await expect(places.take()).rejects.toThrow('within 0.02 s')
  leave()
  leave()
  const again = await places.take()
  await expect(places.take()).rejects.toThrow()
  again()
  ;(await places.take())()
})

test('R-03 whoever may wait for longer does', async () => {
  const places = new Places(1, 10)
  const leave = await places.take()
  const patient = asWhole(() => places.take(), { patienceMs: 10_000 })
  await expect(places.take()).rejects.toThrow()
  leave()
  ;(await patient)()
})
