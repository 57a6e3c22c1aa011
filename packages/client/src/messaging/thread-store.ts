import { chatLimits, type HistoryReply, listHistory, listThreads } from '@tradefloor/contract'
import type { Client } from '../client.ts'
import type { To } from './address.ts'
import { scheduleFetches } from './fetch-scheduler.ts'
import { listCursors, type Show } from './list-cursors.ts'
import type { Platform } from './platform.ts'
import { withRenewed, withThread } from './store.ts'
import { threadFetches } from './thread-fetches.ts'
import { createThreadState, type Seed } from './thread-state.ts'
import { firstOf, lastOf } from './thread-window.ts'

export type { Seed } from './thread-state.ts'

export interface ThreadStoreOptions {
  platform: Platform
  client: Client
  signal: AbortSignal
  onChange(): void
  onHistory(reply: HistoryReply): void
}

export type ThreadStore = ReturnType<typeof createThreadStore>

/** Holds what is known of all conversations and asks for what is missing of it. */
export function createThreadStore({ platform, client, signal, onChange, onHistory }: ThreadStoreOptions) {
  const threads = createThreadState(() => {
    fetches.soon()
    onChange()
  })
  const { state, sent, threadOf, setState } = threads
  const lists = listCursors()
  const loading = threadFetches({ client, signal, threads, lists, onHistory, onGone: onChange })
  const fetches = scheduleFetches({ platform, signal, tasks: loading.tasks })

  return {
    state,
    sent,
    threadOf,
    setState,
    isLookedUp: loading.isLookedUp,
    isGone: loading.isGone,
    staleList: loading.staleList,
    listed: lists.listed,
    wake: fetches.wake,
    isSeeded: threads.isSeeded,
    seed: (seeds: readonly Seed[]) => threads.seed(seeds, () => lists.listed().all !== 'none'),
    stored: threads.stored,
    open(to: To): () => void {
      const close = threads.open(to)
      fetches.now()
      return close
    },
    async loadOlder(to: To): Promise<void> {
      const thread = threadOf(to)
      const before = thread && firstOf(thread.window)
      if (thread?.window.hasOlder && before !== undefined)
        await loading.loadHistory(thread.id, { before, size: chatLimits.page })
    },
    async loadNewer(to: To): Promise<void> {
      const thread = threadOf(to)
      if (thread?.window.follows === false)
        await loading.loadHistory(thread.id, { after: lastOf(thread.window), size: chatLimits.page })
    },
    async renew(id: number, sequence: number): Promise<void> {
      const query = { after: sequence - 1, size: 1 }
      const { list } = await client.call(listHistory, { params: { id }, query, signal })
      setState(list.reduce(withRenewed, state()))
    },
    async loadMore(show: Show = 'all'): Promise<void> {
      const from = lists.of(show)
      // The first page of all is asked for by itself.
      if (lists.listed()[show] === 'whole' || (show === 'all' && from === undefined)) return
      const query = { ...(show !== 'all' && { show }), ...(from && { cursor: from }) }
      const { list, cursor } = await client.call(listThreads, { query, signal })
      lists.goOn(show, from, cursor)
      setState(list.reduce(withThread, state()))
    },
  }
}
