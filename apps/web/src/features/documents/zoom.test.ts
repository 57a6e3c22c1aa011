import { expect, test } from 'vitest'
import { percentOf, scaleOf, stepped } from './zoom.ts'

const a4 = { width: 595, height: 842 }

test('B-16 a page fits the width, or stands whole in the window', () => {
  expect(scaleOf('width', a4, { width: 1190, height: 600 })).toBe(2)
  expect(scaleOf('page', a4, { width: 1190, height: 842 })).toBe(1)
})

test('B-16 at 100 % a page is as large as on paper', () => {
  expect(percentOf(scaleOf(1, a4, { width: 1, height: 1 }))).toBe(100)
})

test.each([
  [1, 1, 1.25],
  [1, -1, 0.8],
  [0.9, 1, 1],
  [0.9, -1, 0.8],
  [4, 1, 4],
  [0.5, -1, 0.5],
] as const)('B-16 from %d in direction %i the next size is %d', (now, direction, next) => {
  expect(stepped((now * 96) / 72, direction)).toBe(next)
})
