import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed, waitMail } from '../../schema/index.ts'
import { givenCard, isOpenThread } from '../chat/index.ts'

/** A visitor who waits, and a mailbox of the company where that is not known yet. */
export interface WaitRow {
  threadId: number
  waitingSince: Date
  visitorName: string
  /** Empty unless they gave the company their card. */
  visitorCompany: string
  kind: string
  text: string
  contactId: number
  email: string
  nameZh: string
  nameEn: string
  companyZh: string
  companyEn: string
  /** Null for who has no account to sign on with. */
  language: 'zh' | 'en' | null
}

export interface Times {
  now: Date
  /** Who has waited since then has waited long enough. */
  before: Date
  /** What is older is history. */
  since: Date
  /** What was tried before then, and not accepted, is tried again. */
  triedBefore: Date
}

/**
 * Small companies have one mailbox for all their people: it is told once, as one who can sign on if there is one.
 * Whoever the organiser has blocked is told nothing.
 */
const mailboxes = sql`(
  select distinct on (contact.company_id, lower(contact.email)) contact.id, contact.company_id, contact.email,
    contact.name_zh, contact.name_en, person.language
  from contact left join account person on person.contact_id = contact.id and person.kind = 'contact'
  where contact.email <> '' and person.blocked_at is null and ${isListed.contact()}
  order by contact.company_id, lower(contact.email), person.id nulls last, contact.id)`

/** As many are looked at together. */
export const mostFound = 500

/** Never empty, as no list in a question may be. */
export const listOf = (ids: number[]) =>
  sql.join(
    [0, ...ids].map((id) => sql`${id}::int`),
    sql`, `,
  )

/** What failed goes behind what was never tried, so it crowds out nobody; of the others, who has waited longest first. */
export const triedLast = sql`case when told.mailed_at is null then told.tried_at end nulls first`

export async function findWaits(
  db: Queries,
  { before, since, triedBefore }: Times,
  without: number[],
): Promise<WaitRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select thread.id as "threadId", thread.waiting_since as "waitingSince", visitor.real_name as "visitorName",
      coalesce(${givenCard} ->> 'company_name', '') as "visitorCompany", asked.kind,
      coalesce(asked.body ->> 'text', '') as text,
      mailbox.id as "contactId", mailbox.email, mailbox.name_zh as "nameZh", mailbox.name_en as "nameEn",
      mailbox.language, company.name_zh as "companyZh", company.name_en as "companyEn"
    from thread
    join account visitor on visitor.id = thread.visitor_id and visitor.blocked_at is null
    join company on company.id = thread.company_id
    join ${mailboxes} mailbox on mailbox.company_id = thread.company_id
    left join lateral (select kind, body from message where message.thread_id = thread.id and message.from_visitor
      and message.sent_at >= thread.waiting_since order by message.sequence limit 1) asked on true
    left join wait_mail told on told.thread_id = thread.id and told.contact_id = mailbox.id
    where thread.waiting_since <= ${before}::timestamptz and thread.waiting_since >= ${since}::timestamptz
      and thread.blocked_by_visitor_at is null and thread.blocked_by_company_at is null
      and ${isOpenThread} and mailbox.id not in (${listOf(without)})
      and (told.thread_id is null or told.waiting_since < thread.waiting_since
        or (told.mailed_at is null and told.tried_at <= ${triedBefore}::timestamptz))
    order by ${triedLast}, thread.waiting_since, thread.id, mailbox.id
    limit ${mostFound}`)
  return rows.map((row) => ({ ...row, waitingSince: new Date(row.waitingSince as string) }) as WaitRow)
}

/** For one who will mail it: of many who ask at once, on however many nodes, each gets others. */
export async function claimWaits(
  db: Queries,
  contactId: number,
  threadIds: number[],
  { now, triedBefore }: Times,
): Promise<number[]> {
  const { rows } = await db.execute<{ thread_id: number }>(sql`
    insert into wait_mail as told (thread_id, contact_id, waiting_since, tried_at)
    select thread.id, ${contactId}::int, thread.waiting_since, ${now}::timestamptz from thread
    where thread.id in (${listOf(threadIds)}) and thread.waiting_since is not null order by thread.id
    on conflict (thread_id, contact_id) do update
      set waiting_since = excluded.waiting_since, tried_at = excluded.tried_at, mailed_at = null
      where told.waiting_since < excluded.waiting_since
        or (told.mailed_at is null and told.tried_at <= ${triedBefore}::timestamptz)
    returning thread_id`)
  return rows.map(({ thread_id }) => thread_id)
}

export const setWaitsMailed = (db: Queries, contactId: number, threadIds: number[], mailedAt: Date) =>
  db
    .update(waitMail)
    .set({ mailedAt })
    .where(and(eq(waitMail.contactId, contactId), inArray(waitMail.threadId, threadIds)))
