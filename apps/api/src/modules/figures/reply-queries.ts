import { fairOffsetMs, figureLimits } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { boothsOf, hourOf, type OwnSpan, type Span } from './fact-queries.ts'

/** Answers are looked at from here: who has waited for less than five minutes may still be answered in time. */
export interface AnswersAt {
  now: Date
}

const fairHours = fairOffsetMs / 3_600_000

/** Conversations that a visitor began, with how long they waited for the first reply, as long as that can be told. */
export const countedReplies = ({ fromHour, toHour }: Span, { now }: AnswersAt) => sql`
  begun as (
    select booth.company_id, asked.sent_at as asked_at,
      extract(epoch from answer.sent_at - asked.sent_at) as waited
    from thread as t
    join booth on booth.company_id = t.company_id and booth.exhibition_id = t.exhibition_id
    join lateral (
      select sent_at, from_visitor from message as m where m.thread_id = t.id order by m.sequence limit 1
    ) as asked on asked.from_visitor
    left join lateral (
      select sent_at from message as m where m.thread_id = t.id and not m.from_visitor order by m.sequence limit 1
    ) as answer on true
    where t.created_at <= ${now}::timestamptz and ${hourOf(sql`t.created_at`)} between ${fromHour}::int and ${toHour}::int
  ),
  reply as (
    select company_id, ((${hourOf(sql`asked_at`)} + ${fairHours}::int) % 24)::int as hour, waited,
      coalesce(waited <= ${figureLimits.replySeconds}::int, false) as in_time
    from begun
    where waited is not null
      or asked_at < ${new Date(now.getTime() - figureLimits.replySeconds * 1000)}::timestamptz
  )`

export interface RepliesOfHour extends Record<string, unknown> {
  hour: number
  in_time: number
  later: number
}

export async function findOwnReplies(db: Queries, span: OwnSpan, at: AnswersAt) {
  const { rows } = await db.execute<{ hours: RepliesOfHour[] | null; median: number | null }>(sql`
    with ${boothsOf(span)}, ${countedReplies(span, at)},
    by_hour as (
      select hour, count(*) filter (where in_time)::int as in_time,
        count(*) filter (where not in_time)::int as later from reply group by hour
    )
    select (select json_agg(by_hour order by hour) from by_hour) as hours,
      (select round(percentile_cont(0.5) within group (order by waited))::int from reply
        where waited is not null) as median`)
  return { hours: rows[0]?.hours ?? [], medianSeconds: rows[0]?.median ?? null }
}
