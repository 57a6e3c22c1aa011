import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  ['three days, sixteen hours and eighteen minutes', 3 * 1440 + 16 * 60 + 18, [3, 16, 18]],
  ['an hour', 60, [0, 1, 0]],
  ['twenty seconds', 1 / 3, [0, 0, 1]],
  ['an end that has passed', -5, [0, 0, 0]],
])('V-69 %s before the opening is told in days, hours and minutes', (_, minutes, told) => {
  const { days, hours, minutes: rest } = timeLeft(minutes * 60_000, 0)
  expect([days, hours, rest]).toEqual(told)
})
