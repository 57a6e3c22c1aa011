import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, contact, presence, thread } from '../../schema/index.ts'

export async function findPresence(db: Queries, accountIds: number[]) {
  if (accountIds.length === 0) return []
  return db
    .select({ accountId: presence.accountId, seenAt: presence.seenAt, node: presence.node })
    .from(presence)
    .where(inArray(presence.accountId, accountIds))
}

/** Here from now on. What was known of them before. */
export async function putPresence(db: Queries, accountId: number, node: string, now: Date) {
  const { rows } = await db.execute<{ seen_at: Date | null; node: string | null }>(sql`
    with put as (
      insert into presence (account_id, node, seen_at) values (${accountId}, ${node}, ${now})
      on conflict (account_id) do update set node = excluded.node, seen_at = excluded.seen_at
    )
    select seen_at, node from presence where account_id = ${accountId}`)
  return rows.map((row) => ({ seenAt: row.seen_at === null ? null : new Date(row.seen_at), node: row.node }))
}

/** Still there, all of them. Whose account is gone meanwhile is nowhere. */
export async function keepPresence(db: Queries, accountIds: number[], node: string, now: Date) {
  if (accountIds.length > 0)
    await db.update(presence).set({ node, seenAt: now }).where(inArray(presence.accountId, accountIds))
}

/** Says whether they were here: who is on another node by now stays. */
export async function endPresence(db: Queries, accountId: number, node: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(presence)
    .set({ node: null, seenAt: now })
    .where(and(eq(presence.accountId, accountId), eq(presence.node, node)))
    .returning({ accountId: presence.accountId })
  return ended.length > 0
}

/** Those who left without anybody noticing: their node is gone. Each is told of once, whichever node finds them. */
export async function endLostPresence(db: Queries, seenBefore: Date) {
  const lost = db
    .select({ accountId: presence.accountId })
    .from(presence)
    .where(and(isNotNull(presence.node), lte(presence.seenAt, seenBefore)))
    .for('update', { skipLocked: true })
  const ended = await db
    .update(presence)
    .set({ node: null })
    .where(inArray(presence.accountId, lost))
    .returning({ accountId: presence.accountId })
  if (ended.length === 0) return []
  return db
    .select({ accountId: account.id, companyId: contact.companyId })
    .from(account)
    .leftJoin(contact, eq(contact.id, account.contactId))
    .where(
      inArray(
        account.id,
        ended.map(({ accountId }) => accountId),
      ),
    )
}

const most = 1000

/** Conversations in which the other side may see this one's coming and going; the liveliest, where they are many. */
export const findWatched = (
  db: Queries,
  { accountId, companyId }: { accountId: number; companyId: number | null },
) =>
  db
    .select({ id: thread.id, visitorId: thread.visitorId, companyId: thread.companyId })
    .from(thread)
    .where(
      and(
        companyId === null ? eq(thread.visitorId, accountId) : eq(thread.companyId, companyId),
        isNull(thread.blockedByVisitorAt),
        isNull(thread.blockedByCompanyAt),
      ),
    )
    .orderBy(desc(thread.changedAt), desc(thread.id))
    .limit(most)

/** Everybody of a company, for whether anybody is there. */
export const findCompanyPresence = (db: Queries, companyId: number) =>
  db
    .select({ seenAt: presence.seenAt, node: presence.node })
    .from(presence)
    .innerJoin(account, eq(account.id, presence.accountId))
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(eq(contact.companyId, companyId), eq(account.kind, 'contact'), sql`${account.blockedAt} is null`),
    )
