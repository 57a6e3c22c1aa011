import { fairOffsetMs } from '@tradefloor/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import {
  boothResource,
  exhibition,
  exhibitionProduct,
  exhibitor,
  isListed,
  pageView,
  type ViewKind,
  viewDay,
  viewHour,
} from '../../schema/index.ts'

/** What somebody looks at: a page of an exhibition or booth, or something at a booth. */
export interface Looked {
  exhibitionId: number
  exhibitorId: number
  kind: ViewKind
  /** The exhibition product or the video's file; empty for a page. */
  target: string
}

/** Stands for the exhibition itself where a booth would stand. */
export const noBooth = 0

/** A view's time is kept in tens of minutes. */
export const slotMs = 600_000
const slotsAnHour = 3_600_000 / slotMs

export const hourMs = 3_600_000

/** The fair's day that an hour lies in. */
export const dayOfHour = sql`(date '1970-01-01' + (hour + ${sql.raw(String(fairOffsetMs / hourMs))}) / 24)`

/** Whether it is there to be looked at, and at that place. */
export async function isThere(db: Queries, { exhibitionId, exhibitorId, kind, target }: Looked) {
  if (kind === 'page' && exhibitorId === noBooth) {
    const shown = and(eq(exhibition.id, exhibitionId), isListed.exhibition())
    return (await db.select({ id: exhibition.id }).from(exhibition).where(shown)).length > 0
  }
  const [found] = await db
    .select({ id: exhibitor.id })
    .from(exhibitor)
    .where(
      and(
        eq(exhibitor.id, exhibitorId),
        eq(exhibitor.exhibitionId, exhibitionId),
        isListed.exhibitor(),
        atBooth[kind](target),
      ),
    )
  return found !== undefined
}

const atBooth: Record<ViewKind, (target: string) => SQL | undefined> = {
  page: () => undefined,
  product: (target) => sql`exists (select 1 from ${exhibitionProduct} where exhibitor_id = ${exhibitor.id}
    and exhibition_product.id = ${Number(target)}::int and ${isListed.exhibitionProduct()})`,
  video: (target) => sql`exists (select 1 from ${boothResource} where exhibitor_id = ${exhibitor.id}
    and kind = 'video' and file_id = ${target}::text and ${isListed.boothResource()})`,
}

/**
 * Counts a view unless the same guest's is there already. One statement, so that a hundred at once count one, at the
 * booth and in its hour. Says whether it is new.
 */
export async function countView(
  db: Queries,
  { exhibitionId, exhibitorId, kind, target, guestHash, slot }: Looked & { guestHash: string; slot: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ counted: boolean }>(sql`
    with seen as (
      insert into ${pageView} (exhibition_id, exhibitor_id, guest_hash, slot)
      values (${exhibitionId}::int, ${exhibitorId}::int, ${guestHash}::text, ${slot}::int)
      on conflict do nothing
      returning exhibition_id, exhibitor_id
    ), counted as (
      update ${exhibitor} set visits = visits + 1
      where ${kind}::text = 'page' and id in (select exhibitor_id from seen)
    ), timed as (
      insert into ${viewHour} (exhibition_id, exhibitor_id, kind, target, hour, views)
      select exhibition_id, exhibitor_id, ${kind}::text, ${target}::text,
        ${Math.floor(slot / slotsAnHour)}::int, 1 from seen
      on conflict (exhibition_id, exhibitor_id, kind, target, hour) do update set views = view_hour.views + 1
    )
    select exists (select 1 from seen) as counted
  `)
  return rows[0]?.counted === true
}

export async function countViews(db: Queries): Promise<number> {
  return db.$count(pageView)
}

/** Takes the oldest away, so many at most, and says how many those were. They are counted already. */
export async function dropOldestViews(
  db: Queries,
  { most, beforeSlot }: { most: number; beforeSlot?: number },
): Promise<number> {
  const old = beforeSlot === undefined ? sql`true` : sql`slot < ${beforeSlot}::int`
  const { rowCount } = await db.execute(sql`
    delete from ${pageView} where ctid = any (
      array(select ctid from ${pageView} where ${old} order by slot limit ${most}::int)
    )`)
  return rowCount ?? 0
}

/**
 * Takes the oldest hours away, so many at most, adds what was seen of pages to the figures of their days, and says how
 * many hours those were. One statement: a view is in one of the two tables whenever anybody looks, and of two nodes that
 * sweep only one counts it. Hours so old are never updated, so where one lies names it.
 */
export async function foldOldestHours(
  db: Queries,
  { most, beforeHour }: { most: number; beforeHour: number },
): Promise<number> {
  const { rows } = await db.execute<{ dropped: number }>(sql`
    with dropped as (
      delete from ${viewHour} where ctid = any (
        array(select ctid from ${viewHour} where hour < ${beforeHour}::int order by hour limit ${most}::int)
      )
      returning exhibition_id, exhibitor_id, kind, ${dayOfHour} as day, views
    ), folded as (
      insert into ${viewDay} (exhibition_id, exhibitor_id, day, views)
      select exhibition_id, exhibitor_id, day, sum(views)::int from dropped where kind = 'page'
      group by exhibition_id, exhibitor_id, day order by exhibition_id, exhibitor_id, day
      on conflict (exhibition_id, exhibitor_id, day) do update set views = view_day.views + excluded.views
    )
    select count(*)::int as dropped from dropped
  `)
  return rows[0]?.dropped ?? 0
}
