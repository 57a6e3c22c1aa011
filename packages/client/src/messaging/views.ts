import type { Message, Stored, Thread } from '@tradefloor/contract'
import type { Parts, To } from './address.ts'
import type { Waiting } from './outbox-db.ts'
import type { ThreadState } from './store.ts'
import { lastOf } from './thread-window.ts'

/** A message of one's own that is not yet among the others. */
export interface Pending {
  client_id: string
  parts: Parts
  at: number
  /** `stored`: safe, and about to be told. `failed`: refused, for good or for long, see `mes`. */
  state: 'sending' | 'stored' | 'failed'
  /** The server's words. */
  mes: string
}

export interface Conversation {
  to: To
  /** Undefined until the first message has begun it. */
  id: number | undefined
  /** With its unread as counted here. */
  about: Thread | undefined
  /** In order, without a gap. */
  messages: readonly Message[]
  /** To be shown after them. */
  pending: readonly Pending[]
  draft: string
  unread: number
  /** How far the other side has read. */
  peerRead: number
  isLoading: boolean
  /** There is no such conversation, or it is not the reader's. */
  isMissing: boolean
  hasOlder: boolean
  hasNewer: boolean
}

/** A message that the server has, until it is told. */
export interface Sent {
  stored: Stored
  row: Waiting
}

/** What has been told by now is no longer pending; and who does not look needs no bridge. */
export const notYetReceived = (sent: readonly Sent[], threads: ReadonlyMap<number, ThreadState>) =>
  sent.filter(({ stored }) => {
    const thread = threads.get(stored.thread_id)
    return thread?.isOpen && lastOf(thread.window) < stored.sequence
  })

/** Own messages that are not among the told ones: first those that are safe, then those that wait. */
export function pendingOf(
  messages: readonly Message[],
  sent: readonly Sent[],
  waiting: readonly Waiting[],
): Pending[] {
  const shown = new Set(messages.map(({ client_id }) => client_id))
  const pending: Pending[] = []
  const add = ({ client_id, parts, at, failed }: Waiting, state: Pending['state']) => {
    if (shown.has(client_id)) return
    shown.add(client_id)
    pending.push({ client_id, parts, at, state, mes: failed?.mes ?? '' })
  }
  for (const { row } of [...sent].sort((a, b) => a.stored.sequence - b.stored.sequence)) add(row, 'stored')
  for (const row of waiting) add(row, row.failed ? 'failed' : 'sending')
  return pending
}

export function viewOf(
  to: To,
  thread: ThreadState | undefined,
  rest: Pick<Conversation, 'isLoading' | 'isMissing' | 'pending' | 'draft'>,
): Conversation {
  const window = thread?.window
  return {
    ...rest,
    to,
    id: thread?.id,
    about: thread?.about && { ...thread.about, unread: thread.unread },
    messages: window?.messages ?? [],
    unread: thread?.unread ?? 0,
    peerRead: thread?.head.peer_read ?? 0,
    hasOlder: window?.isLoaded === true && window.hasOlder,
    hasNewer: window?.follows === false,
  }
}
