import { expect, test } from 'vitest'
import { dayAndHour, fairDayAndHour, fairDayText } from './fair-times.ts'

const halfPastSeven = Date.parse('2026-11-24T23:30:00Z')

test('V-69 an opening early in the morning is on the fair’s day, not on the one before in UTC', () => {
  expect(fairDayText(halfPastSeven, 'zh')).toBe('11-25')
  expect(fairDayText(halfPastSeven, 'en')).toBe('25 Nov')
  expect(fairDayAndHour(halfPastSeven, 'zh')).toBe('11-25 07:30')
  expect(fairDayAndHour(halfPastSeven, 'en')).toBe('25 Nov 07:30')
})

test('V-53 a time in the fair’s own words is shown as it is', () => {
  expect(dayAndHour('2026-11-15 09:30:00', 'en')).toBe('15 Nov 09:30')
})
