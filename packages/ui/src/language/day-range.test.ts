import { expect, test } from 'vitest'
import { dayRange, daysBetween } from './day-range.ts'

const open = '2026-11-12 00:00:00'
const close = '2026-11-18 23:59:59'

test('B-05 a card says open date to close date in the way of the language', () => {
  expect(dayRange(open, close, 'zh')).toBe('2026-11-12 至 2026-11-18')
  expect(dayRange(open, close, 'en')).toBe('12 Nov – 18 Nov 2026')
})

test('B-04 the side panel says month-day to month-day', () => {
  expect(dayRange(open, close, 'zh', false)).toBe('11-12 至 11-18')
  expect(dayRange(open, close, 'en', false)).toBe('12 Nov – 18 Nov')
})

test('B-05 a fair over the new year names both years, a fair of a day one day', () => {
  expect(dayRange('2026-12-28 00:00:00', '2027-01-03 23:59:59', 'en')).toBe('28 Dec 2026 – 3 Jan 2027')
  expect(dayRange(open, '2026-11-12 23:59:59', 'zh')).toBe('2026-11-12')
})

test('K-17 days are counted by the fair’s calendar', () => {
  expect(daysBetween('2026-11-12', close)).toBe(6)
  expect(daysBetween('2026-03-01', '2026-02-28 23:59:59')).toBe(-1)
})
