import { eq, sql } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { boothDocument, boothOrder, product } from '../../schema/index.ts'
import { takeImportLock } from '../import/import-lock.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

/** The tables whose records a company puts in an order. */
export type OrderedTable = 'products' | 'booth-documents'
const storedIn = { products: sql`product`, 'booth-documents': sql`booth_document` } as const

/** The company's records as visitors find them at its booth, with those that are withdrawn where they would stand. */
export async function findRecordOrder(db: Queries, table: OrderedTable, companyId: number) {
  const kept = table === 'products' ? product : boothDocument
  return db
    .select({ id: kept.id, position: kept.position })
    .from(kept)
    .where(eq(kept.companyId, companyId))
    .orderBy(...(table === 'products' ? [boothOrder()] : [sql`${kept.position} nulls last`]), kept.id)
}

/**
 * Puts a record before another one, or last. It says what is moved and not how all of them stand: so two colleagues who
 * move at the same time both get what they want.
 */
export async function moveRecord(
  { database, clock }: Needs,
  { companyId }: ContactCaller,
  { table, id, before }: { table: OrderedTable; id: number; before: number | undefined },
): Promise<number[]> {
  return database.longTransaction(async (db) => {
    await takeImportLock(db)
    await lockCompany(db, companyId)
    const present = await findRecordOrder(db, table, companyId)
    const order = movedBefore(
      present.map((each) => each.id),
      id,
      before,
    )
    if (!order) throw new Problem('not_found')
    const positions = new Map(present.map((each) => [each.id, each.position]))
    const changed = order.flatMap((each, index) =>
      positions.get(each) === index + 1 ? [] : [{ id: each, position: index + 1 }],
    )
    if (changed.length === 0) return order
    await writePositions(db, table, changed)
    await noteMoves(
      db,
      table,
      changed.map((each) => each.id),
      clock.now(),
    )
    for (const subject of ['exhibitor', 'product', 'booth'] as const) await announce(db, subject)
    return order
  })
}

/** Undefined where one of the two is not among them. */
function movedBefore(ids: number[], id: number, before: number | undefined): number[] | undefined {
  const rest = ids.filter((each) => each !== id)
  const at = before === undefined ? rest.length : rest.indexOf(before)
  return rest.length === ids.length || at < 0 ? undefined : rest.toSpliced(at, 0, id)
}

async function writePositions(
  db: Queries,
  table: OrderedTable,
  positions: { id: number; position: number }[],
) {
  await db.execute(sql`update ${storedIn[table]} as kept set position = given.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as given (id integer, position integer)
    where kept.id = given.id`)
}

/** From now on the order is the exhibitor's: no import takes it away. */
async function noteMoves(db: Queries, table: OrderedTable, ids: readonly number[], now: Date) {
  await db.execute(sql`insert into desk_edit (table_name, record_id, field, edited_at)
    select ${table}::text, given.id, 'position', ${now.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::integer[]) as given (id)
    on conflict (table_name, record_id, field) do update set edited_at = excluded.edited_at`)
}
