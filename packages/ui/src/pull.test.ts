import { expect, test } from 'vitest'
import { pullCloses } from './pull.ts'

test.each([
  ['far and slow', 120, 900, true],
  ['short and quick', 40, 60, true],
  ['short and slow', 60, 600, false],
  ['a tap that slipped', 8, 4, false],
  ['not at all', 0, 0, false],
])('J-08 a sheet that is pulled %s closes or stays', (_how, pulled, ms, closes) => {
  expect(pullCloses(pulled, ms)).toBe(closes)
})
