import { expect, test } from 'vitest'
import { timeOf } from './time-of.ts'

const at = new Date(2026, 10, 16, 14, 5).getTime()

test.each([
  ['zh', at + 60_000, '14:05'],
  ['en', at + 60_000, '14:05'],
  ['zh', at + 86_400_000, '11月16日 14:05'],
  ['en', at + 86_400_000, '16 Nov, 14:05'],
] as const)('J-13 an answer is dated in %s', (language, now, text) => {
  expect(timeOf(at, language, now)).toBe(text)
})
