import type { HeadRow } from './head-queries.ts'
import { isVisitor, type SpokenReader } from './reader.ts'
import type { ThreadFacts } from './thread-changes.ts'
import { viewHead } from './thread-view.ts'

/** What a connection was last sent of a conversation. */
export interface SentState {
  sequence: number
  read: number
  peerRead: number
  standing: string
}

export type Standing = ThreadFacts & Pick<HeadRow, 'cardMark' | 'isOpen'>

/**
 * Who has taken it, who has blocked it, whether it is closed and, for those who are to answer, which card of the visitor's
 * they have: one text that changes with them. Since when somebody waits changes with messages, and is sent with them.
 */
export const standingOf = (thread: Standing, reader: SpokenReader) => {
  const { takenBy, blockedByVisitorAt, blockedByCompanyAt, isOpen, cardMark } = thread
  const theirs = isVisitor(reader) ? [] : [cardMark]
  const both = [takenBy, blockedByVisitorAt, blockedByCompanyAt, isOpen].map((each) => Number(each ?? 0))
  return [...both, ...theirs].join()
}

export const sentStateOf = (row: HeadRow, reader: SpokenReader): SentState => {
  const { last_sequence, read, peer_read } = viewHead(row, reader)
  return {
    sequence: last_sequence,
    read,
    peerRead: peer_read,
    standing: standingOf({ ...row.thread, cardMark: row.cardMark, isOpen: row.isOpen }, reader),
  }
}

/** How far a conversation has come, for one reader. */
export function headOf(
  thread: ThreadFacts,
  readers: { accountId: number; read: number }[],
  reader: SpokenReader,
) {
  const readOf = (accountId: number) => readers.find((each) => each.accountId === accountId)?.read ?? 0
  const company = readers.filter(({ accountId }) => accountId !== thread.visitorId).map(({ read }) => read)
  return {
    thread_id: thread.id,
    last_sequence: thread.lastSequence,
    read: readOf(reader.accountId),
    peer_read: isVisitor(reader) ? Math.max(0, ...company) : readOf(thread.visitorId),
  }
}
