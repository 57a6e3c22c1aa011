import { expect, test } from 'vitest'
import { type TableName, tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import type { CheckedRow, MomentValue } from '../format/values.ts'
import { collectWarnings } from './warnings.ts'

const at = (text: string): MomentValue =>
  /^[+-]/.test(text) ? { day: Number(text.slice(0, 2)), time: `${text.slice(3)}:00` } : { at: `${text}:00` }

const rowOf = (id: number, values: CheckedRow['values'], file = 'schedule.csv'): CheckedRow => ({
  file,
  line: id + 1,
  id,
  values,
})
const session = (id: number, starts: string, ends: string, hall = '1') =>
  rowOf(id, { exhibition: 1, hall, starts: at(starts), ends: at(ends) })
const exhibition = (opens: string, closes: string) =>
  rowOf(1, { opens: at(opens), closes: at(closes) }, 'exhibitions/1.json')

function warningsOf(given: Partial<Content>, stored: Partial<Content> = {}) {
  const content = Object.fromEntries(tableNames.map((name) => [name, given[name] ?? []])) as Content
  const staying = (table: TableName) => stored[table] ?? []
  return collectWarnings(content, staying).list.map(({ file, line, text }) => `${file}:${line} ${text.en}`)
}

const exhibitions = [exhibition('2026-11-28 09:00', '2026-11-30 17:00')]

test('S-103 sessions on the days of the exhibition, one after the other in a hall, are taken without a word', () => {
  const schedule = [
    session(1, '2026-11-28 08:30', '2026-11-28 10:00'),
    session(2, '2026-11-28 10:00', '2026-11-28 11:00'),
    session(3, '2026-11-28 10:00', '2026-11-28 11:00', '2'),
    session(4, '2026-11-30 17:00', '2026-11-30 20:00'),
  ]
  expect(warningsOf({ exhibitions, schedule })).toEqual([])
})

test.each([
  ['before it opens', '2026-11-27 09:30', '2026-11-27 10:00'],
  ['after it closes', '2026-12-01 09:30', '2026-12-01 10:00'],
  ['into the day after', '2026-11-30 23:00', '2026-12-01 00:30'],
])('S-103 a session %s is pointed out, also of an exhibition that is there already', (_, starts, ends) => {
  const schedule = [session(1, starts, ends)]
  const warning = ['schedule.csv:2 is on a day when exhibition 1 is not open']
  expect(warningsOf({ exhibitions, schedule })).toEqual(warning)
  expect(warningsOf({ schedule }, { exhibitions })).toEqual(warning)
})

test('S-103 a session by days from today is held against an exhibition by days, and not against dates', () => {
  const schedule = [session(1, '+3 09:30', '+3 10:00')]
  expect(warningsOf({ exhibitions: [exhibition('+0 09:00', '+2 17:00')], schedule })).toHaveLength(1)
  expect(warningsOf({ exhibitions: [exhibition('-1 09:00', '+9 17:00')], schedule })).toEqual([])
  expect(warningsOf({ exhibitions, schedule })).toEqual([])
})

test('S-103 each session that begins while another is on in its hall is pointed out, in any order of rows', () => {
  const schedule = [
    session(3, '2026-11-28 11:00', '2026-11-28 11:30'),
    session(1, '2026-11-28 09:00', '2026-11-28 12:00'),
    session(2, '2026-11-28 10:00', '2026-11-28 10:30'),
    session(4, '2026-11-28 12:00', '2026-11-28 12:30'),
  ]
  expect(warningsOf({ exhibitions, schedule })).toEqual([
    'schedule.csv:3 puts session 2 into the hall while session 1 is still on there',
    'schedule.csv:4 puts session 3 into the hall while session 1 is still on there',
  ])
})

test('S-103 a session by date between two by days from today does not hide that they overlap', () => {
  const schedule = [
    session(1, '+3 09:00', '+3 12:00'),
    session(2, '2026-11-28 09:00', '2026-11-28 12:00'),
    session(3, '+3 10:00', '+3 11:00'),
  ]
  expect(warningsOf({ schedule })).toEqual([
    'schedule.csv:4 puts session 3 into the hall while session 1 is still on there',
  ])
})

test('S-103 what overlaps with a session that stays is pointed out at the row that is given', () => {
  const stays = [session(7, '2026-11-28 09:30', '2026-11-28 10:30')]
  const schedule = [session(1, '2026-11-28 09:00', '2026-11-28 10:00')]
  expect(warningsOf({ exhibitions, schedule }, { schedule: stays })).toEqual([
    'schedule.csv:2 puts session 7 into the hall while session 1 is still on there',
  ])
  expect(warningsOf({ exhibitions }, { schedule: stays })).toEqual([])
})
