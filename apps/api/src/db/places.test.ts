import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isUnavailable } from './outage.ts'
import { Places } from './places.ts'
import { asWhole } from './whole-work.ts'

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

test('R-03 when more is asked than can be answered, what can be done is done whole', async () => {
  const places = new Places(2, 60)
  const questions = 5
  const ended = await Promise.allSettled(
    Array.from({ length: 200 }, () =>
      asWhole(async () => {
        for (let asked = 0; asked < questions; asked++) {
          const leave = await places.take()
          await wait(1)
          leave()
        }
      }),
    ),
  )
  const failed = ended.filter((end) => end.status === 'rejected')
  // All of them together take far longer than anybody waits.
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.length).toBeLessThan(ended.length)
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
