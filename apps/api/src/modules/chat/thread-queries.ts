import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import {
  account,
  cardExchange,
  company,
  contact,
  exhibition,
  exhibitor,
  isListed,
  presence,
  type SharedCard,
  thread,
} from '../../schema/index.ts'
import { type Representative, representativeOf } from '../catalogue/index.ts'
import { givenCard, givenCardMark } from './given-card.ts'
import { isOpenThread } from './open-thread.ts'
import { isOf, isVisitor, type Reader, type ReaderValues } from './reader.ts'

// In words of its own: of a query on one table the builder writes columns without the table's name.
const readBy = (whose: SQL) =>
  sql<number>`coalesce((select max(reader.read_sequence) from thread_reader as reader
    where reader.thread_id = thread.id and ${whose}), 0)::int`

/** How far who has read. */
export const pointers = ({ accountId }: ReaderValues) => ({
  read: readBy(sql`reader.account_id = ${accountId}`),
  visitorRead: readBy(sql`reader.account_id = thread.visitor_id`),
  companyRead: readBy(sql`reader.account_id <> thread.visitor_id`),
})

const unread = (reader: Reader) =>
  sql<number>`(select count(*)::int from message where message.thread_id = thread.id
    and message.from_visitor = ${!isVisitor(reader)} and message.sequence > ${pointers(reader).read})`

export type ThreadRow = Awaited<ReturnType<typeof findThreads>>[number]

export interface ThreadFilter {
  show?: 'all' | 'mine' | 'unanswered' | undefined
  exhibitionId?: number | undefined
  companyId?: number | undefined
  id?: number | undefined
}

const within = (reader: Reader, { show, exhibitionId, companyId, id }: ThreadFilter) =>
  and(
    isOf(reader),
    id === undefined ? undefined : eq(thread.id, id),
    exhibitionId === undefined ? undefined : eq(thread.exhibitionId, exhibitionId),
    companyId === undefined ? undefined : eq(thread.companyId, companyId),
    show === 'mine' ? eq(thread.takenBy, reader.accountId) : undefined,
    show === 'unanswered' ? and(isNotNull(thread.waitingSince), isOpenThread) : undefined,
  )

/** Where a page ends. */
export interface ThreadCursor {
  at: Date
  id: number
}

/** What changed last comes first; of what waits, what has waited longest. */
export const findThreads = (
  db: Queries,
  reader: Reader,
  filter: ThreadFilter,
  { after, most }: { after?: ThreadCursor | undefined; most: number },
) => {
  const waiting = filter.show === 'unanswered'
  const by = waiting ? thread.waitingSince : thread.changedAt
  const further =
    after &&
    sql`(${by}, ${thread.id}) ${waiting ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::int)`
  return db
    .select({
      thread: getTableColumns(thread),
      ...pointers(reader),
      isOpen: isOpenThread,
      unread: unread(reader),
      exhibition: { nameZh: exhibition.nameZh, nameEn: exhibition.nameEn },
      company: { nameZh: company.nameZh, nameEn: company.nameEn, logoFileId: company.logoFileId },
      visitor: {
        rtmUid: account.rtmUid,
        realName: account.realName,
        language: account.language,
      },
      representative: sql<Representative | null>`${isVisitor(reader) ? representativeOf(company.id) : null}`,
      card: sql<SharedCard | null>`${givenCard}`,
      presence: { seenAt: presence.seenAt, node: presence.node },
    })
    .from(thread)
    .innerJoin(exhibition, eq(exhibition.id, thread.exhibitionId))
    .innerJoin(company, eq(company.id, thread.companyId))
    .innerJoin(account, eq(account.id, thread.visitorId))
    .leftJoin(presence, eq(presence.accountId, account.id))
    .where(and(within(reader, filter), further))
    .orderBy(...(waiting ? [asc(by), asc(thread.id)] : [desc(by), desc(thread.id)]))
    .limit(most)
}

