import { parseArgs } from 'node:util'

export interface DrillOptions {
  messages: number
  kills: number
  pairs: number
  seed: number
  nodes: number
  database: 'embedded' | 'postgresql'
  ackBeforeCommit: boolean
}

/** Reads what was asked for, or says in a sentence what is wrong with it. */
export function readOptions(args: string[]): DrillOptions {
  const { values } = parseArgs({
    args,
    options: {
      messages: { type: 'string', default: '1000' },
      kills: { type: 'string', default: '20' },
      pairs: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      nodes: { type: 'string', default: '1' },
      database: { type: 'string' },
      'ack-before-commit': { type: 'boolean', default: false },
    },
  })
  const messages = wholeNumber('messages', values.messages, 1)
  const nodes = wholeNumber('nodes', values.nodes, 1)
  const database = values.database ?? (nodes > 1 ? 'postgresql' : 'embedded')
  if (database !== 'embedded' && database !== 'postgresql')
    throw new Error(`--database is embedded or postgresql, not ${database}`)
  if (nodes > 1 && database === 'embedded')
    throw new Error('several nodes need a database that they share: --database postgresql')
  return {
    messages,
    kills: wholeNumber('kills', values.kills, 0),
    pairs: wholeNumber('pairs', values.pairs ?? String(Math.min(50, Math.ceil(messages / 40))), 1),
    seed: wholeNumber('seed', values.seed, 0),
    nodes,
    database,
    ackBeforeCommit: values['ack-before-commit'],
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    throw new Error(`--${name} is a whole number from ${least} on, not ${text}`)
  return value
}
