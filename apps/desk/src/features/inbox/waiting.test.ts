import { expect, test } from 'vitest'
import { waitOf } from './waiting.ts'

const minutes = (count: number) => waitOf(0, count * 60_000)

test.each([
  [0, { text: 'waitsNow', tone: 'waiting' }],
  [3, { text: 'waits', tone: 'waiting', values: { minutes: 3 } }],
  [14, { text: 'waits', tone: 'late', values: { minutes: 14 } }],
  [72, { text: 'waits', tone: 'live', values: { minutes: 72 } }],
  [100, { text: 'waitsHours', tone: 'live', values: { hours: 2 } }],
  [4 * 24 * 60, { text: 'waitsDays', tone: 'live', values: { days: 4 } }],
  [-5, { text: 'waitsNow', tone: 'waiting' }],
])('N-03 who has waited %i minutes is shown so', (count, wait) => {
  expect(minutes(count)).toEqual(wait)
})
