import type { ReplyHabit } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'

/** Fewer say nothing of a habit. */
const fewest = 3
export const measuredMs = 30 * 86_400_000
const onlineMs = 90_000

/** Nothing is measured that could tell it. */
export const unknownHabit: ReplyHabit = { median_minutes: null, hours: null, online: null }

/**
 * How soon these companies answer, and whether anybody is there: one question for a whole page. The waits are kept as
 * they are answered, so nobody's messages are read for it.
 */
export async function findReplyHabits(
  { db }: Pick<Database, 'db'>,
  companyIds: number[],
  now: Date,
): Promise<Map<number, ReplyHabit>> {
  if (companyIds.length === 0) return new Map()
  const since = (ms: number) => new Date(now.getTime() - ms)
  const ids = sql.join([...new Set(companyIds)], sql`, `)
  const { rows } = await db.execute<{ id: number; median: number | null; online: boolean | null }>(sql`
    select company.id, waits.median, people.online
    from company
    left join (
      select company_id, percentile_cont(0.5) within group (order by waited_seconds) as median
      from reply_wait where company_id in (${ids}) and answered_at > ${since(measuredMs)}
      group by company_id having count(*) >= ${fewest}
    ) as waits on waits.company_id = company.id
    left join (
      select contact.company_id,
        coalesce(bool_or(presence.node is not null and presence.seen_at > ${since(onlineMs)}), false) as online
      from contact join account on account.contact_id = contact.id and account.kind = 'contact'
        and account.blocked_at is null
      left join presence on presence.account_id = account.id
      where contact.company_id in (${ids}) group by contact.company_id
    ) as people on people.company_id = company.id
    where company.id in (${ids})`)
  return new Map(
    rows.map(({ id, median, online }) => [
      id,
      {
        median_minutes: median === null ? null : Math.max(1, Math.round(median / 60)),
        hours: null,
        online,
      },
    ]),
  )
}
