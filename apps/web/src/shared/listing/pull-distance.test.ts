import { expect, test } from 'vitest'
import { farEnough, meansToPull, pulledBy } from './pull-distance.ts'

test('J-14 a pull follows the finger, ever more slowly, and can go far enough', () => {
  const ways = [0, 20, 60, 120, 200, 400].map(pulledBy)
  expect(ways).toEqual([...ways].sort((a, b) => a - b))
  expect(pulledBy(-30)).toBe(0)
  expect(pulledBy(60)).toBeLessThan(farEnough)
  expect(pulledBy(200)).toBeGreaterThan(farEnough)
})

test.each([
  [2, 3, undefined],
  [0, 12, true],
  [14, 8, false],
  [-14, 8, false],
  [0, -12, false],
])('J-14 a finger that went %i across and %i down: is it a pull? %s', (across, down, expected) => {
  expect(meansToPull(across, down)).toBe(expected)
})
