import { expect, test } from 'vitest'
import { calledOff, sessionStateOf } from './session-state.ts'

const starts = new Date('2031-03-10T09:30:00+08:00')
const ends = new Date('2031-03-10T10:00:00+08:00')

test.each([
  ['a day before', '2031-03-09T09:45:00+08:00', 1],
  ['the last moment before the start', '2031-03-10T09:29:59.999+08:00', 1],
  ['exactly at the start', '2031-03-10T09:30:00+08:00', 2],
  ['in the middle, told in another zone', '2031-03-10T01:45:00Z', 2],
  ['the last moment before the end', '2031-03-10T09:59:59.999+08:00', 2],
  ['exactly at the end', '2031-03-10T10:00:00+08:00', 3],
  ['a day after', '2031-03-11T09:45:00+08:00', 3],
])('L-01 K-23 a session’s state comes from the clock: %s', (_, now, state) => {
  expect(sessionStateOf({ starts, ends, override: null }, new Date(now))).toBe(state)
})

test.each([
  [1, '2031-03-10T09:45:00+08:00'],
  [2, '2031-03-10T09:00:00+08:00'],
  [2, '2031-03-10T11:00:00+08:00'],
  [3, '2031-03-10T09:45:00+08:00'],
])('L-01 K-23 what the organiser says stands over the clock: %i', (override, now) => {
  expect(sessionStateOf({ starts, ends, override }, new Date(now))).toBe(override)
})

test.each([
  ['before it would start', '2031-03-10T09:29:59.999+08:00', 1],
  ['when it would start', '2031-03-10T09:30:00+08:00', 3],
  ['when it would be over', '2031-03-10T10:00:00+08:00', 3],
])('L-01 K-23 a session that is called off is never live: %s', (_, now, state) => {
  expect(sessionStateOf({ starts, ends, override: calledOff }, new Date(now))).toBe(state)
})

test('L-01 K-23 a word that is none of the three leaves it to the clock', () => {
  for (const override of [0, 5, Number.NaN])
    expect(sessionStateOf({ starts, ends, override }, starts)).toBe(2)
})
