import { expect, test } from 'vitest'
import { streamErrorPolicy } from './stream-errors.ts'

const minor = { fatal: false, isDecoder: true }
const decoder = { fatal: true, isDecoder: true }
const network = { fatal: true, isDecoder: false }

test.each([
  ['an error that is not fatal', [[0, minor]], ['ignore']],
  ['a fatal error of the network', [[0, network]], ['fail']],
  ['a decoder that fails', [[0, decoder]], ['restart']],
  [
    'a decoder that fails again within ten seconds',
    [
      [0, decoder],
      [10_000, decoder],
    ],
    ['restart', 'fail'],
  ],
  [
    'a decoder that fails again later',
    [
      [0, decoder],
      [10_001, decoder],
    ],
    ['restart', 'restart'],
  ],
  [
    'a network that fails after a restart',
    [
      [0, decoder],
      [20_000, network],
    ],
    ['restart', 'fail'],
  ],
] as const)('%s leads to what is decided for it', (_, errors, decisions) => {
  let at = 0
  const decide = streamErrorPolicy(() => at)
  expect(
    errors.map(([when, error]) => {
      at = when
      return decide(error)
    }),
  ).toEqual(decisions)
})
