import { expect, test } from 'vitest'
import { cutAt } from './marked-spans.tsx'

const parts = (text: string, ...spans: [number, number][]) =>
  cutAt(
    text,
    spans.map(([from, to]) => ({ from, to })),
  ).map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))

test.each<[string, string, [number, number][], string[]]>([
  ['in the middle', '冻鱿鱼圈', [[1, 3]], ['冻', '[鱿鱼]', '圈']],
  ['the whole text', 'squid', [[0, 5]], ['[squid]']],
  [
    'several, in any order',
    'a b a',
    [
      [4, 5],
      [0, 1],
    ],
    ['[a]', ' b ', '[a]'],
  ],
  ['after a character of two units', '🦑 squid', [[3, 8]], ['🦑 ', '[squid]']],
  ['none', 'squid', [], ['squid']],
  [
    'beyond the end',
    'squid',
    [
      [3, 9],
      [7, 9],
    ],
    ['squ', '[id]'],
  ],
  [
    'over another one',
    'squid',
    [
      [0, 3],
      [1, 4],
    ],
    ['[squ]', 'id'],
  ],
])('U-52 a mark %s is cut out in UTF-16 units', (_, text, spans, expected) => {
  expect(parts(text, ...spans)).toEqual(expected)
})
