import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { programmeSession, sessionViewers } from '../../schema/index.ts'

/** What the other nodes have counted lately, by session. */
export async function othersCounts(
  db: Queries,
  { node, since }: { node: string; since: Date },
): Promise<Map<number, number>> {
  const rows = await db
    .select({
      sessionId: sessionViewers.sessionId,
      viewers: sql<number>`sum(${sessionViewers.viewers})::int`,
    })
    .from(sessionViewers)
    .where(and(ne(sessionViewers.node, node), gt(sessionViewers.countedAt, since)))
    .groupBy(sessionViewers.sessionId)
  return new Map(rows.map(({ sessionId, viewers }) => [sessionId, viewers]))
}

/** One row for each session. A session that was taken out meanwhile is passed over. */
export async function writeCounts(
  db: Queries,
  {
    node,
    counts,
    countedAt,
  }: { node: string; counts: { sessionId: number; viewers: number }[]; countedAt: Date },
) {
  if (counts.length === 0) return
  const given = sql.join(
    counts.map(({ sessionId, viewers }) => sql`(${sessionId}::int, ${viewers}::int)`),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${sessionViewers} (session_id, node, viewers, counted_at)
    select given.session_id, ${node}, given.viewers, ${countedAt.toISOString()}::timestamptz
    from (values ${given}) as given (session_id, viewers)
    join ${programmeSession} on ${programmeSession.id} = given.session_id
    on conflict (session_id, node) do update
      set viewers = excluded.viewers, counted_at = excluded.counted_at`)
}

export async function forgetNode(db: Queries, node: string) {
  await db.delete(sessionViewers).where(eq(sessionViewers.node, node))
}

/** What nodes that ended without a word have left. */
export async function forgetCountsBefore(db: Queries, instant: Date) {
  await db.delete(sessionViewers).where(lt(sessionViewers.countedAt, instant))
}
