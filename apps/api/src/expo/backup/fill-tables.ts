import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { Contents } from './contents.ts'
import { RowTally, type TableTally, type Tally } from './row-tally.ts'
import { quoted, readForeignKeys, type Sequence, type Table } from './table-catalogue.ts'

const run = (transaction: Queries, statement: string) => transaction.execute(sql.raw(statement))

/** Puts the rows into the tables as they come, and says what came. */
export async function fillTables(
  transaction: Queries,
  tables: Table[],
  contents: Contents,
): Promise<TableTally[]> {
  const keys = await readForeignKeys(transaction)
  // The tables refer to each other in a circle, some to themselves: no order of loading satisfies the keys. They are
  // taken away and put back as they were, which checks every row.
  for (const { table, name } of keys)
    await run(transaction, `alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  const loaded: TableTally[] = []
  for (const described of contents.description.tables) {
    const table = tables.find(({ name }) => name === described.name)
    if (!table) continue
    const tally = await fillTable(transaction, table, contents.rowsOf(described))
    loaded.push({ table: table.name, ...tally })
  }
  await contents.end()
  for (const { table, name, definition } of keys)
    await run(transaction, `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  return loaded
}

async function fillTable(
  transaction: Queries,
  { name, columns }: Table,
  batches: AsyncIterable<string[]>,
): Promise<Tally> {
  // What migrations put there is among what comes.
  await run(transaction, `delete from ${quoted(name)}`)
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, at) => `(r->>${at})::${type}`).join(', ')
  const insert = sql.raw(`insert into ${quoted(name)} (${names}) overriding system value select ${values}`)
  const tally = new RowTally()
  for await (const lines of batches) {
    tally.add(lines)
    await transaction.execute(sql`${insert} from json_array_elements(${`[${lines.join(',')}]`}::json) r`)
  }
  return tally.result()
}

/** Not undone by a rollback, so it comes after everything that can go wrong with the rows. */
export async function setSequences(transaction: Queries, sequences: Sequence[], states: Sequence[]) {
  for (const { name } of sequences) {
    const state = states.find((each) => each.name === name)
    if (state)
      await transaction.execute(
        sql`select setval(${quoted(name)}::text::regclass, ${state.last}::bigint, ${state.used}::boolean)`,
      )
  }
}
