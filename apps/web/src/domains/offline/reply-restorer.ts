import type { Query, QueryClient } from '@tanstack/react-query'
import type { Epoch } from './epoch.ts'
import { isExpired } from './old-replies.ts'
import { currentOwner, type OwnerSource, replyKey } from './owner.ts'
import { isPersisted } from './persisted-queries.ts'

export interface RestorerOptions extends OwnerSource {
  queries: QueryClient
  /** How long a query may go unanswered before what is kept is shown. */
  patienceMs?: number
  /** What is done to a kept answer before it is shown. */
  refresh: (data: unknown) => Promise<unknown>
}

/** Shows kept answers where none comes, and knows which of those on the screen are kept ones. */
export function createReplyRestorer(options: RestorerOptions, epoch: Epoch) {
  const { queries, store, patienceMs = 3000 } = options
  /** When they were answered, by query. */
  const restored = new Map<string, number>()

  const restore = async (query: Query) => {
    if (!isPersisted(query.queryKey) || query.state.data !== undefined) return
    const isStillWanted = epoch.stillNow()
    const owner = await currentOwner(options)
    if (owner === undefined) return
    const kept = await store.get(replyKey(owner, query.queryHash))
    if (!kept || kept.owner !== owner || isExpired(kept)) return
    const data = await options.refresh(JSON.parse(kept.text))
    if (!isStillWanted() || query.state.data !== undefined) return
    restored.set(query.queryHash, kept.at)
    queries.setQueryData(query.queryKey, data, { updatedAt: kept.at })
  }
  return {
    restore,
    restoreIfSlow: (query: Query) =>
      setTimeout(() => query.state.fetchStatus === 'fetching' && void restore(query), patienceMs),
    isRestored: (hash: string) => restored.has(hash),
    /** A new answer has come in its place. */
    replaced(hash: string) {
      restored.delete(hash)
    },
    /** Of when the oldest is that is on the screen. */
    oldestShown(): number | undefined {
      const shown = [...restored].filter(([hash]) => queries.getQueryCache().get(hash)?.isActive())
      return shown.length > 0 ? Math.min(...shown.map(([, at]) => at)) : undefined
    },
    forget: () => restored.clear(),
  }
}
