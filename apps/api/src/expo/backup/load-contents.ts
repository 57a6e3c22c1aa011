import type { Log } from '../../db/log.ts'
import { migrate, takeMigrationLock } from '../../db/migrate.ts'
import type { Database, Queries } from '../../db/open-database.ts'
import type { Contents, OnProgress } from './contents.ts'
import { refuseUnlessEmpty } from './empty-target.ts'
import { fillTables, setSequences } from './fill-tables.ts'
import { DoesNotFit, loadingError, NotEqual } from './load-faults.ts'
import { prepareTransaction, readRows } from './read-rows.ts'
import { RowTally, type TableTally } from './row-tally.ts'
import { readSequences, readTables, type Sequence, type Table } from './table-catalogue.ts'

export interface Loading {
  /** The tables are made as this migration leaves them, filled, and only then brought up to date. */
  upTo: string
  log: Log
  /** For tests: other migrations than this version's. */
  folder?: string | undefined
  /** How far the comparison is; the source tells how far the reading is. */
  onCompare?: OnProgress | undefined
}

/** Fills an empty database, reads everything back and compares. All of it is there in the end, or nothing. */
export async function loadContents(
  target: Database,
  contents: Contents,
  { upTo, log, folder, onCompare }: Loading,
): Promise<TableTally[]> {
  try {
    return await target.longTransaction(async (transaction) => {
      const inside = {
        longTransaction: <Result>(work: (own: Queries) => Promise<Result>) => work(transaction),
      }
      await prepareTransaction(transaction)
      await takeMigrationLock(transaction)
      await refuseUnlessEmpty(transaction, target.kind, contents.description)
      await migrate(inside, { log, folder, upTo })
      const tables = await readTables(transaction)
      const sequences = await readSequences(transaction)
      refuseUnlessFitting(contents, tables, sequences)
      const loaded = await fillTables(transaction, tables, contents)
      await compare(transaction, { tables, loaded, onCompare })
      await setSequences(transaction, sequences, contents.description.sequences)
      await migrate(inside, { log, folder })
      return loaded
    })
  } catch (error) {
    throw loadingError(error as Error)
  }
}

/** Names from a file are only compared; the statements are made of those in the catalogue. */
function refuseUnlessFitting({ description }: Contents, tables: Table[], sequences: Sequence[]) {
  const line = (name: string, columns: string[]) => JSON.stringify([name, columns])
  const theirs = description.tables.map(({ name, columns }) => line(name, columns))
  const ours = tables.map(({ name, columns }) =>
    line(
      name,
      columns.map((each) => each.name),
    ),
  )
  if (theirs.join() !== ours.join()) throw new DoesNotFit()
  const told = new Set(description.sequences.map(({ name }) => name))
  if (sequences.some(({ name }) => !told.has(name))) throw new DoesNotFit()
}

interface Comparison {
  tables: Table[]
  loaded: TableTally[]
  onCompare: OnProgress | undefined
}

async function compare(transaction: Queries, { tables, loaded, onCompare }: Comparison) {
  const total = Math.max(
    1,
    loaded.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  let done = 0
  for (const table of tables) {
    const expected = loaded.find((each) => each.table === table.name)
    const tally = new RowTally()
    for await (const lines of readRows(transaction, table)) {
      const before = tally.bytes
      tally.add(lines)
      done += tally.bytes - before
      onCompare?.(table.name, done / total)
    }
    if (expected?.sha256 !== tally.result().sha256) throw new NotEqual(table.name)
  }
}
