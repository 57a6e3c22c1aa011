import { expect, test } from 'vitest'
import { type Quad, toUnitSquare, warpOnto } from './warp.ts'

const quad: Quad = [
  [10, 12],
  [90, 4],
  [84, 60],
  [14, 52],
]

test('Q-50 the corners of a quad are those of the unit square', () => {
  const unit = toUnitSquare(quad)
  const corners = quad.map(([x, y]) => unit(x, y).map((value) => Math.round(value * 1e6) / 1e6 + 0))
  expect(corners).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ])
})

test('Q-50 a sign is laid onto its quad upright and unmirrored, and nowhere else', async () => {
  const sign = {
    width: 2,
    height: 2,
    data: new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 90, 90, 90, 255]),
  }
  const into = { width: 100, height: 64, data: Buffer.alloc(100 * 64 * 3) }
  await warpOnto(into, sign, quad)
  const at = (x: number, y: number) => [...into.data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)]
  expect(at(13, 14)).toEqual([255, 0, 0])
  expect(at(87, 7)).toEqual([0, 255, 0])
  expect(at(16, 50)).toEqual([0, 0, 255])
  expect(at(82, 57)).toEqual([90, 90, 90])
  expect(at(2, 2)).toEqual([0, 0, 0])
  expect(at(97, 60)).toEqual([0, 0, 0])
})
