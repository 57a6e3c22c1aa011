import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { thread } from '../../schema/index.ts'
import { announceThread } from './thread-changes.ts'

/** All conversations of a company that these are responsible for; without a receiver they are everybody's again. */
export async function handOverThreads(
  db: Queries,
  { companyId, from, to, now }: { companyId: number; from: number[]; to: number | null; now: Date },
) {
  if (from.length === 0) return
  const handed = await db
    .update(thread)
    .set({ takenBy: to, changedAt: now })
    .where(and(eq(thread.companyId, companyId), inArray(thread.takenBy, from)))
    .returning()
  for (const each of handed) await announceThread(db, each)
}
