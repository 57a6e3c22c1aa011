import { expect, test } from 'vitest'
import { fairDays } from './fair-days.ts'

const open = '2026-11-12 09:30:00'
const close = '2026-11-18 17:30:00'

test('K-17 the open and the close day both count', () => {
  expect(fairDays(open, close, '2026-11-12')).toEqual({ left: 6, until: 0, day: 1, days: 7 })
  expect(fairDays(open, close, '2026-11-18')).toEqual({ left: 0, until: -6, day: 7, days: 7 })
})

test('K-17 before it opens and after it closed a fair is on none of its days, or past the last', () => {
  expect(fairDays(open, close, '2026-11-10')).toMatchObject({ until: 2, day: 0 })
  expect(fairDays(open, close, '2026-11-20')).toMatchObject({ left: -2, day: 7 })
})
