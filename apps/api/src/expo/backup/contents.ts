import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/open-database.ts'
import { Refusal } from '../refusal.ts'
import { mayBeOurs } from './own-tables.ts'
import { prepareTransaction, readRows } from './read-rows.ts'
import { quoted, readSequences, readTables, type Sequence, type Table } from './table-catalogue.ts'

export interface TableContents {
  name: string
  columns: string[]
  rows: number
}

/** What a database holds, apart from the rows themselves. */
export interface Description {
  migrations: { name: string; sha256: string }[]
  tables: TableContents[]
  sequences: Sequence[]
}

/** Everything in a database, wherever it comes from. The tables are read one after the other, as they are described. */
export interface Contents {
  description: Description
  rowsOf(table: TableContents): AsyncIterable<string[]>
  /** After the last row: throws when what was read turns out not to be whole. */
  end(): Promise<void>
  /** Tables that somebody else keeps in the same database. */
  leftOut: string[]
}

/** How far it is, from 0 to 1, and with which table. */
export type OnProgress = (table: string, share: number) => void

/** Reads everything as it was at one moment, whoever writes meanwhile. */
export function inSnapshot<Result>(
  database: Pick<Database, 'longTransaction'>,
  work: (contents: Contents) => Promise<Result>,
  {
    onProgress = () => {},
    sequences,
  }: { onProgress?: OnProgress | undefined; sequences?: Sequence[] | undefined } = {},
): Promise<Result> {
  return database.longTransaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`)
    await prepareTransaction(transaction)
    const { tables, migrations, leftOut } = await ownTables(transaction)
    const described = await describe(transaction, tables, migrations)
    const description = { ...described, sequences: sequences ?? described.sequences }
    const rowsOf = ({ name, rows }: TableContents) =>
      withProgress(transaction, { tables, name, rows, onProgress })
    return work({ description, rowsOf, end: async () => {}, leftOut })
  })
}

async function ownTables(transaction: Queries) {
  const all = await readTables(transaction)
  if (!all.some(({ name }) => name === 'migration')) throw new HoldsNoFair()
  const { rows: migrations } = await transaction.execute<
    Description['migrations'][number] & Record<string, unknown>
  >(sql`select name, sha256 from migration order by name collate "C"`)
  if (migrations.length === 0) throw new HoldsNoFair()
  const tables = all.filter(({ name }) => mayBeOurs(name, migrations))
  return {
    migrations,
    tables,
    leftOut: all.filter((table) => !tables.includes(table)).map(({ name }) => name),
  }
}

async function describe(
  transaction: Queries,
  tables: Table[],
  migrations: Description['migrations'],
): Promise<Description> {
  const counts = tables.map(
    ({ name }, at) => `select ${at} as at, count(*)::text as rows from ${quoted(name)}`,
  )
  const { rows } = await transaction.execute<{ at: number; rows: string }>(
    sql.raw(`${counts.join(' union all ')} order by at`),
  )
  return {
    migrations,
    tables: tables.map(({ name, columns }, at) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: Number(rows[at]?.rows),
    })),
    // After the snapshot: a sequence is never behind the rows that are seen, only ahead of them.
    sequences: await readSequences(transaction),
  }
}

interface Reading {
  tables: Table[]
  name: string
  rows: number
  onProgress: OnProgress
}

async function* withProgress(transaction: Queries, { tables, name, rows, onProgress }: Reading) {
  const at = tables.findIndex((table) => table.name === name)
  const table = tables[at]
  if (!table) throw new Error(`there is no table ${name} in the snapshot`)
  const bytesOf = (some: Table[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
  const [before, all] = [bytesOf(tables.slice(0, at)), Math.max(1, bytesOf(tables))]
  if (rows === 0) return
  let done = 0
  for await (const lines of readRows(transaction, table)) {
    yield lines
    done += lines.length
    onProgress(name, (before + (table.bytes * done) / rows) / all)
  }
}

class HoldsNoFair extends Refusal {
  constructor() {
    super({
      zh: '这个数据库里没有展会：它还没有云展的数据表。请检查 DATABASE_URL 或 DATA_DIR。',
      en: 'This database holds no fair: it has no tables of Tradefloor yet. Check DATABASE_URL or DATA_DIR.',
    })
  }
}
