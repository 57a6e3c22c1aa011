import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import { notifyRtm, type SessionOver } from '../../realtime/rtm-channel.ts'
import { accessToken, account, contact, isListed, refreshToken, session } from '../../schema/index.ts'

export const insertSession = (db: Queries, row: typeof session.$inferInsert) => db.insert(session).values(row)

export const insertRefreshToken = (db: Queries, row: typeof refreshToken.$inferInsert) =>
  db.insert(refreshToken).values(row)

export const insertAccessToken = (db: Queries, row: typeof accessToken.$inferInsert) =>
  db.insert(accessToken).values(row)

/** Its password's hash and whether it is blocked, which nobody changes until the transaction is over; nothing for an account that is gone. */
export async function lockAccount(db: Queries, id: number) {
  const [row] = await db
    .select({ passwordHash: account.passwordHash, blockedAt: account.blockedAt })
    .from(account)
    .where(eq(account.id, id))
    .for('share')
  return row
}

/** Everything that came of it goes with it, connections too. */
export async function deleteSession(db: Queries, id: string) {
  await db.delete(session).where(eq(session.id, id))
  await notifyRtm<SessionOver>(db, { kind: 'session over', session: id })
}

export async function deleteSessionsOf(db: Queries, accountId: number) {
  await db.delete(session).where(eq(session.accountId, accountId))
  await notifyRtm<SessionOver>(db, { kind: 'account over', account: accountId })
}

/** Which of these still serve, and for which company their person speaks. */
export const findSignedIn = (db: Queries, ids: string[], now: Date) =>
  db
    .select({ sessionId: session.id, companyId: contact.companyId })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(contact, and(eq(contact.id, account.contactId), isListed.contact()))
    .where(and(isAnyOf(session.id, ids), gt(session.expiresAt, now), isNull(account.blockedAt)))

/** A refresh token with its session, both as they are now and stay until the transaction is over. */
export async function lockRefreshToken(db: Queries, hash: string) {
  // The session is locked first, as whoever deletes it does.
  const [row] = await db
    .select({
      session,
      replacedAt: refreshToken.replacedAt,
      kind: account.kind,
      blockedAt: account.blockedAt,
    })
    .from(session)
    .innerJoin(refreshToken, eq(refreshToken.sessionId, session.id))
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(refreshToken.hash, hash))
    .for('update', { of: [session, refreshToken] })
  return row
}

/** The one token of a session that has no successor yet. */
export async function findNewestRefreshToken(db: Queries, sessionId: string) {
  const [row] = await db
    .select({ hash: refreshToken.hash })
    .from(refreshToken)
    .where(and(eq(refreshToken.sessionId, sessionId), isNull(refreshToken.replacedAt)))
    .orderBy(desc(refreshToken.issuedAt))
    .limit(1)
  return row?.hash
}

export const markReplaced = (db: Queries, hash: string, replacedAt: Date) =>
  db.update(refreshToken).set({ replacedAt }).where(eq(refreshToken.hash, hash))

export const prolongSession = (db: Queries, id: string, expiresAt: Date) =>
  db.update(session).set({ expiresAt }).where(eq(session.id, id))

export const deleteExpiredTokens = (db: Queries, sessionId: string, now: Date) =>
  db.delete(accessToken).where(and(eq(accessToken.sessionId, sessionId), lte(accessToken.expiresAt, now)))

/** Only of somebody of that kind: what is ended at one door leaves the other alone. */
export async function findSessionOfAccessToken(db: Queries, kind: string, hash: string, now: Date) {
  const [row] = await db
    .select({ id: session.id })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(account, and(eq(account.id, session.accountId), eq(account.kind, kind)))
    .where(and(eq(accessToken.hash, hash), eq(accessToken.kind, 'access'), gt(accessToken.expiresAt, now)))
  return row?.id
}

export async function findSessionOfRefreshToken(db: Queries, kind: string, hash: string) {
  const [row] = await db
    .select({ id: session.id })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .innerJoin(account, and(eq(account.id, session.accountId), eq(account.kind, kind)))
    .where(eq(refreshToken.hash, hash))
  return row?.id
}

export const findSessions = (db: Queries, accountId: number) =>
  db
    .select({ createdAt: session.createdAt, expiresAt: session.expiresAt, remembered: session.remembered })
    .from(session)
    .where(eq(session.accountId, accountId))
    .orderBy(session.createdAt)
