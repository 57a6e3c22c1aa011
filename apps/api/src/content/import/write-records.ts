import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/open-database.ts'
import type { TableName } from '../format/columns.ts'
import type { CheckedRow } from '../format/values.ts'
import type { Row, Surroundings } from '../stored/bindings.ts'
import { columnOf } from '../stored/read-stored.ts'
import { shapes } from '../stored/shapes.ts'
import { isWithdrawable } from './remove-records.ts'

/** So many rows in one statement. */
export const rowsAtOnce = 200

/** Writes records of one table, new ones and changed ones. `relist`: one that was withdrawn is listed again. */
export async function upsert(
  db: Queries,
  name: TableName,
  rows: CheckedRow[],
  surroundings: Surroundings,
  { now, relist }: { now: Date; relist: boolean },
) {
  const { table, fields, derived, atFirst } = shapes[name]
  const asRow = ({ id, values }: CheckedRow): Row =>
    Object.assign(
      { id },
      ...Object.entries(fields).map(([field, binding]) => binding.toRow(values[field] ?? null, surroundings)),
      derived?.(values),
      relist && isWithdrawable(name) && { withdrawnAt: null },
    )
  const values = rows.map(asRow)
  const set: Record<string, SQL> = {}
  for (const key of Object.keys(values[0] ?? {}))
    if (key !== 'id') set[key] = sql`excluded.${sql.identifier(columnOf(table, key).name)}`
  await db
    .insert(table)
    .values(values.map((row) => ({ ...row, ...atFirst?.(now) })) as PgTable['$inferInsert'][])
    .onConflictDoUpdate({ target: columnOf(table, 'id'), set })
}

/** What these records have in tables of their own: pictures, guests. */
export async function writeLists(
  db: Queries,
  name: TableName,
  rows: CheckedRow[],
  surroundings: Surroundings,
) {
  const ids = rows.map(({ id }) => id)
  const lists = Object.values(shapes[name].lists ?? {})
  // The last first: papers belong to the guests before them.
  for (const { table, owner } of [...lists].reverse())
    await db.delete(table).where(inArray(columnOf(table, owner), ids))
  for (const { table, toRows } of lists) {
    const values = rows.flatMap((row) => toRows(row.id, row.values, surroundings))
    for (let from = 0; from < values.length; from += rowsAtOnce)
      await db.insert(table).values(values.slice(from, from + rowsAtOnce) as PgTable['$inferInsert'][])
  }
}
