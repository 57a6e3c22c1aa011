import type { Thread } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { chosen, countOf, isToLoad } from './choices.ts'

const thread = (thread_id: number, rest: Partial<Thread>) =>
  ({ thread_id, waiting_since: null, taken_by: null, blocked: null, closed: false, ...rest }) as Thread

test('R-02 who has waited longest is answered first, and a blocked conversation waits for nobody', () => {
  const threads = [
    thread(1, { waiting_since: 20 }),
    thread(2, {}),
    thread(3, { waiting_since: 10 }),
    thread(4, { waiting_since: 5, blocked: 'peer' }),
  ]
  expect(chosen(threads, 'unanswered').map(({ thread_id }) => thread_id)).toEqual([3, 1])
})

test('R-02 a choice is loaded from its beginning, and on until the list is full or ends', () => {
  expect([isToLoad('none', 50), isToLoad('part', 0), isToLoad('part', 20), isToLoad('whole', 0)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('R-02 a count says when there may be more', () => {
  expect([countOf('none', 0), countOf('part', 50), countOf('whole', 3)]).toEqual(['0+', '50+', '3'])
})
