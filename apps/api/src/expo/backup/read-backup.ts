import { DamagedBackup, NotABackup } from './backup-faults.ts'
import { closingOf, type Opening } from './backup-format.ts'
import { openingOf } from './backup-opening.ts'
import type { Contents, TableContents } from './contents.ts'
import { packedLines } from './packed-lines.ts'
import { RowTally, type TableTally } from './row-tally.ts'

const batchBytes = 4 * 1024 * 1024
const opensRow = 0x5b

/** A backup that is read from its first line to its last, and checked on the way. */
export class BackupReader implements Contents {
  readonly leftOut = []
  readonly #lines: AsyncIterator<Buffer>
  readonly #closings: TableTally[] = []
  #openingLine = ''
  #opening: Opening | null = null

  constructor(
    readonly path: string,
    onRead?: (share: number) => void,
  ) {
    this.#lines = packedLines(path, onRead)
  }

  /** Has to be called first. */
  async open(): Promise<Opening> {
    const { value, done } = await this.#lines.next()
    if (done) throw new NotABackup(this.path)
    this.#openingLine = (value as Buffer).toString()
    this.#opening = openingOf(this.path, this.#openingLine)
    return this.#opening
  }

  get description(): Opening {
    if (!this.#opening) throw new Error('the backup has not been opened')
    return this.#opening
  }

  get closings(): readonly TableTally[] {
    return this.#closings
  }

  async *rowsOf(table: TableContents): AsyncGenerator<string[]> {
    for await (const batch of this.batchesOf(table)) yield batch.map(String)
  }

  async *batchesOf(table: TableContents): AsyncGenerator<Buffer[]> {
    if (table !== this.description.tables[this.#closings.length])
      throw new Error('the tables are read in their order')
    const tally = new RowTally()
    let batch: Buffer[] = []
    let bytes = 0
    for (;;) {
      const line = await this.#next(table.name)
      if (line[0] !== opensRow) {
        if (batch.length > 0) yield batch
        this.#close(table, tally, line)
        return
      }
      tally.add([line])
      // More than there can be: no need to read on to know.
      if (tally.rows > table.rows) throw new DamagedBackup(this.path, table.name)
      batch.push(line)
      bytes += line.length
      if (bytes < batchBytes && batch.length < 2000) continue
      yield batch
      batch = []
      bytes = 0
    }
  }

  /** After the last table: that the file ends as it must. */
  async end() {
    const closing = closingOf(this.#openingLine, this.#closings)
    const line = await this.#next()
    if (line.toString() !== JSON.stringify(closing)) throw new DamagedBackup(this.path)
    if (!(await this.#lines.next()).done) throw new DamagedBackup(this.path)
  }

  /** To be called whichever way the reading ends. */
  async leave() {
    await this.#lines.return?.()
  }

  async #next(table?: string): Promise<Buffer> {
    const { value, done } = await this.#lines.next()
    if (done) throw new DamagedBackup(this.path, table)
    return value as Buffer
  }

  #close(table: TableContents, tally: RowTally, line: Buffer) {
    const closing: TableTally = { table: table.name, ...tally.result() }
    if (line.toString() !== JSON.stringify(closing) || closing.rows !== table.rows)
      throw new DamagedBackup(this.path, table.name)
    this.#closings.push(closing)
  }
}

/** Reads the whole file and keeps nothing of it: whether it is whole is known before anything is begun. */
export async function checkBackup(
  path: string,
  onRead: (share: number) => void,
): Promise<{ opening: Opening; tables: readonly TableTally[] }> {
  const reader = new BackupReader(path, onRead)
  try {
    const opening = await reader.open()
    for (const table of opening.tables) for await (const _ of reader.batchesOf(table));
    await reader.end()
    return { opening, tables: reader.closings }
  } finally {
    await reader.leave()
  }
}
