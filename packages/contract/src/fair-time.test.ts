import { expect, test } from 'vitest'
import { fairDateTime, fairDay, fairInstant } from './fair-time.ts'

test('K-17 dates are told on the fair’s clock, +08:00, whatever zone the server is in', () => {
  expect(fairDateTime(new Date('2026-11-15T16:30:05Z'))).toBe('2026-11-16 00:30:05')
  expect(fairDay(new Date('2026-11-15T15:59:59Z'))).toBe('2026-11-15')
  expect(fairDay(new Date('2026-11-15T16:00:00Z'))).toBe('2026-11-16')
})

test('a day and time of the fair become the instant they mean', () => {
  expect(fairInstant('2026-11-16', '09:00:00').toISOString()).toBe('2026-11-16T01:00:00.000Z')
  expect(fairDateTime(fairInstant('2026-01-01', '00:00:00'))).toBe('2026-01-01 00:00:00')
})
