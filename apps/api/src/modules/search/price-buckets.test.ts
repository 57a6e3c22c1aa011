import { expect, test } from 'vitest'
import { bucketsOf, priceSteps, stepOf } from './price-buckets.ts'

test('U-80 the steps of prices rise, with every power of ten among them', () => {
  expect(priceSteps).toEqual([...new Set(priceSteps)].sort((a, b) => a - b))
  for (const price of [0.01, 1, 10, 1000, 1_000_000]) expect(priceSteps).toContain(price)
})

test.each([
  [0, 0],
  [0.01, 1],
  [0.99, 20],
  [1, 21],
  [1.24, 21],
  [1.25, 22],
  [12, 31],
  [999_999_999_999.99, 120],
])('U-80 a price of %d is at step %i', (price, step) => expect(stepOf(price)).toBe(step))

test('U-80 buckets go from the first price to the last, without a gap, and count each price once', () => {
  const prices = [12, 12, 13, 40, 41, 99]
  const counts = new Map<number, number>()
  for (const price of prices) counts.set(stepOf(price), (counts.get(stepOf(price)) ?? 0) + 1)
  const buckets = bucketsOf(counts)
  expect(buckets[0]).toEqual({ from: 10, to: 12.5, count: 2 })
  expect(buckets.at(-1)).toMatchObject({ from: 80, count: 1 })
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
  for (const [at, { from }] of buckets.entries()) if (at > 0) expect(from).toBe(buckets[at - 1]?.to)
})

test('U-80 however far prices are apart there are at most fourteen buckets', () => {
  const buckets = bucketsOf(new Map([0, 40, 120].map((step) => [step, 1])))
  expect(buckets.length).toBeLessThanOrEqual(14)
  expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(bucketsOf(new Map())).toEqual([])
})
