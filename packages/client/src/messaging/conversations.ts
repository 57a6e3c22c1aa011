import { nameOf, type To } from './address.ts'
import type { Outbox } from './outbox.ts'
import { type ChatState, type ThreadState, threadIdOf } from './store.ts'
import { type Conversation, pendingOf, type Sent, viewOf } from './views.ts'

export interface ConversationSource {
  state(): ChatState
  sent(): readonly Sent[]
  outbox: Pick<Outbox, 'waiting' | 'draft'>
  /** Whether it is known by now if there is a conversation under this address. */
  isLookedUp(to: To): boolean
  /** Whether the server was asked about it in vain. */
  isGone(id: number): boolean
}

/** In which line a message stands: one conversation, by whichever of its addresses. */
export const laneIn = (state: ChatState, to: To): string => String(threadIdOf(state, to) ?? nameOf(to))

/** What pages show. The same object comes back until something in it has changed. */
export function conversationViews({ state, sent, outbox, isLookedUp, isGone }: ConversationSource) {
  const made = new Map<string, { from: unknown[]; view: Conversation }>()

  const of = (to: To): Conversation => {
    const now = state()
    const id = threadIdOf(now, to)
    const thread = id === undefined ? undefined : now.threads.get(id)
    const isMissing = thread !== undefined && thread.about === undefined && isGone(thread.id)
    const isLoading = thread ? thread.isOpen && !thread.window.isLoaded && !isMissing : !isLookedUp(to)
    const draft = (id && outbox.draft({ thread_id: id })) || outbox.draft(placeOf(thread) ?? to)
    const from = [thread, isLoading, isMissing, draft, sent(), outbox.waiting()]
    const name = nameOf(to)
    const before = made.get(name)
    if (before?.from.every((part, index) => part === from[index])) return before.view
    const lane = laneIn(now, to)
    const pending = pendingOf(
      thread?.window.messages ?? [],
      sent().filter(({ stored }) => stored.thread_id === id),
      outbox.waiting().filter((row) => laneIn(now, row.to) === lane),
    )
    const view = viewOf(to, thread, { isLoading, isMissing, pending, draft })
    made.set(name, { from, view })
    return view
  }

  return {
    of,
    /** All that are known, the one in which something happened last first. */
    all: (): Conversation[] =>
      [...state().threads.values()]
        .filter(({ about }) => about !== undefined)
        .map(({ id }) => of({ thread_id: id }))
        .sort((a, b) => (b.about?.changed_at ?? 0) - (a.about?.changed_at ?? 0)),
  }
}

/** Where it is, as a visitor would address it. */
export const placeOf = (thread: ThreadState | undefined): To | undefined =>
  thread?.about && { exhibition_id: thread.about.exhibition_id, company_id: thread.about.company_id }
