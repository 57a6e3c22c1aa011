import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { answerMail } from '../../schema/index.ts'
import { listOf, mostFound, type Times, triedLast } from './wait-queries.ts'

/** An answer that a visitor has not seen, and who is not there to see it. */
export interface AnswerRow {
  threadId: number
  exhibitionId: number
  companyId: number
  sequence: number
  kind: string
  text: string
  visitorId: number
  email: string
  name: string
  language: 'zh' | 'en'
  companyZh: string
  companyEn: string
}

const readByVisitor = sql`coalesce((select reader.read_sequence from thread_reader reader
  where reader.thread_id = thread.id and reader.account_id = thread.visitor_id), 0)`

/** Who is connected, or was a moment ago, sees it by themselves; who has said so is not mailed. */
export async function findAnswers(
  db: Queries,
  { before, since, triedBefore }: Times,
  { connectedSince, without }: { connectedSince: Date; without: number[] },
): Promise<AnswerRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select thread.id as "threadId", thread.exhibition_id as "exhibitionId", thread.company_id as "companyId",
      unseen.sequence, said.kind, coalesce(said.body ->> 'text', '') as text, visitor.id as "visitorId",
      visitor.email, visitor.real_name as name, visitor.language, company.name_zh as "companyZh",
      company.name_en as "companyEn"
    from thread
    join account visitor on visitor.id = thread.visitor_id and visitor.kind = 'visitor' and visitor.blocked_at is null
      and visitor.message_mails and visitor.email is not null
    join company on company.id = thread.company_id
    join lateral (select max(sequence) as sequence, min(sequence) as first, min(sent_at) as since, max(sent_at) as last
      from message where message.thread_id = thread.id and not from_visitor and sequence > ${readByVisitor}) unseen
      on unseen.since <= ${before}::timestamptz and unseen.last >= ${since}::timestamptz
    join message said on said.thread_id = thread.id and said.sequence = unseen.first
    left join presence there on there.account_id = visitor.id
    left join answer_mail told on told.thread_id = thread.id
    where thread.changed_at >= ${since}::timestamptz
      and thread.blocked_by_visitor_at is null and thread.blocked_by_company_at is null
      and visitor.id not in (${listOf(without)})
      and (there.node is null or there.seen_at <= ${connectedSince}::timestamptz)
      and (told.thread_id is null or told.sequence <= ${readByVisitor}
        or (told.mailed_at is null and told.tried_at <= ${triedBefore}::timestamptz))
    order by ${triedLast}, unseen.since, thread.id
    limit ${mostFound}`)
  return rows as unknown as AnswerRow[]
}

/** For one who will mail it: of many who ask at once, on however many nodes, each gets others. */
export async function claimAnswers(
  db: Queries,
  answers: Pick<AnswerRow, 'threadId' | 'sequence'>[],
  { now, triedBefore }: Times,
): Promise<number[]> {
  const values = sql.join(
    [...answers]
      .sort((a, b) => a.threadId - b.threadId)
      .map(({ threadId, sequence }) => sql`(${threadId}::int, ${sequence}::int, ${now}::timestamptz)`),
    sql`, `,
  )
  const { rows } = await db.execute<{ thread_id: number }>(sql`
    insert into answer_mail as told (thread_id, sequence, tried_at) values ${values}
    on conflict (thread_id) do update
      set sequence = excluded.sequence, tried_at = excluded.tried_at, mailed_at = null
      where told.sequence <= coalesce((select reader.read_sequence from thread_reader reader
          join thread on thread.id = reader.thread_id
          where reader.thread_id = told.thread_id and reader.account_id = thread.visitor_id), 0)
        or (told.mailed_at is null and told.tried_at <= ${triedBefore}::timestamptz)
    returning thread_id`)
  return rows.map(({ thread_id }) => thread_id)
}

export const setAnswersMailed = (db: Queries, threadIds: number[], mailedAt: Date) =>
  db.update(answerMail).set({ mailedAt }).where(inArray(answerMail.threadId, threadIds))
