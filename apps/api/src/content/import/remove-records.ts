import { and, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { type TableName, tableNames } from '../format/columns.ts'
import { columnOf, listedIn } from '../stored/read-stored.ts'
import { shapes } from '../stored/shapes.ts'
import type { Plan } from './plan.ts'

const rowsAtOnce = 200

/** People may hold something of these records. Of the others, guests, booth walls and words, nobody does. */
export const isWithdrawable = (name: TableName) => 'withdrawnAt' in getTableColumns(shapes[name].table)

/**
 * Takes out what the plan removes. What people may hold something of is withdrawn and comes back with its row. Owners
 * come first: what belongs to a withdrawn record is left as it is, is not listed either, and is again with its owner.
 */
export async function removeRecords(
  db: Queries,
  { tables, deletes }: Pick<Plan, 'tables' | 'deletes'>,
  { now, did }: { now: Date; did: (count: number) => void },
) {
  const names = deletes ? [...tableNames].reverse() : tableNames
  for (const name of names) {
    const ids = tables[name].removed
    for (let from = 0; from < ids.length; from += rowsAtOnce) {
      const some = ids.slice(from, from + rowsAtOnce)
      await (deletes ? deleteSome(db, name, some) : takeOut(db, name, some, now))
      did(some.length)
    }
  }
}

const deleteSome = async (db: Queries, name: TableName, ids: number[]) => {
  const { table } = shapes[name]
  await db.delete(table).where(inArray(columnOf(table, 'id'), ids))
}

async function takeOut(db: Queries, name: TableName, ids: number[], now: Date) {
  const { table } = shapes[name]
  const listed = and(inArray(columnOf(table, 'id'), ids), listedIn[name])
  if (!isWithdrawable(name)) await db.delete(table).where(listed)
  else
    await db
      .update(table)
      .set({ withdrawnAt: sql`${now}::timestamptz` })
      .where(listed)
}
