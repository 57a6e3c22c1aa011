import { createHash } from 'node:crypto'

export interface Tally {
  rows: number
  bytes: number
  sha256: string
}

export interface TableTally extends Tally {
  table: string
}

/** Counts the rows of a table and hashes them, each with the line end after it. */
export class RowTally {
  readonly #hash = createHash('sha256')
  rows = 0
  bytes = 0

  add(lines: (string | Buffer)[]) {
    for (const line of lines) {
      this.#hash.update(line).update('\n')
      this.rows++
      this.bytes += Buffer.byteLength(line) + 1
    }
  }

  result(): Tally {
    return { rows: this.rows, bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}
