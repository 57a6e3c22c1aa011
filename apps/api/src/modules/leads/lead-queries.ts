import type { LeadsQuery, LeadView } from '@tradefloor/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { SharedCard } from '../../schema/index.ts'
import { containsAll, type Page } from '../catalogue/index.ts'

/** Whose leads, who asks, and which day it is at the fair. */
export interface LeadReader {
  companyId: number
  accountId: number
  today: string
}

export interface LeadRow extends Record<string, unknown> {
  accountId: number
  uid: string
  name: string
  language: 'zh' | 'en'
  card: SharedCard | null
  cardState: 'given' | 'revoked' | 'none'
  threadId: number | null
  waiting: boolean
  /** In milliseconds: a date as text would depend on the time zone of the connection. */
  metAt: number
  heardAt: number
  rating: number
  tags: string[]
  ownerId: number | null
  ownerUid: string | null
  ownerNameZh: string | null
  ownerNameEn: string | null
  nextStep: string
  nextOn: string | null
}

/**
 * Everyone who gave one of the company's people a card or wrote to the company, with what is known of them and what was
 * noted. A name is known from the card or, of who wrote, from the account; of a card that was taken back nothing is.
 */
const leadsOf = (companyId: number) => sql`
  met as (
    select account_id, min(at) as met_at, max(at) as heard_at from (
      select e.account_id, e.exchanged_at as at from card_exchange as e
      join contact as receiver on receiver.id = e.contact_id where receiver.company_id = ${companyId}::int
      union all
      select t.visitor_id, unnest(array[t.created_at, t.changed_at]) from thread as t
      where t.company_id = ${companyId}::int
    ) as meetings group by account_id
  ),
  entry as (
    select met.account_id as "accountId", visitor.rtm_uid as uid, visitor.language,
      case when card.shared ->> 'real_name' <> '' then card.shared ->> 'real_name'
        when talk.id is not null then visitor.real_name else '' end as name,
      case when card.revoked_at is null then card.shared end as card,
      case when card.id is null then 'none' when card.revoked_at is null then 'given' else 'revoked' end as "cardState",
      talk.id as "threadId", talk.waiting_since is not null as waiting,
      (extract(epoch from met.met_at) * 1000)::float8 as "metAt",
      (extract(epoch from met.heard_at) * 1000)::float8 as "heardAt",
      coalesce(lead.rating, 0)::int as rating, coalesce(lead.tags, '{}') as tags,
      lead.owner_id as "ownerId", owner.rtm_uid as "ownerUid",
      person.name_zh as "ownerNameZh", person.name_en as "ownerNameEn",
      coalesce(lead.next_step, '') as "nextStep", lead.next_on::text as "nextOn"
    from met
    join account as visitor on visitor.id = met.account_id
    left join lead on lead.company_id = ${companyId}::int and lead.account_id = met.account_id
    left join account as owner on owner.id = lead.owner_id
    left join contact as person on person.id = owner.contact_id
    left join lateral (
      select e.id, e.shared, e.revoked_at from card_exchange as e
      join contact as receiver on receiver.id = e.contact_id
      where e.account_id = met.account_id and receiver.company_id = ${companyId}::int
      order by e.revoked_at is null desc, e.exchanged_at desc, e.id desc limit 1
    ) as card on true
    left join lateral (
      select t.id, t.waiting_since from thread as t
      where t.visitor_id = met.account_id and t.company_id = ${companyId}::int
      order by t.changed_at desc, t.id desc limit 1
    ) as talk on true
  )`

/** What is written about a lead, spelt as what is typed is. */
const words = sql`lower(normalize(concat_ws(' ', name, card ->> 'company_name', card ->> 'post', card ->> 'email',
  card ->> 'contact_phone', '+86' || nullif(card ->> 'phone', ''), "nextStep", array_to_string(tags, ' ')), NFKC))`

/** Which of them a view has. */
const conditions = ({ accountId, today }: LeadReader): Record<LeadView, SQL> => ({
  all: sql`true`,
  mine: sql`"ownerId" = ${accountId}::int`,
  due: sql`"nextOn" = ${today}::text`,
  overdue: sql`"nextOn" < ${today}::text`,
  unowned: sql`"ownerId" is null`,
})

type Choice = Pick<LeadsQuery, 'view' | 'search' | 'tag' | 'sort'>

function chosen(reader: LeadReader, { view = 'all', search, tag }: Choice): SQL {
  const withTag = tag === undefined ? sql`true` : sql`${tag}::text = any (tags)`
  return sql`${conditions(reader)[view]} and ${withTag} and ${containsAll(words, search) ?? sql`true`}`
}

const orders = {
  next: sql`"nextOn" nulls last, "nextStep" = '', "heardAt" desc, "accountId" desc`,
  newest: sql`"heardAt" desc, "accountId" desc`,
}

export async function findLeads(
  db: Queries,
  reader: LeadReader,
  choice: Choice,
  { limit, offset }: Page,
): Promise<{ rows: LeadRow[]; count: number }> {
  const { rows } = await db.execute<LeadRow & { count: number }>(sql`
    with ${leadsOf(reader.companyId)}
    select *, (count(*) over ())::int as count from entry where ${chosen(reader, choice)}
    order by ${orders[choice.sort ?? 'next']} limit ${limit}::int offset ${offset}::int`)
  if (rows.length > 0 || offset === 0) return { rows, count: rows[0]?.count ?? 0 }
  // A page behind the last one has no row to say how many there are.
  return { rows, count: (await findLeads(db, reader, choice, { limit: 1, offset: 0 })).count }
}

/** How many each view has, and which tags the company gives. */
export async function countLeads(db: Queries, reader: LeadReader) {
  const each = Object.entries(conditions(reader)).map(
    ([view, condition]) => sql`'${sql.raw(view)}', count(*) filter (where ${condition})`,
  )
  const { rows } = await db.execute<{ views: Record<LeadView, number>; tags: string[] }>(sql`
    with ${leadsOf(reader.companyId)}
    select (select json_build_object(${sql.join(each, sql`, `)}) from entry) as views,
      coalesce((select json_agg(tag order by used desc, tag) from (
        select tag, count(*) as used from entry cross join unnest(tags) as tag group by tag
      ) as given), '[]') as tags`)
  const [row] = rows
  return { views: row?.views ?? { all: 0, mine: 0, due: 0, overdue: 0, unowned: 0 }, tags: row?.tags ?? [] }
}

export async function findLead(
  db: Queries,
  { companyId }: Pick<LeadReader, 'companyId'>,
  uid: string,
): Promise<LeadRow | undefined> {
  const { rows } = await db.execute<LeadRow>(sql`
    with ${leadsOf(companyId)} select * from entry where uid = ${uid}::text`)
  return rows[0]
}

/** Those of the given that are the company's leads, in the order in which they are locked. */
export async function findLeadAccounts(
  db: Queries,
  companyId: number,
  uids: readonly string[],
): Promise<number[]> {
  const { rows } = await db.execute<{ accountId: number }>(sql`
    with ${leadsOf(companyId)} select "accountId" from entry
    where uid = any (${sql.param([...uids])}::text[]) order by "accountId"`)
  return rows.map(({ accountId }) => accountId)
}
