import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import { account, contact, isListed, presence, thread } from '../../schema/index.ts'

export async function findPresence(db: Queries, accountIds: number[]) {
  if (accountIds.length === 0) return []
  return db
    .select({ accountId: presence.accountId, seenAt: presence.seenAt, node: presence.node })
    .from(presence)
    .where(isAnyOf(presence.accountId, accountIds))
}

/** Here from now on, all of them whose account is still there. What was known of them before. */
export async function putPresence(db: Queries, accountIds: number[], node: string, now: Date) {
  if (accountIds.length === 0) return []
  const ids = sql`${sql.param(accountIds)}::int[]`
  const { rows } = await db.execute<{ account_id: number; seen_at: string; node: string | null }>(sql`
    with put as (
      insert into presence (account_id, node, seen_at)
      select id, ${node}::text, ${now}::timestamptz from account where id = any(${ids}) order by id for key share
      on conflict (account_id) do update set node = excluded.node, seen_at = excluded.seen_at
    )
    select account_id, seen_at, node from presence where account_id = any(${ids})`)
  return rows.map((row) => ({ accountId: row.account_id, seenAt: new Date(row.seen_at), node: row.node }))
}

/** Still there, all of them. Whose account is gone meanwhile is nowhere. */
export async function writePresence(db: Queries, accountIds: number[], node: string, now: Date) {
  if (accountIds.length > 0)
    await db.update(presence).set({ node, seenAt: now }).where(isAnyOf(presence.accountId, accountIds))
}

/** Says which of them were here: who is on another node by now stays. */
export async function endPresence(db: Queries, accountIds: number[], node: string, now: Date) {
  if (accountIds.length === 0) return []
  return db
    .update(presence)
    .set({ node: null, seenAt: now })
    .where(and(isAnyOf(presence.accountId, accountIds), eq(presence.node, node)))
    .returning({ accountId: presence.accountId })
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
    .leftJoin(contact, and(eq(contact.id, account.contactId), isListed.contact()))
    .where(
      inArray(
        account.id,
        ended.map(({ accountId }) => accountId),
      ),
    )
}

const most = 5000

/** Conversations in which the other side may see these come and go; the liveliest, where they are many. */
export const findWatched = (
  db: Queries,
  { visitorIds, companyIds }: { visitorIds: number[]; companyIds: number[] },
) =>
  db
    .select({ id: thread.id, visitorId: thread.visitorId, companyId: thread.companyId })
    .from(thread)
    .where(
      and(
        or(isAnyOf(thread.visitorId, visitorIds), isAnyOf(thread.companyId, companyIds)),
        isNull(thread.blockedByVisitorAt),
        isNull(thread.blockedByCompanyAt),
      ),
    )
    .orderBy(desc(thread.changedAt), desc(thread.id))
    .limit(most)

/** Everybody of these companies, for whether anybody is there. */
export const findCompanyPresence = (db: Queries, companyIds: number[]) =>
  db
    .select({ companyId: contact.companyId, seenAt: presence.seenAt, node: presence.node })
    .from(presence)
    .innerJoin(account, eq(account.id, presence.accountId))
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(
        isListed.contact(),
        isAnyOf(contact.companyId, companyIds),
        eq(account.kind, 'contact'),
        sql`${account.blockedAt} is null`,
      ),
    )
