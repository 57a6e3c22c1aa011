import type {
  HeadsQuery,
  HistoryQuery,
  Message,
  Thread,
  ThreadHead,
  ThreadsQuery,
  ThreadsReply,
} from '@tradefloor/contract'
import { chatLimits } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { listReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { placeOf, readPlace } from './cursor.ts'
import { findHead, findHeads, type HeadRow } from './head-queries.ts'
import { findLastMessages, findMessagesAfter, findMessagesBefore } from './message-queries.ts'
import { viewMessage } from './message-view.ts'
import { isVisitor, type Reader, type SpokenReader } from './reader.ts'
import { countThreads, findPeople, findThreads, type ThreadRow } from './thread-queries.ts'
import { viewHead, viewThread } from './thread-view.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'>

/** Longer than anything is under way before it is seen: who asks by time is told twice rather than not at all. */
const marginMs = 30_000
export const withMargin = (since: number) => new Date(Math.max(0, since - marginMs))

export async function listThreads(
  deps: Needs,
  reader: SpokenReader,
  { show, exhibition_id: exhibitionId, company_id: companyId, cursor }: ThreadsQuery,
): Promise<ThreadsReply> {
  const { db } = deps.database
  // A visitor has taken nothing, and sees all that is theirs.
  const filter = { show: isVisitor(reader) ? undefined : show, exhibitionId, companyId }
  const after = cursor ? readPlace(cursor) : undefined
  const [rows, counts] = await Promise.all([
    findThreads(db, reader, filter, { after, most: chatLimits.threads + 1 }),
    countThreads(db, reader, filter),
  ])
  const page = rows.slice(0, chatLimits.threads)
  const last = page.at(-1)
  return {
    ...listReply(await viewThreads(deps, page, reader), counts.count),
    cursor: rows.length > page.length && last ? placeOf(last, filter.show) : '',
    unread: counts.unread,
    unanswered: counts.unanswered,
  }
}

export async function getThread(deps: Needs, reader: SpokenReader, id: number): Promise<Thread> {
  const rows = await findThreads(deps.database.db, reader, { id }, { most: 1 })
  const [view] = await viewThreads(deps, rows, reader)
  if (!view) throw new Problem('not_found')
  return view
}

/** With two questions more, however many there are. */
async function viewThreads(deps: Needs, rows: ThreadRow[], reader: SpokenReader): Promise<Thread[]> {
  if (rows.length === 0) return []
  const { db } = deps.database
  const ids = rows.map(({ thread }) => thread.id)
  const [people, lasts] = await Promise.all([
    findPeople(db, [...new Set(rows.map(({ thread }) => thread.companyId))]),
    findLastMessages(db, ids),
  ])
  const now = deps.clock.now()
  return rows.map((row) => {
    const ofCompany = people.filter(({ companyId }) => companyId === row.thread.companyId)
    const last = lasts.find(({ message }) => message.threadId === row.thread.id)
    return viewThread(row, ofCompany, last ? viewMessage(deps, last, reader) : null, reader, now)
  })
}

export async function readHead({ database }: Pick<Needs, 'database'>, reader: Reader, id: number) {
  const row = await findHead(database.db, reader, id)
  if (!row) throw new Problem('not_found')
  return viewHead(row, reader)
}

export async function listHistory(
  deps: Needs,
  reader: SpokenReader,
  id: number,
  { after, before, size = chatLimits.page }: HistoryQuery,
): Promise<{ list: Message[]; head: ThreadHead; more: boolean }> {
  if (after !== undefined && before !== undefined)
    throw new Problem('bad_input', { fields: [{ field: 'before', problem: 'not with after' }] })
  const head = await readHead(deps, reader, id)
  const { db } = deps.database
  // One more than asked for says whether there is more.
  const rows =
    after === undefined
      ? await findMessagesBefore(db, id, before, size + 1)
      : await findMessagesAfter(db, id, after, size + 1)
  const shown = after === undefined ? rows.slice(-size) : rows.slice(0, size)
  return {
    list: shown.map((row) => viewMessage(deps, row, reader)),
    head,
    more: rows.length > size,
  }
}

/** A page of heads, and the cursor of the next one; empty when there is none. */
export async function readHeads(
  { database }: Pick<Needs, 'database'>,
  reader: Reader,
  { since, cursor }: HeadsQuery,
): Promise<{ rows: HeadRow[]; cursor: string }> {
  const found = await findHeads(database.db, reader, {
    since: since === undefined ? undefined : withMargin(since),
    after: cursor ? readPlace(cursor) : undefined,
    // One more than fits says whether there is more.
    most: chatLimits.heads + 1,
  })
  const rows = found.slice(0, chatLimits.heads)
  const last = rows.at(-1)
  return { rows, cursor: found.length > rows.length && last ? placeOf(last) : '' }
}

export async function listHeads(
  deps: Needs,
  reader: Reader,
  query: HeadsQuery,
): Promise<{ list: ThreadHead[]; at: number; cursor: string }> {
  const at = deps.clock.now().getTime()
  const { rows, cursor } = await readHeads(deps, reader, query)
  return { list: rows.map((row) => viewHead(row, reader)), at, cursor }
}
