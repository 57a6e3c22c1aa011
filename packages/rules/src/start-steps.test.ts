import type { DeskStart } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { startProgress, startSteps } from './start-steps.ts'

const nothing: DeskStart = {
  joined_at: '2026-11-10 09:12:00',
  profile_seen: false,
  logo: false,
  intro: { cn: 0, en: 0 },
  products: 0,
  unpublished: 0,
  hours: false,
  colleagues: 0,
  answered: false,
  fair: null,
  example: null,
}
const everything: DeskStart = {
  ...nothing,
  ...{ profile_seen: true, logo: true, intro: { cn: 98, en: 120 }, products: 3, hours: true, answered: true },
}
const doneOf = (start: DeskStart) =>
  startSteps(start)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step)

test('V-69 who has only accepted the invitation has done one step, and looks at the profile next', () => {
  expect(doneOf(nothing)).toEqual(['joined'])
  expect(startProgress(startSteps(nothing))).toMatchObject({
    done: 1,
    all: 9,
    next: 'profile',
    isFinished: false,
  })
})

test.each([
  ['profile', { profile_seen: true }],
  ['logo', { logo: true }],
  ['chinese', { intro: { cn: 1, en: 0 } }],
  ['english', { intro: { cn: 0, en: 1 } }],
  ['products', { products: 3 }],
  ['hours', { hours: true }],
  ['answer', { answered: true }],
  ['colleague', { colleagues: 1 }],
])('V-69 %s is done by what is there', (step, changes) => {
  expect(doneOf({ ...nothing, ...changes })).toEqual(['joined', step])
})

test('V-69 two products with a picture are not enough', () => {
  expect(doneOf({ ...nothing, products: 2 })).not.toContain('products')
})

test('V-69 a booth that is filled in and not published is not ready', () => {
  expect(startProgress(startSteps({ ...everything, unpublished: 2 }))).toMatchObject({
    done: 8,
    next: 'publish',
    minutesLeft: 1,
  })
})

test('V-69 a colleague is asked for last and does not hold up the rest', () => {
  expect(startProgress(startSteps(everything))).toEqual({
    ...{ done: 9, all: 9, minutesLeft: 0 },
    ...{ next: 'colleague', isFinished: true },
  })
  expect(startProgress(startSteps({ ...everything, colleagues: 1 })).next).toBeUndefined()
})

test('V-69 all of it takes less than a quarter of an hour', () => {
  expect(startProgress(startSteps(nothing)).minutesLeft).toBeLessThanOrEqual(15)
})
