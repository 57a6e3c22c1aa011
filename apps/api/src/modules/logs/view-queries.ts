import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibition, exhibitor, pageView } from '../../schema/index.ts'

export type View = typeof pageView.$inferInsert

/** Stands for the exhibition itself where a booth would stand. */
export const noBooth = 0

/** Whether there is such an exhibition, and such a booth in it. */
export async function isThere(
  db: Queries,
  { exhibitionId, exhibitorId }: Pick<View, 'exhibitionId' | 'exhibitorId'>,
): Promise<boolean> {
  const found =
    exhibitorId === noBooth
      ? await db.select({ id: exhibition.id }).from(exhibition).where(eq(exhibition.id, exhibitionId))
      : await db
          .select({ id: exhibitor.id })
          .from(exhibitor)
          .where(and(eq(exhibitor.id, exhibitorId), eq(exhibitor.exhibitionId, exhibitionId)))
  return found.length > 0
}

/**
 * Writes a view down unless it is there already, and counts a new one at its booth. One statement, so that neither
 * happens without the other and a hundred at once count one.
 */
export async function countView(db: Queries, { exhibitionId, exhibitorId, guestHash, slot }: View) {
  await db.execute(sql`
    with seen as (
      insert into ${pageView} (exhibition_id, exhibitor_id, guest_hash, slot)
      values (${exhibitionId}::int, ${exhibitorId}::int, ${guestHash}::text, ${slot}::int)
      on conflict do nothing
      returning exhibitor_id
    )
    update ${exhibitor} set visits = visits + 1 where id in (select exhibitor_id from seen)
  `)
}

export async function viewsKept(db: Queries): Promise<number> {
  return db.$count(pageView)
}

/** The oldest, so many at most, and how many those were. Rows are never updated, so where one lies names it. */
export async function dropOldestViews(
  db: Queries,
  { most, beforeSlot }: { most: number; beforeSlot?: number },
): Promise<number> {
  const old = beforeSlot === undefined ? sql`true` : sql`slot < ${beforeSlot}::int`
  const { rowCount } = await db.execute(sql`
    delete from ${pageView} where ctid = any (
      array(select ctid from ${pageView} where ${old} order by slot limit ${most}::int)
    )
  `)
  return rowCount ?? 0
}
