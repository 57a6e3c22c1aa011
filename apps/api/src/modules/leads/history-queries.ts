import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'

export interface EventRow extends Record<string, unknown> {
  kind: 'card' | 'card_revoked' | 'conversation' | 'note' | 'card_note' | 'done'
  /** In milliseconds. */
  at: number
  id: number
  text: string
  byZh: string | null
  byEn: string | null
  writtenBy: number | null
  exhibitionZh: string | null
  exhibitionEn: string | null
  threadId: number | null
}

const nobody = sql`null::text as "byZh", null::text as "byEn", null::int as "writtenBy"`
const nowhere = sql`null::text as "exhibitionZh", null::text as "exhibitionEn", null::int as "threadId"`
const fair = sql`x.name_zh as "exhibitionZh", x.name_en as "exhibitionEn"`

/** What happened between a visitor and a company, the latest first. */
export async function findHistory(db: Queries, companyId: number, accountId: number): Promise<EventRow[]> {
  const cards = sql`card_exchange as e join contact as c on c.id = e.contact_id
    join exhibition as x on x.id = e.exhibition_id
    where c.company_id = ${companyId}::int and e.account_id = ${accountId}::int`
  const { rows } = await db.execute<EventRow>(sql`
    select kind, (extract(epoch from at) * 1000)::float8 as at, id, text, "byZh", "byEn", "writtenBy",
      "exhibitionZh", "exhibitionEn", "threadId"
    from (
      select 'card' as kind, e.exchanged_at as at, 0 as id, '' as text, c.name_zh as "byZh", c.name_en as "byEn",
        null::int as "writtenBy", ${fair}, null::int as "threadId" from ${cards}
      union all
      select 'card_revoked', e.revoked_at, 0, '', ${nobody}, ${fair}, null::int from ${cards} and e.revoked_at is not null
      union all
      select 'card_note', e.noted_at, 0, e.note, ${nobody}, ${fair}, null::int from ${cards}
        and e.note <> '' and e.noted_at is not null
      union all
      select 'conversation', t.created_at, 0, coalesce((select m.body ->> 'text' from message as m
          where m.thread_id = t.id and m.kind = 'text' and m.from_visitor order by m.sequence limit 1), ''),
        ${nobody}, ${fair}, t.id
      from thread as t join exhibition as x on x.id = t.exhibition_id
      where t.company_id = ${companyId}::int and t.visitor_id = ${accountId}::int
      union all
      select n.kind, n.written_at, n.id, n.text, p.name_zh, p.name_en, n.written_by, ${nowhere}
      from lead_note as n left join account as a on a.id = n.written_by left join contact as p on p.id = a.contact_id
      where n.company_id = ${companyId}::int and n.account_id = ${accountId}::int
    ) as events order by at desc, id desc`)
  return rows
}
