import { conversationViews } from './conversations.ts'
import type { Listeners } from './listeners.ts'
import type { MessengerSnapshot, MessengerStatus } from './messenger-types.ts'
import type { Outbox } from './outbox.ts'
import { unreadOf } from './store.ts'
import type { ThreadStore } from './thread-store.ts'

interface MessengerViewsOptions {
  threads: ThreadStore
  outbox: Outbox
  status(): MessengerStatus
  changes: Listeners
}

/** What a page shows of the conversations. */
export function messengerViews({ threads, outbox, status, changes }: MessengerViewsOptions) {
  const { state, sent, isLookedUp, isGone } = threads
  const views = conversationViews({ state, sent, isLookedUp, isGone, outbox })
  let snapshot: MessengerSnapshot | undefined
  let version = -1
  return {
    subscribe: changes.subscribe,
    /** The same object until something changes. */
    getSnapshot(): MessengerSnapshot {
      if (snapshot && version === changes.version()) return snapshot
      version = changes.version()
      snapshot = {
        status: status(),
        isKept: outbox.isKept(),
        unread: unreadOf(state()),
        pending: outbox.pendingCount(),
        conversations: views.all(),
        isListed: threads.listed().all !== 'none' || threads.isSeeded(),
        listed: threads.listed(),
      }
      return snapshot
    },
    conversation: views.of,
  }
}
