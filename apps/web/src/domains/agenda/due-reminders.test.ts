import { expect, test } from 'vitest'
import { dueReminders } from './due-reminders.ts'
import type { Reminder } from './reminders.ts'

const at = (id: number, startsAt: string): Reminder => ({
  id,
  exhibitionId: 21,
  hallId: 1,
  startsAt,
  title: '',
  title_en: '',
})
const list = [
  at(1, '2026-11-16T09:00:00+08:00'),
  at(2, '2026-11-16T10:00:00+08:00'),
  at(3, '2026-11-16T12:00:00+08:00'),
]
const due = (time: string) => {
  const now = Date.parse(`2026-11-16T${time}+08:00`)
  const { due: all, told, next } = dueReminders(list, now)
  return { due: all.map(({ id }) => id), told: told.map(({ id }) => id), wait: next && next - now }
}

test('F-08 a visitor is told five minutes before, and of nothing that has begun already', () => {
  expect(due('08:54:00')).toEqual({ due: [], told: [], wait: 60_000 })
  expect(due('08:55:00')).toEqual({ due: [1], told: [1], wait: 3_600_000 })
  expect(due('09:56:00')).toEqual({ due: [1, 2], told: [2], wait: 7_140_000 })
  expect(due('13:00:00')).toEqual({ due: [1, 2, 3], told: [], wait: undefined })
})
