import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { rtmChannel } from '../../realtime/rtm-channel.ts'
import { thread } from '../../schema/index.ts'
import { isOpenThread } from './open-thread.ts'

/** Conversations whose company no longer exhibits where they were begun. */
export async function findClosedThreads(db: Queries): Promise<Set<number>> {
  const rows = await db.select({ id: thread.id }).from(thread).where(sql`not ${isOpenThread}`)
  return new Set(rows.map(({ id }) => id))
}

/** Tells both sides of the conversations that were closed, or opened again, since `before` was read. */
export async function announceClosedThreads(db: Queries, before: ReadonlySet<number>, now: Date) {
  const after = await findClosedThreads(db)
  const changed = [...before, ...after].filter((id) => before.has(id) !== after.has(id))
  if (changed.length === 0) return
  await db.execute(sql`
    with told as (
      update thread set changed_at = greatest(changed_at, ${now}::timestamptz)
      where id = any (${sql.param(changed)}::int[]) returning id, visitor_id, company_id
    )
    select pg_notify(${rtmChannel}, json_build_object('kind', 'thread', 'thread', id, 'visitor', visitor_id,
      'company', company_id)::text) from told`)
}
