import { expect, test } from 'vitest'
import { pagerNumbers } from './pager-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [5, 22, '1 … 4 5 6 … 22'],
  [22, 22, '1 … 21 22'],
  [2, 22, '1 2 3 … 22'],
])('G-02 page %i of %i shows %s', (page, pages, expected) => {
  expect(
    pagerNumbers(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(expected)
})
