import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { quoted, type Table } from './table-catalogue.ts'

/** How much is held in memory at a time, about. */
const batchBytes = 4 * 1024 * 1024
const mostRows = 2000

/** Values are written and read in the forms that do not depend on where the database stands, however long it takes. */
export async function prepareTransaction(transaction: Queries) {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 3',
    // Whoever looks after the server may have set them for short questions.
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await transaction.execute(sql.raw(`set local ${setting}`))
}

/**
 * The rows of a table in batches, in the order of its key. A row is a JSON array of texts, each as the database itself
 * writes the value and reads it back: no type loses anything, a JSON null is not an SQL null, an infinity is itself.
 */
export async function* readRows(transaction: Queries, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `r.${quoted(name)}::text`).join(', ')
  // Sorted first and written out as it is fetched: otherwise whole files would go through the sorting.
  await transaction.execute(
    sql.raw(`declare backup_rows no scroll cursor for
      select array_to_json(array[${values}]::text[])::text as line
      from (select * from ${quoted(table.name)} order by ${table.orderBy} offset 0) r`),
  )
  let count = 8
  for (;;) {
    const { rows } = await transaction.execute<{ line: string }>(sql.raw(`fetch ${count} from backup_rows`))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
    const longest = Math.max(...rows.map(({ line }) => line.length))
    count = Math.max(1, Math.min(count * 2, mostRows, Math.floor(batchBytes / longest)))
  }
  await transaction.execute(sql.raw('close backup_rows'))
}
