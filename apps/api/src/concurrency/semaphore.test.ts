import { expect, test } from 'vitest'
import { Semaphore, SemaphoreFull } from './semaphore.ts'

test('T35 with two permits two run at once, three wait in order, and one more is refused', async () => {
  const semaphore = new Semaphore({ permits: 2, queueSize: 3, retryAfterSeconds: 4 })
  const finish: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running--
  }
  const accepted = Array.from({ length: 5 }, () => semaphore.run(work))
  await expect(semaphore.run(work)).rejects.toThrow(new SemaphoreFull(4))
  const all = Promise.all(accepted)
  for (let done = 0; done < 5; done++) {
    finish[done]?.()
    await accepted[done]
    // Whoever waited has had its turn by the time another comes.
    await Promise.resolve()
  }
  await all
  expect(most).toBe(2)
  const after = semaphore.run(work)
  finish[5]?.()
  await after
})

test('T35 work that fails releases its permit', async () => {
  const semaphore = new Semaphore({ permits: 1, queueSize: 0 })
  for (const _ of [1, 2])
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await semaphore.run(async () => 'free')).toBe('free')
})

test('T35 large work runs alone, in its turn', async () => {
  const semaphore = new Semaphore({ permits: 2, queueSize: 9 })
  const order: string[] = []
  const finish = new Map<string, () => void>()
  const run = (name: string, size: 'small' | 'large') =>
    semaphore.run(async () => {
      order.push(`${name} begins`)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      order.push(`${name} ends`)
    }, size)
  const all = [run('a', 'small'), run('b', 'large'), run('c', 'small'), run('d', 'small')]
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
    finish.get(name)?.()
    await all[index]
  }
  expect(order.slice(0, 6)).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'd begins'])
})
