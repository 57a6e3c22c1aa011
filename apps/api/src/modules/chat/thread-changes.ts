import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { announceRtm } from '../../realtime/rtm-channel.ts'
import { replyWait, thread, threadReader, threadReport } from '../../schema/index.ts'
import { isOf, type Reader } from './reader.ts'

export type ThreadFacts = typeof thread.$inferSelect

/** Something about a conversation is new. Who is connected and part of it is told. */
export interface ThreadHint {
  kind: 'thread'
  thread: number
  visitor: number
  company: number
}

export const announceThread = (
  db: Queries,
  { id, visitorId, companyId }: Pick<ThreadFacts, 'id' | 'visitorId' | 'companyId'>,
) => announceRtm<ThreadHint>(db, { kind: 'thread', thread: id, visitor: visitorId, company: companyId })

/** The conversation as it is now and stays until the transaction is over; nothing for another's. */
export async function lockThread(db: Queries, reader: Reader, id: number): Promise<ThreadFacts | undefined> {
  const [row] = await db
    .select()
    .from(thread)
    .where(and(eq(thread.id, id), isOf(reader)))
    .for('update')
  return row
}

type Between = Pick<ThreadFacts, 'exhibitionId' | 'companyId' | 'visitorId'>

export async function lockThreadBetween(db: Queries, between: Between): Promise<ThreadFacts | undefined> {
  const [row] = await db
    .select()
    .from(thread)
    .where(
      and(
        eq(thread.exhibitionId, between.exhibitionId),
        eq(thread.companyId, between.companyId),
        eq(thread.visitorId, between.visitorId),
      ),
    )
    .for('update')
  return row
}

/** Says whether it was this one that made it: of many who try at once, one does. */
export async function insertThread(db: Queries, between: Between, now: Date): Promise<boolean> {
  const made = await db
    .insert(thread)
    .values({ ...between, createdAt: now, changedAt: now })
    .onConflictDoNothing()
    .returning({ id: thread.id })
  return made.length > 0
}

/** The next number of the conversation, and what being spoken or answered means for it. */
export async function takeSequence(
  db: Queries,
  { id, companyId, waitingSince }: ThreadFacts,
  { fromVisitor, now }: { fromVisitor: boolean; now: Date },
): Promise<number> {
  const [taken] = await db
    .update(thread)
    .set({
      lastSequence: sql`${thread.lastSequence} + 1`,
      changedAt: now,
      waitingSince: fromVisitor ? (waitingSince ?? now) : null,
    })
    .where(eq(thread.id, id))
    .returning({ sequence: thread.lastSequence })
  if (!taken) throw new Error('a locked conversation is gone')
  if (!fromVisitor && waitingSince) {
    const waitedSeconds = Math.max(0, Math.round((now.getTime() - waitingSince.getTime()) / 1000))
    await db.insert(replyWait).values({ companyId, answeredAt: now, waitedSeconds })
  }
  return taken.sequence
}

/** Only ever forward. Says whether it moved. */
export async function advanceReader(
  db: Queries,
  { threadId, accountId }: { threadId: number; accountId: number },
  readSequence: number,
  now: Date,
): Promise<boolean> {
  if (readSequence < 1) return false
  const moved = await db
    .insert(threadReader)
    .values({ threadId, accountId, readSequence, readAt: now })
    .onConflictDoUpdate({
      target: [threadReader.threadId, threadReader.accountId],
      set: { readSequence, readAt: now },
      setWhere: sql`${threadReader.readSequence} < ${readSequence}`,
    })
    .returning({ threadId: threadReader.threadId })
  return moved.length > 0
}

export const updateThread = (
  db: Queries,
  id: number,
  changes: Partial<Pick<ThreadFacts, 'takenBy' | 'blockedByVisitorAt' | 'blockedByCompanyAt'>>,
  now: Date,
) =>
  db
    .update(thread)
    .set({ ...changes, changedAt: now })
    .where(eq(thread.id, id))

export const insertReport = (db: Queries, row: typeof threadReport.$inferInsert) =>
  db.insert(threadReport).values(row)
