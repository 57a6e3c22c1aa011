import { fairDay } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'

/** Moves whatever stores its days as offsets to today, keeping the time of day on the fair's clock. */
export async function anchorDays({ db }: Pick<Database, 'db'>, now: Date) {
  const today = fairDay(now)
  await db.execute(sql`
    update exhibition set
      opens_at = ((${today}::date + opens_day_offset) + (opens_at at time zone interval '8 hours')::time)
        at time zone interval '8 hours',
      closes_at = ((${today}::date + closes_day_offset) + (closes_at at time zone interval '8 hours')::time)
        at time zone interval '8 hours'
    where opens_day_offset is not null`)
  await db.execute(sql`
    update programme_session set
      starts_at = ((${today}::date + starts_day_offset) + (starts_at at time zone interval '8 hours')::time)
        at time zone interval '8 hours',
      ends_at = ((${today}::date + ends_day_offset) + (ends_at at time zone interval '8 hours')::time)
        at time zone interval '8 hours'
    where starts_day_offset is not null`)
}
