import type { FigureName } from '@tradefloor/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'

/** Hours since 1970, both ends with it. */
export interface Span {
  exhibitionIds: readonly number[]
  fromHour: number
  toHour: number
}

export interface OwnSpan extends Span {
  companyId: number
}

const idsOf = ({ exhibitionIds }: Span) => sql`${sql.param([...exhibitionIds])}::int[]`

export const hourOf = (moment: SQL) => sql`floor(extract(epoch from ${moment}) / 3600)::int`

/** The listed booths at the exhibitions: all companies', or one's. */
export const boothsOf = (span: Span & { companyId?: number }) => sql`
  booth as (
    select id, exhibition_id, company_id from exhibitor as b
    where b.exhibition_id = any (${idsOf(span)}) and ${isListed.exhibitor('b')}
      and ${span.companyId === undefined ? sql`true` : sql`b.company_id = ${span.companyId}::int`}
  )`

const cardsAt = sql`card_exchange as e join contact as receiver on receiver.id = e.contact_id
  join booth on booth.company_id = receiver.company_id and booth.exhibition_id = e.exhibition_id`
const threadsAt = sql`thread as t
  join booth on booth.company_id = t.company_id and booth.exhibition_id = t.exhibition_id`

/** Who gave a company a card or wrote to it, with the hour in which they first did. */
export const firstContacts = sql`
  met as (
    select company_id, account_id, min(at) as at, max(country) as country from (
      select booth.company_id, e.account_id, e.exchanged_at as at,
        case when e.revoked_at is null then e.shared ->> 'country_code' end as country from ${cardsAt}
      union all
      select booth.company_id, t.visitor_id, t.created_at, nullif(visitor.country_code, '')
      from ${threadsAt} join account as visitor on visitor.id = t.visitor_id
    ) as contact group by 1, 2
  )`

/** What there is to count of the booths: how many of each figure, and in which hour. */
export const factsOf = ({ fromHour, toHour }: Span) => sql`
  ${firstContacts},
  kept as (
    select booth.company_id, f.marked_at from favourite as f
    join booth on booth.exhibition_id = f.exhibition_id and booth.company_id::text = f.target
    where f.kind = 'exh_company'
    union all
    select booth.company_id, f.marked_at from booth
    join exhibition_product as shown on shown.exhibitor_id = booth.id
    join favourite as f on f.exhibition_id = booth.exhibition_id and f.target = shown.id::text
    where f.kind = 'exh_product'
    union all
    select booth.company_id, f.marked_at from booth
    join booth_resource as film on film.exhibitor_id = booth.id and film.kind = 'video'
    join favourite as f on f.exhibition_id = booth.exhibition_id and f.target = film.file_id
    where f.kind = 'resource'
  ),
  fact as (
    select * from (
      select booth.company_id, case v.kind when 'page' then 'visits' when 'product' then 'product_views'
        else 'video_views' end as figure, v.hour, v.views as n
      from view_hour as v join booth on booth.id = v.exhibitor_id and booth.exhibition_id = v.exhibition_id
      union all
      select company_id, 'favourites', ${hourOf(sql`marked_at`)}, 1 from kept
      union all
      select booth.company_id, 'cards', ${hourOf(sql`e.exchanged_at`)}, 1 from ${cardsAt}
      where e.revoked_at is null
      union all
      select booth.company_id, 'conversations', ${hourOf(sql`t.created_at`)}, 1 from ${threadsAt}
      union all
      select company_id, 'leads', ${hourOf(sql`at`)}, 1 from met
    ) as counted where hour between ${fromHour}::int and ${toHour}::int
  )`

export interface OwnFact extends Record<string, unknown> {
  figure: FigureName
  hour: number
  n: number
}

/** What a company has of each figure in each hour. */
export async function findOwnFacts(db: Queries, span: OwnSpan): Promise<OwnFact[]> {
  const { rows } = await db.execute<OwnFact>(sql`
    with ${boothsOf(span)}, ${factsOf(span)}
    select figure, hour, sum(n)::int as n from fact group by 1, 2`)
  return rows
}