/** How many there are, and how much there is to do in all of the reader's. */
export async function countThreads(db: Queries, reader: Reader, filter: ThreadFilter) {
  const [[found], [all]] = await Promise.all([
    db.select({ count: sql<number>`count(*)::int` }).from(thread).where(within(reader, filter)),
    db
      .select({
        unread: sql<number>`coalesce(sum(${unread(reader)}), 0)::int`,
        unanswered: sql<number>`(count(*) filter (where ${thread.waitingSince} is not null
          and ${isOpenThread}))::int`,
      })
      .from(thread)
      .where(isOf(reader)),
  ])
  return { count: found?.count ?? 0, unread: all?.unread ?? 0, unanswered: all?.unanswered ?? 0 }
}

/** A company's people who can sign on, in the order in which they are named elsewhere. */
export const findPeople = (db: Queries, companyIds: number[]) =>
  db
    .select({
      accountId: account.id,
      contactId: contact.id,
      uid: account.rtmUid,
      companyId: contact.companyId,
      nameZh: contact.nameZh,
      nameEn: contact.nameEn,
      postZh: contact.postZh,
      postEn: contact.postEn,
      seenAt: presence.seenAt,
      node: presence.node,
    })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .leftJoin(presence, eq(presence.accountId, account.id))
    .where(
      and(
        isListed.contact(),
        isAnyOf(contact.companyId, companyIds),
        eq(account.kind, 'contact'),
        isNull(account.blockedAt),
      ),
    )
    .orderBy(contact.id, account.id)
export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]

/** Whatever has changed since, whoever it concerns. */
export const findChanged = (db: Queries, since: Date) =>
  db
    .select({ id: thread.id, visitorId: thread.visitorId, companyId: thread.companyId })
    .from(thread)
    .where(
      sql`${gte(thread.changedAt, since)} or ${thread.id} in
        (select thread_id from thread_reader where read_at >= ${since}) or ${thread.visitorId} in
        (select account_id from card_exchange where exchanged_at >= ${since} or revoked_at >= ${since})`,
    )

export const findThreadsOf = (db: Queries, visitorId: number) =>
  db
    .select({ id: thread.id, visitorId: thread.visitorId, companyId: thread.companyId })
    .from(thread)
    .where(eq(thread.visitorId, visitorId))

/** Conversations, how far who has read, and which card the company has of its visitor. */
export const findThreadsById = (db: Queries, ids: number[]) =>
  db
    .select({
      ...getTableColumns(thread),
      readers: sql<{ accountId: number; read: number }[]>`coalesce((select json_agg(json_build_object(
        'accountId', reader.account_id, 'read', reader.read_sequence)) from thread_reader as reader
        where reader.thread_id = thread.id), '[]')`,
      isOpen: isOpenThread,
      cardMark: sql<string | null>`${givenCardMark}`,
    })
    .from(thread)
    .where(isAnyOf(thread.id, ids))
export type StandingRow = Awaited<ReturnType<typeof findThreadsById>>[number]

/** The exhibition, and whether the company has a stand in it; nothing where one of the two is not known. */
export async function findStand(
  db: Queries,
  { exhibitionId, companyId }: { exhibitionId: number; companyId: number },
) {
  const [row] = await db
    .select({
      lasting: exhibition.lasting,
      opensAt: exhibition.opensAt,
      closesAt: exhibition.closesAt,
      exhibitorId: exhibitor.id,
    })
    .from(exhibition)
    .innerJoin(company, eq(company.id, companyId))
    .leftJoin(
      exhibitor,
      and(
        isListed.exhibitor(),
        eq(exhibitor.exhibitionId, exhibition.id),
        eq(exhibitor.companyId, company.id),
      ),
    )
    .where(eq(exhibition.id, exhibitionId))
  return row
}

/** Who gave this company the card, and where. */
export async function findGiver(db: Queries, cardId: number, companyId: number) {
  const [row] = await db
    .select({
      between: {
        exhibitionId: cardExchange.exhibitionId,
        companyId: contact.companyId,
        visitorId: cardExchange.accountId,
      },
      revokedAt: cardExchange.revokedAt,
    })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .where(and(eq(cardExchange.id, cardId), eq(contact.companyId, companyId)))
  return row
}
