import { expect, test } from 'vitest'
import { axisOf, isMarked } from './chart-axis.ts'

test.each([
  [0, [0, 1]],
  [2, [0, 1, 2]],
  [4, [0, 2, 4]],
  [28, [0, 10, 20, 30]],
  [286, [0, 100, 200, 300]],
  [301, [0, 200, 400]],
  [624, [0, 500, 1000]],
])('V-59 a chart up to %i has few round numbers from zero', (highest, axis) => {
  expect(axisOf(highest)).toEqual(axis)
})

test('V-59 columns are marked as often as there is room, the last one always', () => {
  const marked = (count: number) =>
    Array.from({ length: count }, (_, n) => n).filter((n) => isMarked(n, count, 7))
  expect(marked(14)).toEqual([1, 3, 5, 7, 9, 11, 13])
  expect(marked(3)).toEqual([0, 1, 2])
  expect(marked(90).length).toBeLessThanOrEqual(7)
  expect(marked(90).at(-1)).toBe(89)
})
