import { expect, test } from 'vitest'
import { placeClearOf, placeClearOfAll } from './place-clear-of.ts'

const notice = { left: 400, right: 800, top: 84, bottom: 128 }
const control = (changes: object) => ({ left: 500, right: 540, top: 90, bottom: 130, ...changes })

test.each([
  ['no control was used', undefined, 0],
  ['the control is beside it', control({ left: 810, right: 850 }), 0],
  ['the control is below it', control({ top: 128, bottom: 168 }), 0],
  ['the control is hidden', control({ left: 0, right: 0, top: 0, bottom: 0 }), 0],
  ['the control is under it', control({}), 54],
  ['there is no room below the control', control({ top: 100, bottom: 880 }), -36],
])('S-72 a notice stands clear of what caused it when %s', (_, cause, shift) => {
  expect(placeClearOf(notice, cause, 900)).toBe(shift)
})

test('S-105 a notice stands clear of a bar and of what caused it at once', () => {
  const bar = { left: 16, right: 900, top: 64, bottom: 108 }
  expect(placeClearOfAll(notice, [bar], 900)).toBe(32)
  expect(placeClearOfAll(notice, [bar, control({ top: 150, bottom: 190 })], 900)).toBe(114)
  expect(placeClearOfAll(notice, [control({ left: 810, right: 850 })], 900)).toBe(0)
})
