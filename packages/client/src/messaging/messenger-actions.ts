import { chatLimits, type Message, type Thread } from '@tradefloor/contract'
import { isBlank, type Parts, type To } from './address.ts'
import { placeOf } from './conversations.ts'
import type { Outbox } from './outbox.ts'
import type { ReadReceipts } from './read-receipts.ts'
import { atNewest, withThread } from './store.ts'
import type { ThreadStore } from './thread-store.ts'
import { lastOf } from './thread-window.ts'

interface MessengerActionsOptions {
  threads: ThreadStore
  outbox: Outbox
  reading: Pick<ReadReceipts, 'mark'>
}

/** What a page may do with the conversations. */
export function messengerActions({ threads, outbox, reading }: MessengerActionsOptions) {
  const { state, setState, threadOf } = threads
  const goToNewest = (to: To) => {
    const thread = threadOf(to)
    if (thread) setState(atNewest(state(), thread.id))
  }
  const setDraft = (to: To, text: string) => {
    const thread = threadOf(to)
    outbox.setDraft(thread ? { thread_id: thread.id } : to, text)
    // Begun before there was a conversation.
    const begun = placeOf(thread)
    if (begun) outbox.setDraft(begun, '')
  }
  return {
    /** Shows a conversation and keeps it up to date, until what comes back is called. */
    openThread: threads.open,
    loadOlder: threads.loadOlder,
    /** Only after so much older was loaded that the newest had to be let go. */
    loadNewer: threads.loadNewer,
    /** Asks for a message again, because the address of its picture has ended. Without a network it stays as it is. */
    renew: ({ thread_id, sequence }: Pick<Message, 'thread_id' | 'sequence'>) =>
      threads.renew(thread_id, sequence).catch(() => {}),
    /** From wherever the reader has gone back to. */
    goToNewest,
    loadMoreConversations: threads.loadMore,
    /** Conversations as an earlier page knew them, for reading while the server cannot be asked. */
    seed: threads.seed,
    /** A conversation as a call of the page's own has just given it: taken, handed over, blocked. */
    know: (thread: Thread) => setState(withThread(state(), thread)),
    /** Blank is not sent and the box is cleared; what is too long stays in it, and so does what a thing goes without. */
    send(to: To, parts: Parts): 'sent' | 'blank' | 'long' {
      if ((parts.text ?? '').length > chatLimits.text) return 'long'
      if (parts.text !== undefined) setDraft(to, '')
      if (isBlank(parts)) return 'blank'
      goToNewest(to)
      void outbox.add(to, parts)
      return 'sent'
    },
    retry: outbox.retry,
    discard: outbox.discard,
    setDraft,
    /** All that is shown of it has been seen. */
    markRead(to: To) {
      const thread = threadOf(to)
      const last = thread ? lastOf(thread.window) : 0
      if (thread && last > thread.head.read) reading.mark(thread.id, last)
    },
    /** For the question before signing out: how much would be lost. */
    pendingCount: outbox.pendingCount,
    /** Forgets what waits and what was begun, in every tab. */
    clear: outbox.clear,
  }
}
