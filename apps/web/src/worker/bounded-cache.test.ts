import { expect, test } from 'vitest'
import { overflowing } from './bounded-cache.ts'

const sizes = new Map([
  ['oldest', 40],
  ['older', 30],
  ['newest', 20],
])

test.each([
  [{ most: 3, bytes: 90 }, []],
  [{ most: 2, bytes: 90 }, ['oldest']],
  [{ most: 3, bytes: 89 }, ['oldest']],
  [{ most: 3, bytes: 49 }, ['oldest', 'older']],
  [{ most: 0, bytes: 90 }, ['oldest', 'older', 'newest']],
  [{ most: 3, bytes: 10 }, ['oldest', 'older', 'newest']],
])('J-07 pictures are kept within %j: the oldest go', (limits, gone) => {
  expect(overflowing(sizes, limits)).toEqual(gone)
})
