import { figureLimits } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'
import { boothsOf, firstContacts, hourOf, type OwnSpan } from './fact-queries.ts'

export interface ViewedRow extends Record<string, unknown> {
  id: number
  nameZh: string
  nameEn: string
  fileId: string | null
  views: number
  enquiries: number
}

/** The products that were looked at most, at all booths together, with the conversations in which visitors sent them. */
export async function findViewedProducts(db: Queries, span: OwnSpan): Promise<ViewedRow[]> {
  const { rows } = await db.execute<ViewedRow>(sql`
    with ${boothsOf(span)},
    viewed as (
      select shown.product_id as id, sum(v.views)::int as views from view_hour as v
      join booth on booth.id = v.exhibitor_id and booth.exhibition_id = v.exhibition_id
      join exhibition_product as shown on shown.exhibitor_id = booth.id and shown.id::text = v.target
      where v.kind = 'product' and v.hour between ${span.fromHour}::int and ${span.toHour}::int
      group by 1 having sum(v.views) >= ${figureLimits.brokenDown}::int
    )
    select viewed.id, p.name_zh as "nameZh", p.name_en as "nameEn", viewed.views,
      (select image.file_id from product_image as image where image.product_id = p.id
        order by image.position limit 1) as "fileId",
      (select count(distinct m.thread_id)::int from message as m
        join exhibition_product as asked on asked.id = m.exhibition_product_id
        join thread as t on t.id = m.thread_id
        join booth on booth.company_id = t.company_id and booth.exhibition_id = t.exhibition_id
        where asked.product_id = p.id and m.from_visitor
          and ${hourOf(sql`m.sent_at`)} between ${span.fromHour}::int and ${span.toHour}::int) as enquiries
    from viewed join product as p on p.id = viewed.id
    where ${isListed.product('p')}
    order by viewed.views desc, viewed.id limit ${figureLimits.products}::int`)
  return rows
}

/** Where those come from who first gave a card or wrote in that time; empty where they did not say. */
export async function findCountries(db: Queries, span: OwnSpan) {
  const { rows } = await db.execute<{ country: string; people: number }>(sql`
    with ${boothsOf(span)}, ${firstContacts}
    select coalesce(country, '') as country, count(*)::int as people from met
    where ${hourOf(sql`at`)} between ${span.fromHour}::int and ${span.toHour}::int
    group by 1 order by 2 desc, 1`)
  return rows
}
