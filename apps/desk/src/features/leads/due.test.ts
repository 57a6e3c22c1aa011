import { translator } from '@tradefloor/ui'
import { expect, test } from 'vitest'
import { dueOf } from './due.ts'
import { leadTexts } from './texts.ts'

const today = '2026-12-30'

test.each([
  [null, 'none', '未定日期', 'No date'],
  ['2026-12-28', 'late', '已过期 2 天', '2 days overdue'],
  ['2026-12-29', 'late', '已过期 1 天', '1 day overdue'],
  ['2026-12-30', 'today', '今天', 'Today'],
  ['2026-12-31', 'later', '明天', 'Tomorrow'],
  ['2027-01-01', 'later', '2027-01-01', '1 Jan 2027'],
] as const)('V-43 a step on %s is %s', (on, state, zh, en) => {
  expect(dueOf(on, today, translator(leadTexts, 'zh'), 'zh')).toEqual({ text: zh, state })
  expect(dueOf(on, today, translator(leadTexts, 'en'), 'en')).toEqual({ text: en, state })
})

test('V-43 a step of this year has its day without the year', () => {
  const { text } = dueOf('2026-12-30', '2026-11-15', translator(leadTexts, 'zh'), 'zh')
  expect(text).toBe('12-30')
})
