import type { DeskRole } from '@tradefloor/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'

export interface MemberRow {
  id: number
  nameZh: string
  nameEn: string
  postZh: string
  postEn: string
  email: string
  role: DeskRole
  isRemoved: boolean
  madeAtDesk: boolean
  /** All accounts that sign on as this contact, their own before one of the demo fair. */
  accountIds: number[]
  uid: string | null
  isBlocked: boolean
  /** Milliseconds, as below. */
  seenAt: number | null
  invitedUntil: number | null
  conversations: number
  leads: number
  steps: number
}

const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`
const isMarked = (field: 'id' | 'withdrawn') =>
  sql`exists (select 1 from desk_edit edit where edit.table_name = 'contacts' and edit.record_id = contact.id
    and edit.field = ${sql.raw(`'${field}'`)})`

/**
 * A company's people, those who were removed at the desk last. Whom the organiser took out is the organiser's to bring
 * back.
 */
export async function findMembers(db: Queries, companyId: number): Promise<MemberRow[]> {
  const { rows } = await db.execute<MemberRow & Record<string, unknown>>(sql`
    select contact.id, contact.name_zh as "nameZh", contact.name_en as "nameEn", contact.post_zh as "postZh",
      contact.post_en as "postEn", contact.email, contact.role, contact.withdrawn_at is not null as "isRemoved",
      ${isMarked('id')} as "madeAtDesk",
      coalesce(own.ids, '[]') as "accountIds", own.uids ->> 0 as uid, coalesce(own.blocked, false) as "isBlocked",
      ${milliseconds(sql`own.seen_at`)} as "seenAt", ${milliseconds(sql`open.expires_at`)} as "invitedUntil",
      (select count(*) from thread where thread.company_id = contact.company_id
        and thread.taken_by in (select id from account where contact_id = contact.id))::int as conversations,
      coalesce(held.leads, 0)::int as leads, coalesce(held.steps, 0)::int as steps
    from contact
    left join lateral (
      select json_agg(account.id order by account.demo, account.id) as ids,
        json_agg(account.rtm_uid order by account.demo, account.id) as uids,
        bool_and(account.blocked_at is not null) as blocked, max(presence.seen_at) as seen_at
      from account left join presence on presence.account_id = account.id
      where account.contact_id = contact.id and account.kind = 'contact'
    ) own on true
    left join invitation open on open.contact_id = contact.id and open.used_at is null
    left join lateral (
      select count(*) as leads, count(*) filter (where lead.next_step <> '') as steps from lead
      where lead.company_id = contact.company_id
        and lead.owner_id in (select id from account where contact_id = contact.id)
    ) held on true
    where contact.company_id = ${companyId}::int and (contact.withdrawn_at is null or ${isMarked('withdrawn')})
    order by contact.withdrawn_at is not null, contact.id`)
  return rows
}
