import { expect, test } from 'vitest'
import { fillHours, latestHour, shareOf } from './finding.ts'

const hour = (at: number, in_time: number, later: number) => ({ hour: at, in_time, later })

test('V-59 the finding is the hour with most late replies, where they are the rule', () => {
  expect(latestHour([hour(9, 11, 3), hour(12, 3, 6), hour(15, 2, 4)])).toEqual(hour(12, 3, 6))
  expect(latestHour([hour(9, 11, 9), hour(12, 0, 2)])).toBeUndefined()
  expect(latestHour([])).toBeUndefined()
})

test('V-59 hours in which nobody wrote stand between the others', () => {
  expect(fillHours([hour(9, 1, 0), hour(11, 0, 1)])).toEqual([hour(9, 1, 0), hour(10, 0, 0), hour(11, 0, 1)])
  expect(fillHours([])).toEqual([])
})

test('V-59 of fewer than ten cases there is no share', () => {
  expect([shareOf(8, 9), shareOf(8, 10), shareOf(1, 3000)]).toEqual([null, 80, 0])
})
