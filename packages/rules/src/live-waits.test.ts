import { expect, test } from 'vitest'
import { waitForLive } from './live-waits.ts'

const latest = () => 1
const soonest = () => 0

test('L-01 how things stand is asked for every quarter of a minute, and not by all at once', () => {
  expect(waitForLive({ toTurn: undefined, failures: 0 }, soonest)).toBe(15_000)
  expect(waitForLive({ toTurn: 3_600_000, failures: 0 }, latest)).toBe(20_000)
})

test('L-01 around a beginning or an end it is asked for sooner, but never within five seconds', () => {
  expect(waitForLive({ toTurn: 9000, failures: 0 }, soonest)).toBe(9000)
  expect(waitForLive({ toTurn: 9000, failures: 0 }, latest)).toBe(10_000)
  expect(waitForLive({ toTurn: 200, failures: 0 }, soonest)).toBe(5000)
  expect(waitForLive({ toTurn: -30_000, failures: 0 }, soonest)).toBe(5000)
})

test('L-01 while nobody answers it is asked for less and less', () => {
  const waits = [1, 2, 3, 4, 9].map((failures) => waitForLive({ toTurn: 100, failures }, soonest))
  expect(waits).toEqual([15_000, 30_000, 60_000, 120_000, 120_000])
})
