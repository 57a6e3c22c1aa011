import { and, asc, desc, eq, gt, lt, max, or, sql } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import { preparedOnce, unnamed } from '../../db/prepared-once.ts'
import { message, thread, threadReport } from '../../schema/index.ts'
import { withWhatBelongs } from './message-parts.ts'

const selectMessages = (db: Queries) => db.select({ message }).from(message).$dynamic()

const messagesAfter = preparedOnce((db) =>
  selectMessages(db)
    .where(
      and(eq(message.threadId, sql.placeholder('threadId')), gt(message.sequence, sql.placeholder('after'))),
    )
    .orderBy(asc(message.sequence))
    .limit(sql.placeholder('most'))
    .prepare(unnamed),
)

/** In the order in which they were said, from what comes next. */
export const findMessagesAfter = async (db: Queries, threadId: number, after: number, most: number) =>
  withWhatBelongs(db, await messagesAfter(db).execute({ threadId, after, most }))

/** What comes next in each of these conversations, in the order in which it was said there. */
export async function findMessagesOf(db: Queries, seen: ReadonlyMap<number, number>, most: number) {
  const column = (values: Iterable<number>) => sql`${sql.param([...values])}::int[]`
  const next = db
    .select()
    .from(message)
    .where(sql`${message.threadId} = seen.thread_id and ${message.sequence} > seen.sequence`)
    .orderBy(asc(message.sequence))
    .limit(most)
    .as('next')
  const rows = await db
    .select({ message: next._.selectedFields })
    .from(sql`unnest(${column(seen.keys())}, ${column(seen.values())}) as seen (thread_id, sequence)`)
    .crossJoinLateral(next)
    .orderBy(asc(next.threadId), asc(next.sequence))
    .limit(most)
  return withWhatBelongs(db, rows)
}

/** In the order in which they were said, up to what came before; without a limit, to the newest. */
export async function findMessagesBefore(
  db: Queries,
  threadId: number,
  before: number | undefined,
  most: number,
) {
  const rows = await selectMessages(db)
    .where(
      and(eq(message.threadId, threadId), before === undefined ? undefined : lt(message.sequence, before)),
    )
    .orderBy(desc(message.sequence))
    .limit(most)
  return withWhatBelongs(db, rows.reverse())
}

/** The newest of each conversation. */
export const findLastMessages = async (db: Queries, threadIds: number[]) =>
  withWhatBelongs(
    db,
    await selectMessages(db)
      .innerJoin(thread, and(eq(thread.id, message.threadId), eq(thread.lastSequence, message.sequence)))
      .where(isAnyOf(thread.id, threadIds)),
  )

/** The last message before this time; 0 when there is none. */
export async function findSequenceBefore(db: Queries, threadId: number, time: Date): Promise<number> {
  const [row] = await db
    .select({ sequence: max(message.sequence) })
    .from(message)
    .where(and(eq(message.threadId, threadId), lt(message.sentAt, time)))
  return row?.sequence ?? 0
}

/** What was written under this name before. */
export async function findStored(db: Queries, senderId: number, clientId: string) {
  const [row] = await db
    .select({ threadId: message.threadId, sequence: message.sequence, sentAt: message.sentAt })
    .from(message)
    .where(and(eq(message.senderId, senderId), eq(message.clientId, clientId)))
  return row
}

/** What a person wrote, and what was written to them; never what a colleague wrote to another visitor. */
export const readMessages = (db: Queries, accountId: number) =>
  db
    .select({
      exhibition_id: thread.exhibitionId,
      company_id: thread.companyId,
      sequence: message.sequence,
      from_visitor: message.fromVisitor,
      kind: message.kind,
      body: message.body,
      sent_at: message.sentAt,
    })
    .from(message)
    .innerJoin(thread, eq(thread.id, message.threadId))
    .where(or(eq(thread.visitorId, accountId), eq(message.senderId, accountId)))
    .orderBy(asc(thread.id), asc(message.sequence))

/** What a person told the organiser about others. */
export const readReports = (db: Queries, accountId: number) =>
  db
    .select({
      company_id: thread.companyId,
      reason: threadReport.reason,
      reported_at: threadReport.reportedAt,
    })
    .from(threadReport)
    .innerJoin(thread, eq(thread.id, threadReport.threadId))
    .where(eq(threadReport.accountId, accountId))
    .orderBy(asc(threadReport.id))
