import {
  chatLimits,
  getThread,
  type HistoryQuery,
  type HistoryReply,
  listHistory,
  listThreads,
} from '@tradefloor/contract'
import type { Client } from '../client.ts'
import { nameOf, type To } from './address.ts'
import { type FetchTask, isRefused } from './fetch-scheduler.ts'
import type { listCursors } from './list-cursors.ts'
import { type Missing, missing } from './missing.ts'
import { threadIdOf, withReply, withThread, withThreads } from './store.ts'
import type { ThreadStateStore } from './thread-state.ts'

interface ThreadFetchesOptions {
  client: Client
  signal: AbortSignal
  threads: ThreadStateStore
  lists: ReturnType<typeof listCursors>
  onHistory(reply: HistoryReply): void
  /** A conversation turned out not to be there. */
  onGone(): void
}

/** What is known of but not loaded, as tasks that load it. */
export function threadFetches({ client, signal, threads, lists, onHistory, onGone }: ThreadFetchesOptions) {
  const { state, setState } = threads
  const lookedUp = new Set<string>()
  /** Asked about, and not there or not for the reader. */
  const gone = new Set<number>()
  /** How often the list of conversations was out of date, and up to which of these it was asked for. */
  let listStale = 1
  let listLoaded = 0

  const loadHistory = async (id: number, query: HistoryQuery) => {
    const reply = await client.call(listHistory, { params: { id }, query, signal })
    onHistory(reply)
    const isFirst = query.before === undefined && query.after === undefined
    const before = isFirst ? threads.stateWithoutSeed(id) : state()
    setState(withReply(before, id, query, reply))
  }
  const loadThread = async (id: number) => {
    try {
      const { data } = await client.call(getThread, { params: { id }, signal })
      setState(withThread(state(), data))
    } catch (error) {
      if (isRefused(error) && !gone.has(id)) {
        gone.add(id)
        onGone()
      }
      throw error
    }
  }
  const loadList = async () => {
    const asked = listStale
    const { list, cursor, unread } = await client.call(listThreads, { signal })
    listLoaded = asked
    lists.beginAnew(cursor)
    setState(withThreads(state(), list, unread))
  }
  const lookUp = async (to: Exclude<To, { thread_id: number }>) => {
    const { list } = await client.call(listThreads, { query: to, signal })
    lookedUp.add(nameOf(to))
    setState(list.reduce(withThread, state()))
  }

  const ofMissing = (one: Missing): FetchTask => ({
    key: `${one.kind} ${one.id}`,
    detail: JSON.stringify(one),
    fetch: () => (one.kind === 'history' ? loadHistory(one.id, one.query) : loadThread(one.id)),
  })
  const ofAddress = (to: To): FetchTask[] =>
    'thread_id' in to || threadIdOf(state(), to) !== undefined || lookedUp.has(nameOf(to))
      ? []
      : [{ key: `address ${nameOf(to)}`, detail: '', fetch: () => lookUp(to) }]
  const ofList = (): FetchTask[] =>
    listLoaded < listStale ? [{ key: 'list', detail: String(listStale), fetch: loadList }] : []
  const ofSeeded = (id: number) => ofMissing({ kind: 'history', id, query: { size: chatLimits.page } })

  return {
    tasks: (): FetchTask[] => [
      ...threads.openSeeded().map(ofSeeded),
      ...missing(state()).map(ofMissing),
      ...threads.openedAddresses().flatMap(ofAddress),
      ...ofList(),
    ],
    loadHistory,
    isLookedUp: (to: To) => lookedUp.has(nameOf(to)),
    isGone: (id: number) => gone.has(id),
    /** Something happened in conversations of which only the heads were told. */
    staleList() {
      listStale++
    },
  }
}
