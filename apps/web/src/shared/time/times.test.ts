import { describe, expect, onTestFinished, test } from 'vitest'
import { aheadOfFair, clockIn, clocksDiffer, fairZone, offsetName, ownZone, span, timesIn } from './times.ts'

/** The visitor's clock stands there until the test is over. */
function visitorIn(zone: string) {
  const { TZ } = process.env
  process.env.TZ = zone
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })
}

const session = (starts: string, ends: string) => ({ starts_at: starts, ends_at: ends })

describe('F-08 a session is told on the visitor’s clock, and its day stays the fair’s', () => {
  const morning = session('2026-11-16T09:30:00+08:00', '2026-11-16T10:30:00+08:00')
  const evening = session('2026-11-16T20:00:00+08:00', '2026-11-16T21:15:00+08:00')

  test.each([
    ['Asia/Shanghai', morning, { from: '09:30', to: '10:30', days: 0 }],
    ['UTC', morning, { from: '01:30', to: '02:30', days: 0 }],
    ['Asia/Dubai', morning, { from: '05:30', to: '06:30', days: 0 }],
    ['America/New_York', morning, { from: '20:30', to: '21:30', days: -1 }],
    ['Pacific/Kiritimati', morning, { from: '15:30', to: '16:30', days: 0 }],
    ['Pacific/Kiritimati', evening, { from: '02:00', to: '03:15', days: 1 }],
    ['America/St_Johns', evening, { from: '08:30', to: '09:45', days: 0 }],
  ])('%s', (zone, one, times) => {
    visitorIn(zone)
    expect(timesIn(ownZone, one)).toEqual(times)
    expect(timesIn(fairZone, one).days).toBe(0)
  })

  test('midnight is 00:00 of the day that begins', () => {
    visitorIn('UTC')
    expect(clockIn(ownZone, Date.parse('2026-11-16T00:00:00Z'))).toEqual({ day: '2026-11-16', time: '00:00' })
    expect(clockIn(fairZone, Date.parse('2026-11-15T16:00:00Z'))).toEqual({
      day: '2026-11-16',
      time: '00:00',
    })
  })
})

describe('F-08 daylight saving', () => {
  // In New York clocks go back on 1 November 2026 at 06:00 UTC and forward on 8 March 2026 at 07:00 UTC.
  test('the same hour at the fair is an hour earlier there once clocks have gone back', () => {
    visitorIn('America/New_York')
    const at = (day: string) => timesIn(ownZone, session(`${day}T22:00:00+08:00`, `${day}T23:00:00+08:00`))
    expect(at('2026-10-31')).toEqual({ from: '10:00', to: '11:00', days: 0 })
    expect(at('2026-11-01')).toEqual({ from: '09:00', to: '10:00', days: 0 })
    expect(at('2026-03-07')).toEqual({ from: '09:00', to: '10:00', days: 0 })
    expect(at('2026-03-08')).toEqual({ from: '10:00', to: '11:00', days: 0 })
  })

  test('a session over the change itself ends by the clock that then is right', () => {
    // 13:30 to 14:30 at the fair: it begins at 01:30 and ends at 01:30, both of them right.
    visitorIn('America/New_York')
    expect(timesIn(ownZone, session('2026-11-01T13:30:00+08:00', '2026-11-01T14:30:00+08:00'))).toEqual({
      from: '01:30',
      to: '01:30',
      days: 0,
    })
  })

  test('how far apart the clocks are is asked of the day in question', () => {
    visitorIn('America/New_York')
    expect(aheadOfFair(Date.parse('2026-10-31T12:00:00Z'))).toBe(-720)
    visitorIn('America/New_York')
    expect(aheadOfFair(Date.parse('2026-11-02T12:00:00Z'))).toBe(-780)
    visitorIn('Pacific/Kiritimati')
    expect(aheadOfFair(Date.parse('2026-11-02T12:00:00Z'))).toBe(360)
  })
})

test('F-08 a zone is named by what its clocks say', () => {
  const instant = Date.parse('2026-11-16T00:00:00Z')
  visitorIn('Asia/Shanghai')
  expect(offsetName(instant)).toBe('UTC+8')
  visitorIn('America/St_Johns')
  expect(offsetName(instant)).toBe('UTC−3:30')
  visitorIn('UTC')
  expect(offsetName(instant)).toBe('UTC+0')
  visitorIn('Pacific/Kiritimati')
  expect(offsetName(instant)).toBe('UTC+14')
})

test('F-08 whose clocks are the fair’s needs no second one', () => {
  const instants = [Date.parse('2026-11-16T00:00:00Z')]
  visitorIn('Asia/Singapore')
  expect(clocksDiffer(instants)).toBe(false)
  visitorIn('Asia/Tokyo')
  expect(clocksDiffer(instants)).toBe(true)
  visitorIn('Asia/Tokyo')
  expect(clocksDiffer([])).toBe(false)
})

test('F-06 what is left is told in hours only where there are any', () => {
  expect([span(0), span(9.8), span(724), span(3909), span(-4)]).toEqual([
    '0:00',
    '0:09',
    '12:04',
    '1:05:09',
    '0:00',
  ])
})
