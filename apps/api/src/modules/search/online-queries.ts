import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'
import { onlineMs } from '../catalogue/index.ts'

/** Companies of whom somebody is at the desk now. */
export async function findOnlineCompanies(db: Queries, now: Date): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct own.company_id as id from presence as there
    join account as person on person.id = there.account_id and person.kind = 'contact' and person.blocked_at is null
    join contact as own on own.id = person.contact_id
    where there.node is not null and there.seen_at > ${new Date(now.getTime() - onlineMs).toISOString()}::timestamptz
      and ${isListed.contact('own')}`)
  return new Set(rows.map(({ id }) => id))
}
