import type { ScheduleGroup, Session } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { byTheme, daysOf, dayToShow, hallNow, hallsOf, nowPosition, sessionsOf } from './programme.ts'

const session = (id: number, day: string, from: string, to: string, rest: Partial<Session> = {}): Session =>
  ({
    id,
    title: `第 ${id} 场`,
    title_en: `Session ${id}`,
    live_status: 1,
    live_url: '',
    play_back: '',
    hall_id: 1,
    starts_at: `${day}T${from}:00+08:00`,
    ends_at: `${day}T${to}:00+08:00`,
    guests: [],
    ...rest,
  }) as Session

const group = (date: string, theme: string, ...sessions: Session[]): ScheduleGroup => ({
  theme,
  theme_en: '',
  date,
  data: sessions.map((one) => ({ time: '', data: [one] })),
})

const groups = [
  group(
    '2026-11-16',
    '渔情',
    session(1, '2026-11-16', '09:00', '10:00', { live_status: 3 }),
    session(4, '2026-11-16', '14:00', '15:00'),
  ),
  group(
    '2026-11-16',
    '装备',
    session(2, '2026-11-16', '10:00', '11:00', { live_status: 2 }),
    session(3, '2026-11-16', '10:00', '11:30', { hall_id: 2, live_status: 2 }),
  ),
  group('2026-11-18', '贸易', session(5, '2026-11-18', '09:00', '10:00')),
]
const all = sessionsOf(groups)
const ids = (sessions: readonly { id: number }[]) => sessions.map(({ id }) => id)

test('F-08 sessions stand in the order of time, whatever their themes', () => {
  expect(ids(all)).toEqual([1, 2, 3, 4, 5])
  expect(daysOf(all)).toEqual(['2026-11-16', '2026-11-18'])
})

test('F-08 a theme that goes on after another is one group', () => {
  expect(byTheme(all.filter(({ date }) => date === '2026-11-16')).map(ids)).toEqual([
    [1, 4],
    [2, 3],
  ])
})

test('F-08 an agenda opens at today, else at the next day with a programme, else at the last', () => {
  const quiet = all.map((one) => ({ ...one, live_status: 1 }))
  expect(dayToShow(quiet, '2026-11-16')).toBe('2026-11-16')
  expect(dayToShow(quiet, '2026-11-17')).toBe('2026-11-18')
  expect(dayToShow(quiet, '2026-12-01')).toBe('2026-11-18')
  expect(dayToShow([], '2026-12-01')).toBeUndefined()
})

test('F-08 an agenda opens at what is on, also when midnight has passed over it', () => {
  expect(all.findLast(({ live_status }) => live_status === 2)?.date).toBe('2026-11-16')
  expect(dayToShow(all, '2026-11-17')).toBe('2026-11-16')
})

test('F-05 a hall knows what is on, what comes next and what was last', () => {
  expect(hallNow(all, 1)).toMatchObject({ live: { id: 2 }, next: { id: 4 }, last: { id: 1 } })
  expect(hallNow(all, 2)).toMatchObject({ live: { id: 3 }, next: undefined, last: undefined })
  expect(hallsOf(all)).toEqual([1, 2])
})

test('F-08 now lies after the last session that has begun, and nowhere on another day', () => {
  const today = all.filter(({ date }) => date === '2026-11-16')
  const at = (time: string) => nowPosition(today, Date.parse(`2026-11-16T${time}:00+08:00`))
  expect(at('08:59')).toBeUndefined()
  expect(at('09:00')).toBe(0)
  expect(at('10:20')).toBe(2)
  expect(at('12:30')).toBe(2)
  expect(at('14:00')).toBe(3)
  expect(at('15:00')).toBeUndefined()
})
