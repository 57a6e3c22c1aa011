import { expect, test } from 'vitest'
import { fitted, flickOf, panned, unplaced, zoomedAt } from './zoom-pan.ts'

const stage = { width: 1000, height: 600 }
const whole = fitted({ width: 800, height: 800 }, stage)

test('H-05 a picture is first seen whole', () => {
  expect(whole).toEqual({ width: 600, height: 600 })
  expect(fitted({ width: 4000, height: 1000 }, stage)).toEqual({ width: 1000, height: 250 })
})

test('H-05 the point under the pointer stays where it is while the picture grows', () => {
  const at = { x: 200, y: 100 }
  const once = zoomedAt(unplaced, 3, at, whole, stage)
  expect(once.scale).toBe(3)
  expect((at.x - once.x) / once.scale).toBeCloseTo(at.x)
  expect((at.y - once.y) / once.scale).toBeCloseTo(at.y)
})

test('H-05 a picture is never smaller than whole and never larger than six times', () => {
  const middle = { x: 0, y: 0 }
  expect(zoomedAt(unplaced, 0.1, middle, whole, stage)).toEqual(unplaced)
  expect(zoomedAt(unplaced, 100, middle, whole, stage).scale).toBe(6)
})

test('H-05 dragging ends at the picture’s edges', () => {
  expect(panned(unplaced, 50, 50, whole, stage)).toEqual(unplaced)
  const large = zoomedAt(unplaced, 2, { x: 0, y: 0 }, whole, stage)
  expect(panned(large, 900, -900, whole, stage)).toEqual({ scale: 2, x: 100, y: -300 })
})

test.each([
  [-60, 10, 'left'],
  [60, -20, 'right'],
  [10, 120, 'down'],
  [-60, 60, undefined],
  [30, 0, undefined],
  [0, -200, undefined],
])('J-12 a finger that goes %i, %i over a whole picture means %s', (x, y, meant) => {
  expect(flickOf(x, y)).toBe(meant)
})
