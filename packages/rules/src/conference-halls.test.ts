import { expect, test } from 'vitest'
import { conferenceHallOf, otherConferenceHall, scheduleHalls } from './conference-halls.ts'

test.each([
  [1, 'big', 'small'],
  [2, 'small', 'big'],
  [3, 'big', 'small'],
  [0, 'big', 'small'],
] as const)('hall %j of the schedule is the %s one, and the other one is the %s one', (id, hall, other) => {
  expect(conferenceHallOf(id)).toBe(hall)
  expect(otherConferenceHall(hall)).toBe(other)
})

test('the number of each conference hall leads back to it', () => {
  expect(conferenceHallOf(scheduleHalls.big)).toBe('big')
  expect(conferenceHallOf(scheduleHalls.small)).toBe('small')
})
