import {
  chatLimits,
  getThread,
  type HistoryQuery,
  type HistoryReply,
  listHistory,
  listThreads,
  type Message,
  type Stored,
  type Thread,
} from '@tradefloor/contract'
import type { Client } from '../client.ts'
import { nameOf, type To } from './address.ts'
import { type FetchTask, isRefused, scheduleFetches } from './fetch-scheduler.ts'
import { listCursors, type Show } from './list-cursors.ts'
import { type Missing, missing } from './missing.ts'
import type { Waiting } from './outbox-db.ts'
import type { Platform } from './platform.ts'
import {
  type ChatState,
  emptyState,
  type ThreadState,
  threadIdOf,
  withOpen,
  withoutWindow,
  withRenewed,
  withReply,
  withSeed,
  withStored,
  withThread,
  withThreads,
} from './store.ts'
import { firstOf, lastOf } from './thread-window.ts'
import { notYetReceived, type Sent } from './views.ts'

/** A conversation as an earlier page knew it. */
export interface Seed {
  thread: Thread
  /** Its newest messages, without a gap. */
  messages: readonly Message[]
}

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
  let state: ChatState = emptyState
  let sent: readonly Sent[] = []
  /** Opened by a page: under which address, how often. */
  const opened = new Map<string, { to: To; times: number }>()
  const lookedUp = new Set<string>()
  /** How often the list of conversations was out of date, and up to which of these it was asked for. */
  let listStale = 1
  let listLoaded = 0
  const lists = listCursors()
  /** Asked about, and not there or not for the reader. */
  const gone = new Set<number>()
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
    fetches.soon()
    onChange()
  }

  const loadHistory = async (id: number, query: HistoryQuery) => {
    const reply = await client.call(listHistory, { params: { id }, query, signal })
    onHistory(reply)
    const isFirst = query.before === undefined && query.after === undefined
    const before = isFirst && seeded.delete(id) ? withoutWindow(state, id) : state
    setState(withReply(before, id, query, reply))
  }
  const loadThread = async (id: number) => {
    try {
      setState(withThread(state, (await client.call(getThread, { params: { id }, signal })).data))
    } catch (error) {
      if (isRefused(error) && !gone.has(id)) {
        gone.add(id)
        onChange()
      }
      throw error
    }
  }
  const loadList = async () => {
    const asked = listStale
    const { list, cursor, unread } = await client.call(listThreads, { signal })
    listLoaded = asked
    lists.beginAnew(cursor)
    setState(withThreads(state, list, unread))
  }
  const lookUp = async (to: Exclude<To, { thread_id: number }>) => {
    const { list } = await client.call(listThreads, { query: to, signal })
    lookedUp.add(nameOf(to))
    setState(list.reduce(withThread, state))
  }

  const fetchOfMissing = (one: Missing): FetchTask => ({
    key: `${one.kind} ${one.id}`,
    detail: JSON.stringify(one),
    fetch: () => (one.kind === 'history' ? loadHistory(one.id, one.query) : loadThread(one.id)),
  })
  const fetchesOfAddresses = (): FetchTask[] =>
    [...opened.values()].flatMap(({ to }) =>
      'thread_id' in to || threadIdOf(state, to) !== undefined || lookedUp.has(nameOf(to))
        ? []
        : [{ key: `address ${nameOf(to)}`, detail: '', fetch: () => lookUp(to) }],
    )
  const fetchesOfList = (): FetchTask[] =>
    listLoaded < listStale ? [{ key: 'list', detail: String(listStale), fetch: loadList }] : []
  const fetchesOfSeeded = (): FetchTask[] =>
    [...seeded]
      .filter((id) => state.threads.get(id)?.isOpen)
      .map((id) => fetchOfMissing({ kind: 'history', id, query: { size: chatLimits.page } }))
  const fetches = scheduleFetches({
    platform,
    signal,
    tasks: () => [
      ...fetchesOfSeeded(),
      ...missing(state).map(fetchOfMissing),
      ...fetchesOfAddresses(),
      ...fetchesOfList(),
    ],
  })

  return {
    state: () => state,
    sent: () => sent,
    threadOf,
    setState,
    isLookedUp: (to: To) => lookedUp.has(nameOf(to)),
    isGone: (id: number) => gone.has(id),
    listed: lists.listed,
    wake: fetches.wake,
    isSeeded: () => seeded.size > 0,
    /** For reading while the server cannot be asked. What the server has said by now stays. */
    seed(seeds: readonly Seed[]) {
      for (const { thread, messages } of seeds) {
        if (lists.listed().all !== 'none' || state.threads.get(thread.thread_id)?.window.isLoaded) continue
        seeded.add(thread.thread_id)
        state = withSeed(state, thread, messages)
      }
      setState(state)
    },
    /** Something happened in conversations of which only the heads were told. */
    staleList() {
      listStale++
    },
    stored(stored: Stored, row: Waiting) {
      sent = [...sent, { stored, row }]
      setState(withStored(state, row.to, stored.thread_id, stored.sequence))
    },
    open(to: To): () => void {
      const name = nameOf(to)
      const one = opened.get(name) ?? { to, times: 0 }
      one.times++
      opened.set(name, one)
      setState(state)
      fetches.now()
      return () => {
        if (--one.times > 0) return
        opened.delete(name)
        const thread = threadOf(to)
        if (thread) setState(withOpen(state, thread.id, false))
      }
    },
    async loadOlder(to: To): Promise<void> {
      const thread = threadOf(to)
      const before = thread && firstOf(thread.window)
      if (thread?.window.hasOlder && before !== undefined)
        await loadHistory(thread.id, { before, size: chatLimits.page })
    },
    async loadNewer(to: To): Promise<void> {
      const thread = threadOf(to)
      if (thread?.window.follows === false)
        await loadHistory(thread.id, { after: lastOf(thread.window), size: chatLimits.page })
    },
    async renew(id: number, sequence: number): Promise<void> {
      const query = { after: sequence - 1, size: 1 }
      const { list } = await client.call(listHistory, { params: { id }, query, signal })
      setState(list.reduce(withRenewed, state))
    },
    async loadMore(show: Show = 'all'): Promise<void> {
      const from = lists.of(show)
      // The first page of all is asked for by itself.
      if (lists.listed()[show] === 'whole' || (show === 'all' && from === undefined)) return
      const query = { ...(show !== 'all' && { show }), ...(from && { cursor: from }) }
      const { list, cursor } = await client.call(listThreads, { query, signal })
      lists.goOn(show, from, cursor)
      setState(list.reduce(withThread, state))
    },
  }
}
