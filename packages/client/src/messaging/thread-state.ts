import type { Message, Stored, Thread } from '@tradefloor/contract'
import { nameOf, type To } from './address.ts'
import type { Waiting } from './outbox-db.ts'
import {
  type ChatState,
  emptyState,
  type ThreadState,
  threadIdOf,
  withOpen,
  withoutWindow,
  withSeed,
  withStored,
} from './store.ts'
import { notYetReceived, type Sent } from './views.ts'

/** A conversation as an earlier page knew it. */
export interface Seed {
  thread: Thread
  /** Its newest messages, without a gap. */
  messages: readonly Message[]
}

/** What is known of all conversations, which of them are open, and which are an earlier page's. */
export function createThreadState(onChange: () => void) {
  let state: ChatState = emptyState
  let sent: readonly Sent[] = []
  /** Opened by a page: under which address, how often. */
  const opened = new Map<string, { to: To; times: number }>()
  /** Whose messages are an earlier page's: they are replaced when the server answers. */
  const seeded = new Set<number>()

  const threadOf = (to: To): ThreadState | undefined => {
    const id = threadIdOf(state, to)
    return id === undefined ? undefined : state.threads.get(id)
  }
  const setState = (next: ChatState) => {
    state = next
    for (const { to } of opened.values()) {
      const id = threadIdOf(state, to)
      if (id !== undefined && !state.threads.get(id)?.isOpen) state = withOpen(state, id, true)
    }
    const untold = notYetReceived(sent, state.threads)
    if (untold.length < sent.length) sent = untold
    onChange()
  }

  return {
    state: () => state,
    sent: () => sent,
    threadOf,
    setState,
    openedAddresses: (): To[] => [...opened.values()].map(({ to }) => to),
    openSeeded: (): number[] => [...seeded].filter((id) => state.threads.get(id)?.isOpen),
    isSeeded: () => seeded.size > 0,
    /** Without the messages of an earlier page, if there are any. */
    stateWithoutSeed: (id: number): ChatState => (seeded.delete(id) ? withoutWindow(state, id) : state),
    /** For reading while the server cannot be asked. What the server has said by now stays. */
    seed(seeds: readonly Seed[], isListed: () => boolean) {
      for (const { thread, messages } of seeds) {
        if (isListed() || state.threads.get(thread.thread_id)?.window.isLoaded) continue
        seeded.add(thread.thread_id)
        state = withSeed(state, thread, messages)
      }
      setState(state)
    },
    stored(stored: Stored, row: Waiting) {
      sent = [...sent, { stored, row }]
      setState(withStored(state, row.to, stored.thread_id, stored.sequence))
    },
    /** Answers how to close it. */
    open(to: To): () => void {
      const name = nameOf(to)
      const one = opened.get(name) ?? { to, times: 0 }
      one.times++
      opened.set(name, one)
      setState(state)
      return () => {
        if (--one.times > 0) return
        opened.delete(name)
        const thread = threadOf(to)
        if (thread) setState(withOpen(state, thread.id, false))
      }
    },
  }
}
export type ThreadStateStore = ReturnType<typeof createThreadState>
