import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import {
  document,
  exhibition,
  guest,
  isListed,
  programmeSession,
  sessionDocument,
  sessionGuest,
} from '../../schema/index.ts'

export type SessionRow = typeof programmeSession.$inferSelect
export type GuestRow = typeof guest.$inferSelect
export type DocumentRow = typeof document.$inferSelect

/** A guest of a session, once for each document they bring to it. */
export interface AppearanceRow {
  sessionId: number
  guest: GuestRow
  document: DocumentRow | null
}

export async function findSessions(
  db: Queries,
  { exhibitionId, hallId }: { exhibitionId: number; hallId: number | null },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(programmeSession)
    .where(
      and(
        isListed.programmeSession(),
        eq(programmeSession.exhibitionId, exhibitionId),
        hallId === null ? undefined : eq(programmeSession.hallId, hallId),
      ),
    )
    .orderBy(
      asc(programmeSession.startsAt),
      asc(programmeSession.endsAt),
      asc(programmeSession.hallId),
      asc(programmeSession.id),
    )
}

/** A text that is another one when anything about any session is. */
export async function findEdition(db: Queries): Promise<string> {
  const { id } = programmeSession
  const [row] = await db
    .select({ edition: sql<string | null>`md5(string_agg(${programmeSession}::text, '' order by ${id}))` })
    .from(programmeSession)
    .where(isListed.programmeSession())
  return row?.edition ?? ''
}

/** Who appears in these sessions, and with what: one question for a whole programme. */
export async function findAppearances(db: Queries, sessionIds: number[]): Promise<AppearanceRow[]> {
  if (sessionIds.length === 0) return []
  return db
    .select({ sessionId: sessionGuest.sessionId, guest, document })
    .from(sessionGuest)
    .innerJoin(guest, eq(guest.id, sessionGuest.guestId))
    .leftJoin(
      sessionDocument,
      and(
        eq(sessionDocument.sessionId, sessionGuest.sessionId),
        eq(sessionDocument.guestId, sessionGuest.guestId),
      ),
    )
    .leftJoin(document, and(eq(document.id, sessionDocument.documentId), isListed.document()))
    .where(inArray(sessionGuest.sessionId, sessionIds))
    .orderBy(
      asc(sessionGuest.sessionId),
      asc(sessionGuest.position),
      asc(guest.id),
      asc(sessionDocument.position),
      asc(document.id),
    )
}

/** One document; without a number the one with the lowest. */
export async function findDocument(db: Queries, id: number | undefined): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(document)
    .where(and(isListed.document(), id === undefined ? undefined : eq(document.id, id)))
    .orderBy(asc(document.id))
    .limit(1)
  return row
}

export async function findGuests(db: Queries, exhibitionId: number): Promise<GuestRow[]> {
  return db
    .select()
    .from(guest)
    .where(and(eq(guest.exhibitionId, exhibitionId), isListed.guest()))
    .orderBy(asc(guest.id))
}

export interface SessionSomewhere {
  session: SessionRow
  exhibition: typeof exhibition.$inferSelect
}

/** Sessions of all exhibitions that are not over and start before `until`; those the organiser calls live in any case. */
export async function findSessionsAhead(
  db: Queries,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<SessionSomewhere[]> {
  const saidLive = sql`${programmeSession.statusOverride} is not distinct from 2`
  return db
    .select({ session: programmeSession, exhibition })
    .from(programmeSession)
    .innerJoin(exhibition, eq(exhibition.id, programmeSession.exhibitionId))
    .where(
      and(
        isListed.programmeSession(),
        or(
          saidLive,
          and(
            sql`coalesce(${programmeSession.statusOverride}, 0) not in (3, 4)`,
            gt(programmeSession.endsAt, now),
            lte(programmeSession.startsAt, until),
          ),
        ),
      ),
    )
    .orderBy(desc(saidLive), asc(programmeSession.startsAt), asc(programmeSession.id))
    .limit(most)
}
