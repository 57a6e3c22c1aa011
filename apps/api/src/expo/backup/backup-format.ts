import { createHash } from 'node:crypto'
import type { Description } from './contents.ts'
import type { TableTally } from './row-tally.ts'

// A backup is a gzip of JSON lines: what it is and holds, then the rows of each table with a closing line after them,
// then one line that closes the whole. It needs no tool of ours to be looked at: `zcat fair.backup | head -1`.

export const formatName = 'tradefloor-backup'
export const formatVersion = 1

/** A piece of a file is a megabyte, twice that in hexadecimal; nothing else is near. It bounds what reading may take. */
export const longestLine = 128 * 1024 * 1024

export const longestOpening = 4 * 1024 * 1024

/** The first line. */
export interface Opening extends Description {
  format: typeof formatName
  format_version: number
  program_version: string
  created_at: string
  database: 'embedded' | 'postgresql'
}

/** The last line. Its hash is that of the opening and of all closings. */
export interface Closing {
  closed: true
  tables: number
  rows: number
  sha256: string
}

/** Hashes the lines that are not rows; those are in the closings with hashes of their own. */
export function closingOf(openingLine: string, tables: TableTally[]): Closing {
  const hash = createHash('sha256').update(`${openingLine}\n`)
  for (const table of tables) hash.update(`${JSON.stringify(table)}\n`)
  return {
    closed: true,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    sha256: hash.digest('hex'),
  }
}
