import { expect, test } from 'vitest'
import { colourOf, initialOf } from './monogram.ts'

test.each([
  ['2026 国际海洋渔业云博览会', '国'],
  ['（舟山）渔业馆', '舟'],
  ['cross-border fair', 'C'],
  ['2026', '·'],
])('B-05 a missing picture of %s becomes %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('B-05 a name keeps its colour, and names share them out', () => {
  expect(colourOf('丝路')).toBe(colourOf('丝路'))
  expect(new Set(['甲', '乙', '丙', '丁', '戊', '己'].map(colourOf)).size).toBeGreaterThan(1)
})
