import { expect, test } from 'vitest'
import { withCorrection } from './corrected.ts'

const replies: Record<string, { count: number; similar?: number; did_you_mean?: string }> = {
  typed: { count: 3, similar: 3, did_you_mean: 'meant' },
  meant: { count: 2 },
  found: { count: 5, similar: 2, did_you_mean: 'meant' },
  lost: { count: 1, similar: 1, did_you_mean: 'lost too' },
  'lost too': { count: 0 },
  nothing: { count: 0 },
}

test.each([
  [
    'a slip that finds only similar things shows what the correction finds',
    'typed',
    2,
    'meant',
    ['typed', 'meant'],
  ],
  ['words that find something are not corrected', 'found', 5, undefined, ['found']],
  ['a correction that finds nothing is not shown', 'lost', 1, undefined, ['lost', 'lost too']],
  ['words without a correction are asked for once', 'nothing', 0, undefined, ['nothing']],
])('U-54 %s', async (_, word, count, corrected, expected) => {
  const asked: string[] = []
  const reply = await withCorrection(async (other = word) => {
    asked.push(other)
    return replies[other] ?? { count: 0 }
  })
  expect([reply.count, reply.corrected, asked]).toEqual([count, corrected, expected])
})
