import type { Session } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { gapOf } from './live-gap.ts'

const session = (id: number, rest: Partial<Session> = {}): Session => ({
  id,
  title: '',
  title_en: '',
  live_status: 1,
  live_url: '',
  play_back: '',
  media_type: '',
  captions: [],
  qualities: [],
  cancelled: 0,
  is_mark: 0,
  hall_id: 1,
  starts_at: '2026-11-16T09:00:00+08:00',
  ends_at: '2026-11-16T10:00:00+08:00',
  guests: [],
  ...rest,
})

const on = { live_status: 2, live_url: '/live/big/master.m3u8' } as const
const programme = (...sessions: Session[]) => ({
  edition: 'first',
  list: [{ theme: '', theme_en: '', date: '2026-11-16', data: [{ time: '', data: sessions }] }],
})
const news = (...sessions: Session[]) => ({
  edition: 'first',
  list: sessions.map((one) => ({
    ...one,
    exhibition_id: 21,
    exhibition_name: { cn: '', en: '' },
    viewers: 3,
  })),
})

test('L-01 a programme that says what the news say is up to date, whatever else they say', () => {
  const shown = programme(session(1, { live_status: 3 }), session(2, on), session(3))
  expect(gapOf(news(session(2, on), session(3), session(77, on)), shown)).toBe('')
  expect(gapOf(news(session(77, on)), programme(session(1, { live_status: 3 }), session(3)))).toBe('')
})

test.each([
  ['has begun', session(2), session(2, on)],
  ['has another stream', session(2, on), session(2, { ...on, live_url: '/live/second/master.m3u8' })],
  ['begins later', session(2), session(2, { starts_at: '2026-11-16T09:30:00+08:00' })],
  ['ends later', session(2, on), session(2, { ...on, ends_at: '2026-11-16T10:30:00+08:00' })],
])('L-01 a programme is behind where a session %s', (_, shown, told) => {
  expect(gapOf(news(told), programme(shown))).not.toBe('')
})

test('L-01 a programme is behind where it has as live what the news no longer name', () => {
  expect(gapOf(news(), programme(session(2, on)))).not.toBe('')
})

test('L-01 a programme is behind where it is of another edition, whatever of it the news name', () => {
  const shown = programme(session(1, { live_status: 3 }))
  expect(gapOf({ ...news(), edition: 'second' }, shown)).not.toBe('')
})
