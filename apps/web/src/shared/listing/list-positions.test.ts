import { expect, test } from 'vitest'
import { readListPositions, withoutFirstStep } from './list-positions.ts'

const place = { y: 840, shown: 20 }

test.each([
  [undefined, []],
  [null, []],
  [7, []],
  [[['a /x', place], ['b /x', { y: 'far' }], [3, place], 'c'], [['a /x', place]]],
])('J-14 of what a browser kept (%j) only places are taken', (stored, expected) => {
  expect([...readListPositions(stored)]).toEqual(expected)
})

test('J-14 who comes by a link begins at the top, and the other steps keep their places', () => {
  const kept = new Map([
    ['default /mobileExhibitors', place],
    ['k1 /mobileExhibitors', place],
  ])
  expect([...withoutFirstStep(kept).keys()]).toEqual(['k1 /mobileExhibitors'])
})
