import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { announceRtm, rtmChannel } from '../../realtime/rtm-channel.ts'
import { type message, thread, threadReader, threadReport } from '../../schema/index.ts'
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

export type Between = Pick<ThreadFacts, 'exhibitionId' | 'companyId' | 'visitorId'>

const between = (sides: Between) =>
  and(
    eq(thread.exhibitionId, sides.exhibitionId),
    eq(thread.companyId, sides.companyId),
    eq(thread.visitorId, sides.visitorId),
  )

/** The conversation as it is now and stays until the transaction is over; nothing for another's. */
export async function lockThread(
  db: Queries,
  reader: Reader,
  which: number | Between,
): Promise<ThreadFacts | undefined> {
  const [row] = await db
    .select()
    .from(thread)
    .where(and(typeof which === 'number' ? eq(thread.id, which) : between(which), isOf(reader)))
    .for('update')
  return row
}

export type Pair = Pick<ThreadFacts, 'companyId' | 'visitorId'>

/**
 * Until the transaction is over nothing is begun or blocked between these two. Taken before a conversation is locked,
 * never after: two who wait for each other end badly.
 */
const lockPair = (db: Queries, { companyId, visitorId }: Pair) =>
  db.execute(sql`select pg_advisory_xact_lock(${companyId}::int, ${visitorId}::int)`)

/**
 * Says whether it was this one that made it: of many who try at once, one does. A block between the two holds in it from
 * the beginning.
 */
export async function insertThread(db: Queries, sides: Between, now: Date): Promise<boolean> {
  await lockPair(db, sides)
  const other = sql`from thread other where other.company_id = ${sides.companyId} and other.visitor_id = ${sides.visitorId}`
  const made = await db
    .insert(thread)
    .values({
      ...sides,
      createdAt: now,
      changedAt: now,
      blockedByVisitorAt: sql`(select max(other.blocked_by_visitor_at) ${other})`,
      blockedByCompanyAt: sql`(select max(other.blocked_by_company_at) ${other})`,
    })
    .onConflictDoNothing()
    .returning({ id: thread.id })
  return made.length > 0
}

export interface NewMessage extends Omit<typeof message.$inferInsert, 'threadId' | 'sequence' | 'senderId'> {
  senderId: number
}

/**
 * Everything that a message is, as one statement, because whoever writes next waits for it: the next number of the
 * conversation, the message, how far its writer has read, what being spoken or answered means, and the word to all nodes.
 * Who writes has read as far as they had before: an answer that crossed theirs on the way is still unread.
 */
export async function writeMessage(
  db: Queries,
  { id, companyId, visitorId, waitingSince }: ThreadFacts,
  said: NewMessage,
): Promise<number> {
  const { senderId, fromVisitor, clientId, kind, body, sentAt } = said
  const { pictureId = null, exhibitionProductId = null, documentId = null } = said
  const waiting = fromVisitor ? (waitingSince ?? sentAt) : null
  const waited = waitingSince && !fromVisitor ? sentAt.getTime() - waitingSince.getTime() : null
  const hint: ThreadHint = { kind: 'thread', thread: id, visitor: visitorId, company: companyId }
  const { rows } = await db.execute<{ sequence: number }>(sql`
    with taken as (
      update thread set last_sequence = last_sequence + 1, changed_at = ${sentAt}::timestamptz,
        waiting_since = ${waiting}::timestamptz
      where id = ${id}::int returning last_sequence as sequence
    ), written as (
      insert into message (thread_id, sequence, sender_id, from_visitor, client_id, kind, body, sent_at, picture_id,
        exhibition_product_id, document_id)
      select ${id}::int, sequence, ${senderId}::int, ${fromVisitor}::boolean, ${clientId}::text, ${kind}::text,
        ${JSON.stringify(body)}::jsonb, ${sentAt}::timestamptz, ${pictureId}::text,
        ${exhibitionProductId}::int, ${documentId}::int from taken
    ), own as (
      insert into thread_reader as reader (thread_id, account_id, read_sequence, read_at)
      select ${id}::int, ${senderId}::int, sequence, ${sentAt}::timestamptz from taken
      where sequence = 1 or exists (select 1 from thread_reader before where before.thread_id = ${id}::int
        and before.account_id = ${senderId}::int and before.read_sequence = sequence - 1)
      on conflict (thread_id, account_id) do update
        set read_sequence = greatest(reader.read_sequence, excluded.read_sequence), read_at = excluded.read_at
    ), answered as (
      insert into reply_wait (company_id, answered_at, waited_seconds)
      select ${companyId}::int, ${sentAt}::timestamptz, greatest(0, ${waited}::float8 / 1000)::int from taken
      where ${waited}::float8 is not null
    )
    select sequence, pg_notify(${rtmChannel}, ${JSON.stringify(hint)}) from taken`)
  const [taken] = rows
  if (!taken) throw new Error('a locked conversation is gone')
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

export const setTaker = (db: Queries, id: number, takenBy: number | null, now: Date) =>
  db.update(thread).set({ takenBy, changedAt: now }).where(eq(thread.id, id))

/** Who the two of a conversation are; nothing for another's. */
export async function findPair(db: Queries, reader: Reader, id: number): Promise<Pair | undefined> {
  const [pair] = await db
    .select({ companyId: thread.companyId, visitorId: thread.visitorId })
    .from(thread)
    .where(and(eq(thread.id, id), isOf(reader)))
  return pair
}

/** In all that the two have with each other: which these are. */
export async function setBlock(
  db: Queries,
  pair: Pair,
  change: Partial<Pick<ThreadFacts, 'blockedByVisitorAt' | 'blockedByCompanyAt'>>,
  now: Date,
) {
  await lockPair(db, pair)
  return db
    .update(thread)
    .set({ ...change, changedAt: now })
    .where(and(eq(thread.companyId, pair.companyId), eq(thread.visitorId, pair.visitorId)))
    .returning()
}

export const insertReport = (db: Queries, row: typeof threadReport.$inferInsert) =>
  db.insert(threadReport).values(row)
