import type { AnsweringHours, ReplyHabit } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { isListed } from '../../schema/index.ts'

/** Fewer say nothing of a habit. */
const fewest = 3
export const measuredMs = 30 * 86_400_000
export const onlineMs = 90_000

/** How soon a company answers, and whether anybody of it is there; null where nothing is measured that could tell it. */
export interface HabitRow {
  waitedSeconds: number | null
  online: boolean | null
  hours: HoursRow | null
}

/** As the database has them: days as digits, times as minutes of the day. */
export interface HoursRow {
  zone: string
  days: string
  fromMinute: number
  toMinute: number
}

/**
 * Part of the question for the company itself, so that a page costs no question more. The waits are kept as they are
 * answered: nobody's messages are read for it.
 */
export const habitFields = (now: Date) => {
  const since = (ms: number) => new Date(now.getTime() - ms)
  return {
    waitedSeconds: sql<number | null>`(select percentile_cont(0.5) within group (order by wait.waited_seconds)
      from reply_wait as wait where wait.company_id = company.id and wait.answered_at > ${since(measuredMs)}
      having count(*) >= ${fewest})`,
    online: sql<boolean | null>`(select bool_or(coalesce(there.node is not null
        and there.seen_at > ${since(onlineMs)}, false))
      from contact as own join account as person on person.contact_id = own.id and person.kind = 'contact'
        and person.blocked_at is null
      left join presence as there on there.account_id = person.id where own.company_id = company.id
        and ${isListed.contact('own')})`,
    hours: sql<HoursRow | null>`(select json_build_object('zone', zone, 'days', days, 'fromMinute', from_minute,
        'toMinute', to_minute) from answering_hours as hours where hours.company_id = company.id)`,
  }
}

export const viewHabit = ({ waitedSeconds, online, hours }: HabitRow): ReplyHabit => ({
  median_minutes: waitedSeconds === null ? null : Math.max(1, Math.round(waitedSeconds / 60)),
  hours: hours && viewHours(hours),
  online,
})

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const viewHours = ({ zone, days, fromMinute, toMinute }: HoursRow): AnsweringHours => ({
  zone,
  days: [...days].map(Number),
  from: clockOf(fromMinute),
  to: clockOf(toMinute),
})
