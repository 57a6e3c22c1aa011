import { expect, test } from 'vitest'
import { arrowsOf } from './arrows.ts'

test.each([
  [0, 3, false, false],
  [1, 3, false, false],
  [0, 0, false, false],
  [0, 4, false, true],
  [2, 4, true, true],
  [3, 4, true, false],
])('G-06 at slide %i of %i: back %s, on %s', (at, count, previous, next) => {
  expect(arrowsOf(at, count)).toEqual({ previous, next })
})
