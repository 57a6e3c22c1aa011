import type { Message, Peer, Thread, ThreadHead } from '@tradefloor/contract'
import { publicFileAddress } from '../../http/public-file-address.ts'
import type { HeadRow } from './head-queries.ts'
import { names, oneName } from './named.ts'
import { presenceOf } from './presence-facts.ts'
import { isVisitor, type Reader } from './reader.ts'
import type { ThreadFacts } from './thread-changes.ts'
import type { PersonRow, ThreadRow } from './thread-queries.ts'

export const viewHead = (
  row: Omit<HeadRow, 'cardMark' | 'touchedAt' | 'isOpen'>,
  reader: Reader,
): ThreadHead => ({
  thread_id: row.thread.id,
  last_sequence: row.thread.lastSequence,
  read: row.read,
  peer_read: isVisitor(reader) ? row.companyRead : row.visitorRead,
})

/** With the people of the company the conversation is with. */
export function viewThread(
  row: ThreadRow,
  people: PersonRow[],
  last: Message | null,
  reader: Reader,
  now: Date,
): Thread {
  const { thread } = row
  return {
    ...viewHead(row, reader),
    exhibition_id: thread.exhibitionId,
    company_id: thread.companyId,
    exhibition: names(row.exhibition),
    peer: isVisitor(reader) ? viewCompanyPeer(row, people, now) : viewVisitorPeer(row, now),
    unread: row.unread,
    last,
    changed_at: thread.changedAt.getTime(),
    language: row.visitor.language,
    waiting_since: (row.isOpen && thread.waitingSince?.getTime()) || null,
    taken_by: isVisitor(reader) ? null : viewTaker(thread, people, reader),
    blocked: blockOf(thread, reader),
    closed: !row.isOpen,
  }
}

/** By the reader comes first: that is the one they can lift. */
export function blockOf(thread: ThreadFacts, reader: Reader): Thread['blocked'] {
  const { blockedByVisitorAt, blockedByCompanyAt } = thread
  const [own, peer] = isVisitor(reader)
    ? [blockedByVisitorAt, blockedByCompanyAt]
    : [blockedByCompanyAt, blockedByVisitorAt]
  return own ? 'own' : peer ? 'peer' : null
}

export const isBlocked = ({ blockedByVisitorAt, blockedByCompanyAt }: ThreadFacts) =>
  blockedByVisitorAt !== null || blockedByCompanyAt !== null

/** Who wants nothing more of each other, or cannot write, does not learn when the other is there either. */
const hidden = { online: false, seen: null }

/** Who has taken it, or who stands for the company, also while they cannot sign on; the company itself without either. */
function viewCompanyPeer(
  { thread, company, representative, isOpen }: ThreadRow,
  people: PersonRow[],
  now: Date,
): Peer {
  const taker = people.find(({ accountId }) => accountId === thread.takenBy)
  const person = taker ?? representative ?? undefined
  const reached = taker ?? people.find(({ contactId }) => contactId === person?.contactId) ?? people[0]
  return {
    uid: reached?.uid ?? '',
    name: names(person ?? company),
    post: person ? names({ nameZh: person.postZh, nameEn: person.postEn }) : oneName(''),
    avatar: publicFileAddress(company.logoFileId),
    company: names(company),
    country: '',
    ...(isBlocked(thread) || !isOpen ? hidden : presenceOf(people, now)),
  }
}

/** Without their card it is a name. */
const viewVisitorPeer = ({ thread, visitor, card, presence, isOpen }: ThreadRow, now: Date): Peer => ({
  uid: visitor.rtmUid,
  name: oneName(visitor.realName),
  post: oneName(card?.post ?? ''),
  avatar: '',
  company: oneName(card?.company_name ?? ''),
  country: card?.country_code ?? '',
  ...(isBlocked(thread) || !isOpen ? hidden : presenceOf(presence ? [presence] : [], now)),
})

function viewTaker({ takenBy }: ThreadFacts, people: PersonRow[], reader: Reader): Thread['taken_by'] {
  const taker = people.find(({ accountId }) => accountId === takenBy)
  return taker ? { uid: taker.uid, name: names(taker), own: taker.accountId === reader.accountId } : null
}
