import { expect, test } from 'vitest'
import schedule from './demo/schedule.json' with { type: 'json' }

/** Minutes from the beginning of the day the server is started on. */
function minuteOf(moment: string): number {
  const [day = '', time = ''] = moment.split(' ')
  const [hours = '', minutes = ''] = time.split(':')
  return Number(day) * 1440 + Number(hours) * 60 + Number(minutes)
}

const sessions = schedule.map(({ starts, ends, ...rest }) => ({
  from: minuteOf(starts),
  to: minuteOf(ends),
  // The phone's programme shows the large hall alone.
  live: 'live' in rest && rest.hall === '1',
  playback: 'playback' in rest,
}))

test('K-23 at any minute of any day a session is live in a large hall, another is to come, and one can be watched again', () => {
  const dull = Array.from({ length: 1440 }, (_, minute) => minute).filter(
    (minute) =>
      !sessions.some(({ from, to, live }) => live && from <= minute && minute < to) ||
      !sessions.some(({ from }) => from > minute) ||
      !sessions.some(({ to, playback }) => playback && to <= minute),
  )
  expect(dull).toEqual([])
})

test('F-08 both halls have a programme', () => {
  expect(schedule.length).toBeGreaterThanOrEqual(120)
  for (const hall of ['1', '2'])
    expect(schedule.filter((each) => each.hall === hall).length).toBeGreaterThanOrEqual(40)
})
