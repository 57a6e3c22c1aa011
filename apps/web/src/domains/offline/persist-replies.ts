import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { isUnreachable } from '../../shared/network/is-unreachable.ts'
import { tellConnection } from './connection.ts'
import { claimStore, currentOwner, isReplyKey, type OwnerSource, releaseStore, replyKey } from './owner.ts'
import { isPersisted, serialise } from './persisted-queries.ts'

interface Place extends OwnerSource {
  queries: QueryClient
  session: OwnerSource['session'] & { subscribe(listener: (state: string) => void): () => void }
  /** What the browser says, which is not always so. */
  isOnline: () => boolean
  /** How long a question may go unanswered before what is kept is shown. */
  patienceMs?: number
  /** What is done to a kept answer before it is shown. */
  refresh: (data: unknown) => Promise<unknown>
}

const limits = { most: 200, characters: 300_000, ms: 14 * 86_400_000 }
const saveAfterMs = 50

/**
 * Keeps the answers that come, and shows what is kept where none comes. A question that is answered in time never sees
 * this: it costs nothing while there is a network.
 */
export function persistReplies(place: Place) {
  const { queries, session, store, patienceMs = 3000 } = place
  const cache = queries.getQueryCache()
  const toSave = new Set<Query>()
  /** Of which answers on the screen are kept ones, and of when. */
  const restored = new Map<string, number>()
  let saving: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  /** Rises when somebody comes or leaves. What was begun before is neither written nor shown afterwards. */
  let era = 0
  const sameEra = () => {
    const mine = era
    return () => mine === era
  }

  const save = async () => {
    saving = undefined
    const isStillWanted = sameEra()
    const owner = await claimStore(place, isStillWanted)
    // Not known yet: they are saved with the next ones.
    if (owner === undefined || !isStillWanted()) return
    const batch = [...toSave]
    toSave.clear()
    for (const { queryHash, state } of batch) {
      const text = serialise(state.data)
      if (text.length > limits.characters) continue
      await store.put(replyKey(owner, queryHash), { owner, text, at: state.dataUpdatedAt }, isStillWanted)
    }
  }
  const saveSoon = (query: Query) => {
    if (!isPersisted(query.queryKey)) return
    toSave.add(query)
    saving ??= setTimeout(() => void save().catch(() => {}), saveAfterMs)
  }

  const restore = async (query: Query) => {
    if (!isPersisted(query.queryKey) || query.state.data !== undefined) return
    const isStillWanted = sameEra()
    const owner = await currentOwner(place)
    if (owner === undefined) return
    const kept = await store.get(replyKey(owner, query.queryHash))
    if (!kept || kept.owner !== owner || Date.now() - kept.at > limits.ms) return
    const data = await place.refresh(JSON.parse(kept.text))
    if (!isStillWanted() || query.state.data !== undefined) return
    restored.set(query.queryHash, kept.at)
    queries.setQueryData(query.queryKey, data, { updatedAt: kept.at })
  }
  const restoreLater = (query: Query) =>
    setTimeout(() => query.state.fetchStatus === 'fetching' && void restore(query), patienceMs)

  const tell = () => {
    const shown = [...restored].filter(([hash]) => cache.get(hash)?.isActive()).map(([, at]) => at)
    tellConnection({
      isAway: isLost || !place.isOnline(),
      asOf: shown.length > 0 ? Math.min(...shown) : undefined,
    })
  }
  const hear = (event: QueryCacheNotifyEvent) => {
    if (event.type === 'updated') {
      const { action, query } = event
      if (action.type === 'success' && !action.manual) {
        isLost = false
        restored.delete(query.queryHash)
        saveSoon(query)
      } else if (action.type === 'error' && isUnreachable(action.error)) {
        isLost = true
        void restore(query)
      } else if (action.type === 'fetch') restoreLater(query)
    }
    tell()
  }
  const tidy = async () => {
    const answers = (await store.entries()).filter(({ key }) => isReplyKey(key))
    const newest = answers.sort((a, b) => b.row.at - a.row.at)
    const old = newest.filter(({ row }, index) => index >= limits.most || Date.now() - row.at > limits.ms)
    await store.remove(old.map(({ key }) => key))
  }

  // What came before this began.
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') saveSoon(query)
    else if (query.state.error)
      hear({ type: 'updated', query, action: { type: 'error', error: query.state.error } })
    else restoreLater(query)
  }
  void claimStore(place, sameEra())
    .then(tidy)
    .catch(() => {})
  const unhear = cache.subscribe(hear)
  let last: string = session.state()
  const unwatch = session.subscribe((state) => {
    const isAnother = state === 'guest' || last === 'guest'
    last = state
    if (!isAnother) return
    releaseStore()
    era++
    toSave.clear()
    restored.clear()
    tell()
    // Its database is deleted too; this is for the store of a browser that has none.
    void claimStore(place, sameEra()).catch(() => {})
  })
  tell()
  return {
    tell,
    /** The server answers again: what is old or missing on the screen is asked for anew. */
    found() {
      isLost = false
      tell()
      return queries.refetchQueries({
        type: 'active',
        predicate: ({ queryHash, state }) => restored.has(queryHash) || state.status === 'error',
      })
    },
    end() {
      unhear()
      unwatch()
      clearTimeout(saving)
    },
  }
}
