import { expect, test } from 'vitest'
import { answeringAt } from './answering.ts'

const office = { zone: 'Asia/Shanghai', days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' }
const at = (moment: string, hours = office) => answeringAt(hours, Date.parse(moment))
const opens = (moment: string) => ({ isOpen: false, opensAt: Date.parse(moment) })
const open = { isOpen: true, opensAt: null }

test.each([
  ['in the middle of a day', '2026-11-16T12:00:00+08:00', open],
  ['at the first minute', '2026-11-16T08:30:00+08:00', open],
  ['at the last minute', '2026-11-16T17:29:59+08:00', open],
  ['before they begin', '2026-11-16T06:15:40+08:00', opens('2026-11-16T08:30:00+08:00')],
  ['in the evening', '2026-11-16T17:30:00+08:00', opens('2026-11-17T08:30:00+08:00')],
  ['on Friday evening', '2026-11-20T20:00:00+08:00', opens('2026-11-23T08:30:00+08:00')],
  ['on Sunday', '2026-11-15T12:00:00+08:00', opens('2026-11-16T08:30:00+08:00')],
  // Monday for the visitor in Los Angeles, Tuesday where they are.
  ['when it is another day there', '2026-11-16T18:00:00-08:00', open],
])('R-02 H-08 %s', (_, moment, expected) => {
  expect(at(moment)).toEqual(expected)
})

test('R-02 one day a week, whole, and over in a minute', () => {
  const monday = { ...office, days: [1], from: '00:00', to: '24:00' }
  expect(at('2026-11-16T23:59:00+08:00', monday)).toEqual(open)
  expect(at('2026-11-17T00:00:00+08:00', monday)).toEqual(opens('2026-11-23T00:00:00+08:00'))
})

test('R-02 the day on which clocks are changed begins at the same hour', () => {
  const berlin = { zone: 'Europe/Berlin', days: [1, 7], from: '09:00', to: '12:00' }
  expect(at('2026-10-24T20:00:00+02:00', berlin)).toEqual(opens('2026-10-25T09:00:00+01:00'))
  expect(at('2026-03-28T20:00:00+01:00', berlin)).toEqual(opens('2026-03-29T09:00:00+02:00'))
})

test('R-02 where a zone is not known nothing is claimed', () => {
  expect(at('2026-11-16T12:00:00+08:00', { ...office, zone: 'Nowhere/Atlantis' })).toBeUndefined()
})
