import { expect, test } from 'vitest'
import { checkHistory, countFaults, type FaultKind, faultKinds } from './check-history.ts'
import type { History, Seen } from './history.ts'

const messages = (...texts: string[]) => texts.map((text, index) => ({ sequence: index + 1, text }))
const numbered = (...pairs: [number, string][]) => pairs.map(([sequence, text]) => ({ sequence, text }))
const seen = (by: string, list: Seen['messages'], after?: number): Seen => ({
  by,
  thread: 7,
  messages: list,
  after,
})

/** Two people, three messages, everything as it should be. */
function good(changes: Partial<History> = {}): History {
  const all = messages('a1', 'b1', 'a2')
  return {
    written: [
      { writer: 'a', text: 'a1' },
      { writer: 'a', text: 'a2' },
      { writer: 'b', text: 'b1' },
    ],
    acknowledged: [
      { writer: 'a', text: 'a1', thread: 7, sequence: 1 },
      { writer: 'b', text: 'b1', thread: 7, sequence: 2 },
      { writer: 'a', text: 'a2', thread: 7, sequence: 3 },
    ],
    told: [
      seen('a', all, 0),
      seen('b', numbered([2, 'b1'], [3, 'a2']), 1),
      seen('b again', numbered([3, 'a2'])),
    ],
    read: [seen('a', all), seen('b', all)],
    shown: [seen('a', all), seen('b', all)],
    waiting: [],
    ...changes,
  }
}

test('R-03 a history in which all is well has no fault', () => {
  expect(countFaults(checkHistory(good()))).toBe(0)
})

const all = messages('a1', 'b1', 'a2')
const cases: [string, FaultKind, Partial<History>][] = [
  [
    'an acknowledged message that nobody reads',
    'acknowledgedLost',
    { acknowledged: [{ writer: 'a', text: 'a3', thread: 7, sequence: 4 }] },
  ],
  [
    'an acknowledgement of another place',
    'acknowledgedLost',
    { acknowledged: [{ writer: 'a', text: 'a1', thread: 7, sequence: 2 }] },
  ],
  ['a message that was kept and never arrived', 'writtenLost', { written: [{ writer: 'b', text: 'b2' }] }],
  [
    'a message that stands there twice',
    'duplicated',
    { read: [seen('a', messages('a1', 'b1', 'a2', 'a1'))], shown: [] },
  ],
  ['a message that is told twice', 'duplicated', { told: [seen('a', [...all, ...all.slice(2)])] }],
  [
    'a message that is told too late',
    'reordered',
    { told: [seen('a', numbered([1, 'a1'], [3, 'a2'], [2, 'b1']))] },
  ],
  [
    'messages that stand in another order than they were written',
    'reordered',
    {
      acknowledged: [],
      told: [],
      shown: [],
      read: [seen('a', messages('a2', 'b1', 'a1'))],
    },
  ],
  [
    'a number that is missing at the end',
    'gap',
    { acknowledged: [], told: [], shown: [], read: [seen('a', numbered([1, 'a1'], [3, 'a2']))] },
  ],
  ['a number that is missing at the beginning', 'gap', { told: [seen('b', numbered([3, 'a2']), 1)] }],
  ['a number that was never told', 'gap', { told: [seen('a', numbered([1, 'a1'], [3, 'a2']))] }],
  ['a number that is not shown', 'gap', { shown: [seen('a', numbered([1, 'a1'], [3, 'a2']))] }],
  [
    'another text under the same number',
    'different',
    { read: [seen('a', all), seen('b', messages('a1', 'b1', 'b2'))] },
  ],
  [
    'a message that was told and then taken back',
    'different',
    { told: [seen('a', [...all, { sequence: 4, text: 'b2' }])] },
  ],
  ['a message that waits for ever', 'undelivered', { waiting: [{ writer: 'a', text: 'a3' }] }],
  ['a client that never hears the end', 'undelivered', { shown: [seen('b', all.slice(0, 2))] }],
]

test.each(cases)('R-03 %s is found as "%s"', (_, kind, changes) => {
  const faults = checkHistory(good(changes))
  expect(faults[kind]).not.toEqual([])
  expect(faultKinds[kind]).toBeTruthy()
})
