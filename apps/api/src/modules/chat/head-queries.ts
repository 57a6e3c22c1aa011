import { and, desc, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { preparedOnce, unnamed } from '../../db/prepared-once.ts'
import { thread } from '../../schema/index.ts'
import { givenCardMark } from './given-card.ts'
import { isOpenThread } from './open-thread.ts'
import { isOf, isVisitor, type Reader, type ReaderValues } from './reader.ts'
import { pointers, type ThreadCursor } from './thread-queries.ts'

/** Which card the company has of its visitor, who is not told. */
const cardMark = (reader: ReaderValues) => sql<string | null>`${isVisitor(reader) ? null : givenCardMark}`

const selectHeads = (db: Queries, reader: ReaderValues, which?: SQL) =>
  db
    .select({
      thread: getTableColumns(thread),
      ...pointers(reader),
      isOpen: isOpenThread,
      cardMark: cardMark(reader),
      // When something was said, done or read, in milliseconds.
      touchedAt: sql<number>`(extract(epoch from greatest(thread.changed_at, (select max(reader.read_at)
        from thread_reader as reader where reader.thread_id = thread.id))) * 1000)::float8`,
    })
    .from(thread)
    .where(and(isOf(reader), which))
    .orderBy(desc(thread.changedAt), desc(thread.id))
    .limit(sql.placeholder('most'))

const theirs: ReaderValues = {
  accountId: sql.placeholder('accountId'),
  companyId: sql.placeholder('companyId'),
}
const ones = eq(thread.id, sql.placeholder('id'))
const since = sql`(${gte(thread.changedAt, sql.placeholder('since'))} or exists (select 1 from thread_reader as reader
  where reader.thread_id = thread.id and reader.read_at >= ${sql.placeholder('since')}))`

const further = sql`(${thread.changedAt}, ${thread.id}) <
  (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('after')}::int)`

const headsOf = preparedOnce((db) => {
  const made = (which?: SQL) => ({
    visitor: selectHeads(db, { ...theirs, companyId: null }, which).prepare(unnamed),
    company: selectHeads(db, theirs, which).prepare(unnamed),
  })
  return {
    all: made(),
    one: made(ones),
    since: made(since),
    allAfter: made(further),
    sinceAfter: made(and(since, further)),
  }
})

export interface HeadsRequest {
  since?: Date | undefined
  after?: ThreadCursor | undefined
  most: number
}

/** How far conversations have come, for one reader; those that changed last first. */
export const findHeads = (db: Queries, reader: Reader, { since, after, most }: HeadsRequest) => {
  const heads = headsOf(db)[since ? (after ? 'sinceAfter' : 'since') : after ? 'allAfter' : 'all']
  return heads[isVisitor(reader) ? 'visitor' : 'company'].execute({
    ...reader,
    since,
    at: after?.at,
    after: after?.id,
    most,
  })
}

export const findHead = async (db: Queries, reader: Reader, id: number) => {
  const [row] = await headsOf(db).one[isVisitor(reader) ? 'visitor' : 'company'].execute({
    ...reader,
    id,
    most: 1,
  })
  return row
}
export type HeadRow = Awaited<ReturnType<typeof findHeads>>[number]
