import { expect, test } from 'vitest'
import { renewalMs } from './use-scene-token.ts'

test.each([
  [300, 240_000],
  [120, 60_000],
  [60, 10_000],
  [0, 10_000],
])('B-08 a token of %i s is renewed after %i ms, before it ends and never in a rush', (lasts, due) => {
  expect(renewalMs(lasts)).toBe(due)
})
