import { expect, test } from 'vitest'
import { waitBefore } from './stream-retry.ts'

test('F-06 a stream that is gone is asked for again after longer and longer, never more than half a minute', () => {
  const latest = [1, 2, 3, 4, 5, 6, 7, 40].map((attempt) => waitBefore(attempt, () => 1))
  expect(latest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('F-06 and not by all players at once', () => {
  expect(waitBefore(3, () => 0)).toBe(2000)
  expect(waitBefore(3, () => 0.5)).toBe(3000)
})
