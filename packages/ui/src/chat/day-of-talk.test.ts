import { expect, test } from 'vitest'
import { dayKey, dayOfTalk, hourOfTalk, shortTimeOfTalk } from './day-of-talk.ts'

const at = (text: string) => Date.parse(text)
const now = at('2026-11-16T16:42:00+08:00')

test.each([
  ['2026-11-16T08:30:00+08:00', 'zh', '今天 · 11月16日 星期一'],
  ['2026-11-16T08:30:00+08:00', 'en', 'Today · Monday 16 November'],
  ['2026-11-15T08:30:00+08:00', 'zh', '昨天 · 11月15日 星期日'],
  ['2026-11-13T15:08:00+08:00', 'zh', '11月13日 星期五'],
  ['2026-11-13T15:08:00+08:00', 'en', 'Friday 13 November'],
  ['2025-12-31T23:59:00+08:00', 'zh', '2025年12月31日 星期三'],
  ['2025-12-31T23:59:00+08:00', 'en', 'Wednesday 31 December 2025'],
] as const)('R-02 %s is headed in %s by %s', (time, language, text) => {
  expect(dayOfTalk(at(time), now, language, 'Asia/Shanghai')).toBe(text)
})

test('R-02 a day is the reader’s own, wherever they are', () => {
  const time = at('2026-11-16T01:00:00Z')
  expect(dayKey(time, 'America/New_York')).toBe('2026-11-15')
  expect(dayKey(time, 'Asia/Dubai')).toBe('2026-11-16')
  expect(dayKey(time, 'Pacific/Kiritimati')).toBe('2026-11-16')
  expect(hourOfTalk(time, 'America/New_York')).toBe('20:00')
  expect(hourOfTalk(at('2026-11-15T16:00:00Z'), 'Asia/Shanghai')).toBe('00:00')
})

test.each([
  ['2026-11-16T12:42:00+08:00', 'zh', '12:42'],
  ['2026-11-15T12:42:00+08:00', 'zh', '昨天'],
  ['2026-11-13T12:42:00+08:00', 'zh', '11月13日'],
  ['2026-11-13T12:42:00+08:00', 'en', '13 Nov'],
  ['2025-11-13T12:42:00+08:00', 'en', '13 Nov 2025'],
] as const)('R-02 a list of conversations says of %s in %s: %s', (time, language, text) => {
  expect(shortTimeOfTalk(at(time), now, language, 'Asia/Shanghai')).toBe(text)
})
