import { and, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import {
  account,
  calendarFeed,
  exhibition,
  favourite,
  isListed,
  programmeSession,
} from '../../schema/index.ts'
import type { SessionSomewhere } from '../schedule/index.ts'

/** However much somebody marks, a calendar is written in a moment. */
const mostSessions = 1000

const find = (db: Queries, condition: SQL | undefined): Promise<SessionSomewhere[]> =>
  db
    .select({ session: programmeSession, exhibition })
    .from(programmeSession)
    .innerJoin(exhibition, eq(exhibition.id, programmeSession.exhibitionId))
    .where(and(isListed.programmeSession(), condition))
    .orderBy(asc(programmeSession.startsAt), asc(programmeSession.hallId), asc(programmeSession.id))
    .limit(mostSessions)

/** The programme of an exhibition, or what is on between two instants, or in one hall of it. */
export const sessionsOfExhibition = (
  db: Queries,
  {
    exhibitionId,
    hallId,
    between,
  }: { exhibitionId: number; hallId?: number | undefined; between?: { from: Date; to: Date } | undefined },
) =>
  find(
    db,
    and(
      eq(programmeSession.exhibitionId, exhibitionId),
      hallId === undefined ? undefined : eq(programmeSession.hallId, hallId),
      between && gte(programmeSession.startsAt, between.from),
      between && lt(programmeSession.startsAt, between.to),
    ),
  )

export const favouriteSessions = (db: Queries, accountId: number) =>
  find(
    db,
    sql`${programmeSession.id} in (
      select case when ${favourite.kind} = 'session' then ${favourite.target}::int end
      from ${favourite} where ${favourite.accountId} = ${accountId} and ${favourite.kind} = 'session')`,
  )

export async function findExhibition(db: Queries, id: number) {
  const [row] = await db
    .select()
    .from(exhibition)
    .where(and(eq(exhibition.id, id), isListed.exhibition()))
  return row
}

export async function findFeed(db: Queries, accountId: number) {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, accountId))
  return row
}

/** Whose favourites an address shows; nobody's once they are blocked. */
export async function findFeedOwner(db: Queries, tokenHash: string): Promise<number | undefined> {
  const [row] = await db
    .select({ accountId: calendarFeed.accountId })
    .from(calendarFeed)
    .innerJoin(account, eq(account.id, calendarFeed.accountId))
    .where(and(eq(calendarFeed.tokenHash, tokenHash), isNull(account.blockedAt)))
  return row?.accountId
}

/** In place of the one there was: an address that got about is worth nothing from now on. */
export async function putFeed(db: Queries, row: typeof calendarFeed.$inferInsert) {
  const { tokenHash, madeAt } = row
  await db
    .insert(calendarFeed)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeed.accountId, set: { tokenHash, madeAt } })
}

export async function deleteFeed(db: Queries, accountId: number) {
  await db.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId))
}

export const readFeed = (db: Queries, accountId: number) =>
  db.select({ made_at: calendarFeed.madeAt }).from(calendarFeed).where(eq(calendarFeed.accountId, accountId))
