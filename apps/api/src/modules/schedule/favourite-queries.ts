import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibition, favourite, isListed, isWithdrawn, programmeSession } from '../../schema/index.ts'

// A target is text, because a film's is. The case keeps the cast from rows of other kinds, and the index in use.
const isSession = eq(
  programmeSession.id,
  sql`case when ${favourite.kind} = 'session' then ${favourite.target}::int end`,
)

const ofOwner = ({ accountId, exhibitionId }: { accountId: number; exhibitionId?: number }) =>
  and(
    eq(favourite.accountId, accountId),
    eq(favourite.kind, 'session'),
    exhibitionId === undefined ? undefined : eq(favourite.exhibitionId, exhibitionId),
  )

const columns = {
  favourite,
  session: programmeSession,
  exhibition,
  withdrawn: isWithdrawn(isListed.programmeSession()),
}

/** A page of a visitor's favourite sessions, the last marked first. Those that were withdrawn are among them, and say so. */
export async function findFavouriteSessions(
  db: Queries,
  asked: { accountId: number; exhibitionId?: number; page: number; size: number },
) {
  const rows = await db
    .select(columns)
    .from(favourite)
    .innerJoin(programmeSession, isSession)
    .innerJoin(exhibition, eq(exhibition.id, programmeSession.exhibitionId))
    .where(ofOwner(asked))
    .orderBy(desc(favourite.markedAt), desc(favourite.id))
    .limit(asked.size)
    .offset((asked.page - 1) * asked.size)
  const counted = await db
    .select({ count: count() })
    .from(favourite)
    .innerJoin(programmeSession, isSession)
    .where(ofOwner(asked))
  return { rows, count: counted[0]?.count ?? 0 }
}
