import { eq, sql } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { boothOrder, product } from '../../schema/index.ts'
import { takeImportLock } from '../import/import-lock.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

/** The company's products as visitors find them at its booth, with those that are withdrawn where they would stand. */
export async function findProductOrder(db: Queries, companyId: number) {
  return db
    .select({ id: product.id, position: product.position })
    .from(product)
    .where(eq(product.companyId, companyId))
    .orderBy(boothOrder(), product.id)
}

/**
 * Puts a product before another one, or last. It says what is moved and not how all of them stand: so two colleagues who
 * move at the same time both get what they want.
 */
export async function moveProduct(
  { database, clock }: Needs,
  { companyId }: ContactCaller,
  { id, before }: { id: number; before: number | undefined },
): Promise<number[]> {
  return database.longTransaction(async (db) => {
    await takeImportLock(db)
    await lockCompany(db, companyId)
    const present = await findProductOrder(db, companyId)
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
    await writePositions(db, changed)
    await noteMoves(
      db,
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

async function writePositions(db: Queries, positions: { id: number; position: number }[]) {
  await db.execute(sql`update product set position = given.position
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as given (id integer, position integer)
    where product.id = given.id`)
}

/** From now on the order is the exhibitor's: no import takes it away. */
async function noteMoves(db: Queries, ids: readonly number[], now: Date) {
  await db.execute(sql`insert into desk_edit (table_name, record_id, field, edited_at)
    select 'products', given.id, 'position', ${now.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::integer[]) as given (id)
    on conflict (table_name, record_id, field) do update set edited_at = excluded.edited_at`)
}
