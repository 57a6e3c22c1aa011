import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { notifyRtm, rtmChannel } from '../../realtime/rtm-channel.ts'
import { type message, thread, threadReader, threadReport } from '../../schema/index.ts'
import { isOpenThread } from './open-thread.ts'
import { isOf, isVisitor, type Reader } from './reader.ts'

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
) => notifyRtm<ThreadHint>(db, { kind: 'thread', thread: id, visitor: visitorId, company: companyId })

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
 * Where nothing stands in the way of a message: the conversation is the sender's, nobody has blocked it, this was not
 * sent before, the company still has its stand and, for a visitor, the exhibition is not over. Where it does not hold, it may still be
 * allowed; that is then asked step by step.
 */
export const nothingAgainst = (id: number, sender: Reader, { clientId, sentAt }: NewMessage) =>
  and(
    eq(thread.id, id),
    isOf(sender),
    isNull(thread.blockedByVisitorAt),
    isNull(thread.blockedByCompanyAt),
    sql`not exists (select 1 from message where sender_id = ${sender.accountId} and client_id = ${clientId})`,
    isOpenThread,
    isVisitor(sender)
      ? sql`exists (select 1 from exhibition where exhibition.id = thread.exhibition_id
          and (exhibition.lasting or exhibition.closes_at > ${sentAt}::timestamptz))`
      : undefined,
  )

/**
 * Everything that a message is, as one statement, because whoever writes next waits for it: the next number of the
 * conversation, the message, how far its writer has read, what being spoken or answered means, and the word to all nodes.
 * Who writes has read as far as they had before: an answer that crossed theirs on the way is still unread. Nothing is
 * written where there is no such conversation.
 */
export async function writeMessage(
  db: Queries,
  where: SQL | undefined,
  said: NewMessage,
): Promise<{ threadId: number; sequence: number } | undefined> {
  const { senderId, fromVisitor, clientId, kind, body, sentAt } = said
  const { pictureId = null, exhibitionProductId = null, documentId = null } = said
  const { rows } = await db.execute<{ threadId: number; sequence: number }>(sql`
    with held as (
      select thread.id, thread.waiting_since from thread where ${where} for update
    ), taken as (
      update thread set last_sequence = last_sequence + 1, changed_at = ${sentAt}::timestamptz,
        waiting_since = case when ${fromVisitor}::boolean
          then coalesce(held.waiting_since, ${sentAt}::timestamptz) end
      from held where thread.id = held.id
      returning thread.id, thread.last_sequence as sequence, thread.company_id, thread.visitor_id,
        held.waiting_since as waited_since
    ), written as (
      insert into message (thread_id, sequence, sender_id, from_visitor, client_id, kind, body, sent_at, picture_id,
        exhibition_product_id, document_id)
      select id, sequence, ${senderId}::int, ${fromVisitor}::boolean, ${clientId}::text, ${kind}::text,
        ${JSON.stringify(body)}::jsonb, ${sentAt}::timestamptz, ${pictureId}::text,
        ${exhibitionProductId}::int, ${documentId}::int from taken
    ), own as (
      insert into thread_reader as reader (thread_id, account_id, read_sequence, read_at)
      select id, ${senderId}::int, sequence, ${sentAt}::timestamptz from taken
      where sequence = 1 or exists (select 1 from thread_reader before where before.thread_id = taken.id
        and before.account_id = ${senderId}::int and before.read_sequence = sequence - 1)
      on conflict (thread_id, account_id) do update
        set read_sequence = greatest(reader.read_sequence, excluded.read_sequence), read_at = excluded.read_at
    ), answered as (
      insert into reply_wait (company_id, answered_at, waited_seconds)
      select company_id, ${sentAt}::timestamptz,
        greatest(0, extract(epoch from ${sentAt}::timestamptz - waited_since))::int from taken
      where not ${fromVisitor}::boolean and waited_since is not null
    )
    select id as "threadId", sequence, pg_notify(${rtmChannel}, json_build_object('kind', 'thread',
      'thread', id, 'visitor', visitor_id, 'company', company_id)::text) from taken`)
  const [taken] = rows
  return taken && { threadId: taken.threadId, sequence: taken.sequence }
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
