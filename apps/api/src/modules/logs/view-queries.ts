import { fairOffsetMs } from '@tradefloor/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibition, exhibitor, isListed, pageView, viewDay } from '../../schema/index.ts'

export type View = typeof pageView.$inferInsert

/** Stands for the exhibition itself where a booth would stand. */
export const noBooth = 0

/** A view's time is kept in tens of minutes. */
export const slotMs = 600_000
export const slotsADay = 86_400_000 / slotMs

/** The fair's day that a slot lies in. */
export const dayOfSlot = sql`(date '1970-01-01' + (slot + ${sql.raw(String(fairOffsetMs / slotMs))}) / ${sql.raw(String(slotsADay))})`

/** Whether there is such an exhibition, and such a booth in it. */
export async function isThere(
  db: Queries,
  { exhibitionId, exhibitorId }: Pick<View, 'exhibitionId' | 'exhibitorId'>,
): Promise<boolean> {
  const found =
    exhibitorId === noBooth
      ? await db
          .select({ id: exhibition.id })
          .from(exhibition)
          .where(and(eq(exhibition.id, exhibitionId), isListed.exhibition()))
      : await db
          .select({ id: exhibitor.id })
          .from(exhibitor)
          .where(
            and(
              eq(exhibitor.id, exhibitorId),
              eq(exhibitor.exhibitionId, exhibitionId),
              isListed.exhibitor(),
            ),
          )
  return found.length > 0
}

/**
 * Writes a view down unless it is there already, and counts a new one at its booth. One statement, so that neither
 * happens without the other and a hundred at once count one. Says whether it is new.
 */
export async function countView(
  db: Queries,
  { exhibitionId, exhibitorId, guestHash, slot }: View,
): Promise<boolean> {
  const { rows } = await db.execute<{ counted: boolean }>(sql`
    with seen as (
      insert into ${pageView} (exhibition_id, exhibitor_id, guest_hash, slot)
      values (${exhibitionId}::int, ${exhibitorId}::int, ${guestHash}::text, ${slot}::int)
      on conflict do nothing
      returning exhibitor_id
    ), counted as (
      update ${exhibitor} set visits = visits + 1 where id in (select exhibitor_id from seen)
    )
    select exists (select 1 from seen) as counted
  `)
  return rows[0]?.counted === true
}

export async function countViews(db: Queries): Promise<number> {
  return db.$count(pageView)
}

/**
 * Takes the oldest away, so many at most, adds them to the figures of their days, and says how many those were. One
 * statement: a view is in one of the two tables whenever anybody looks, and of two nodes that sweep only one counts
 * it. Rows are never updated, so where one lies names it.
 */
export async function foldOldestViews(
  db: Queries,
  { most, beforeSlot }: { most: number; beforeSlot?: number },
): Promise<number> {
  const old = beforeSlot === undefined ? sql`true` : sql`slot < ${beforeSlot}::int`
  const { rows } = await db.execute<{ dropped: number }>(sql`
    with dropped as (
      delete from ${pageView} where ctid = any (
        array(select ctid from ${pageView} where ${old} order by slot limit ${most}::int)
      )
      returning exhibition_id, exhibitor_id, ${dayOfSlot} as day
    ), folded as (
      insert into ${viewDay} (exhibition_id, exhibitor_id, day, views)
      select exhibition_id, exhibitor_id, day, count(*)::int from dropped
      group by exhibition_id, exhibitor_id, day order by exhibition_id, exhibitor_id, day
      on conflict (exhibition_id, exhibitor_id, day) do update set views = view_day.views + excluded.views
    )
    select count(*)::int as dropped from dropped
  `)
  return rows[0]?.dropped ?? 0
}
