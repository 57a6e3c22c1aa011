import { expect, test } from 'vitest'
import { coastOf, softLine, treesOn } from './island-shape.ts'

test('B-02 an island looks the same every time, and no two look alike', () => {
  expect(softLine(coastOf(3, 100, 60))).toBe(softLine(coastOf(3, 100, 60)))
  expect(softLine(coastOf(3, 100, 60))).not.toBe(softLine(coastOf(4, 100, 60)))
})

test('B-02 trees stand on the land, and those in front cover those behind', () => {
  const trees = treesOn(5, 100, 60, 40)
  for (const { x, y } of trees) expect((x / 100) ** 2 + (y / 60) ** 2).toBeLessThan(0.7)
  expect(trees.map(({ y }) => y)).toEqual(trees.map(({ y }) => y).sort((a, b) => a - b))
})
