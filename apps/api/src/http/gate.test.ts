import { expect, test } from 'vitest'
import { Gate } from './gate.ts'
import { Problem } from './problem.ts'

test('T35 two are decoded at once, a few wait their turn, one more is asked to come again', async () => {
  const gate = new Gate({ places: 2, waiting: 3 })
  const finish: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    running++
    most = Math.max(most, running)
    await new Promise<void>((resolve) => finish.push(resolve))
    running--
  }
  const accepted = Array.from({ length: 5 }, () => gate.run(work))
  await expect(gate.run(work)).rejects.toThrow(new Problem('unavailable'))
  const all = Promise.all(accepted)
  for (let done = 0; done < 5; done++) {
    finish[done]?.()
    await accepted[done]
    // Whoever waited has had its turn by the time another comes.
    await Promise.resolve()
  }
  await all
  expect(most).toBe(2)
  const after = gate.run(work)
  finish[5]?.()
  await after
})

test('T35 what fails gives its place back', async () => {
  const gate = new Gate({ places: 1, waiting: 0 })
  for (const _ of [1, 2])
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.run(async () => 'free')).toBe('free')
})

test('T35 a large one is decoded alone, in its turn', async () => {
  const gate = new Gate({ places: 2, waiting: 9 })
  const order: string[] = []
  const finish = new Map<string, () => void>()
  const run = (name: string, size: 'small' | 'large') =>
    gate.run(async () => {
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
