import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import type { Database, Queries } from '../../db/open-database.ts'
import { exhibition, isListed, programmeSession } from '../../schema/index.ts'
import type { SessionRow, SessionSomewhere } from './schedule-queries.ts'

export type SessionChanges = Partial<Pick<SessionRow, 'statusOverride' | 'liveUrl' | 'playBack'>>

/** One session with its exhibition. */
export async function findSession(db: Queries, id: number): Promise<SessionSomewhere | undefined> {
  const [row] = await db
    .select({ session: programmeSession, exhibition })
    .from(programmeSession)
    .innerJoin(exhibition, eq(exhibition.id, programmeSession.exhibitionId))
    .where(and(eq(programmeSession.id, id), isListed.programmeSession()))
  return row
}

/** What is on between two instants, in all exhibitions. */
export async function findSessionsBetween(
  db: Queries,
  { begins, ends }: { begins: Date; ends: Date },
  most: number,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(programmeSession)
    .where(
      and(
        isListed.programmeSession(),
        lt(programmeSession.startsAt, ends),
        gt(programmeSession.endsAt, begins),
      ),
    )
    .orderBy(asc(programmeSession.startsAt), asc(programmeSession.id))
    .limit(most)
}

/** For the organiser, while it is on. Visitors see it with their next look. */
export const changeSession = ({ db }: Pick<Database, 'db'>, id: number, changes: SessionChanges) =>
  db.transaction(async (transaction) => {
    const changed = await transaction
      .update(programmeSession)
      .set(changes)
      .where(and(eq(programmeSession.id, id), isListed.programmeSession()))
      .returning({ id: programmeSession.id })
    if (changed.length > 0) await announce(transaction, 'schedule')
    return changed.length > 0
  })
