import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/open-database.ts'

/** As many as a statement is quick with on either database. */
const rowsAtOnce = 1000

/** All rows travel as one value, because a statement takes 65,535 of them, and these tables are broad. */
export async function writeRows<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: Table['$inferInsert'][],
) {
  const columns = getTableColumns(table)
  const given = Object.entries(columns).filter(([field]) => rows[0] !== undefined && field in rows[0])
  const list = sql.join(
    given.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  for (const part of inParts(rows)) {
    const records = part.map((row) =>
      Object.fromEntries(given.map(([field, { name }]) => [name, (row as Record<string, unknown>)[field]])),
    )
    await db.execute(sql`
      insert into ${table} (${list}) select ${list} from ${recordsOf(getTableName(table), records)}`)
  }
}

/** Records as rows of a table's own type, in their order. */
export const recordsOf = (table: string, records: readonly object[]): SQL =>
  sql`json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(records)}::json)`

export function* inParts<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce)
}
