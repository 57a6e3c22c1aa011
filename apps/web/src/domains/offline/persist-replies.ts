import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import { isUnreachable } from '../../shared/network/is-unreachable.ts'
import { setConnection } from './connection.ts'
import { createEpoch } from './epoch.ts'
import { removeOldReplies } from './old-replies.ts'
import { claimStore, type OwnerSource, releaseStore } from './owner.ts'
import { createReplyRestorer, type RestorerOptions } from './reply-restorer.ts'
import { createReplySaver } from './reply-saver.ts'

interface WatchedSession {
  state: OwnerSource['session']['state']
  subscribe(listener: (state: string) => void): () => void
}

interface PersistOptions extends RestorerOptions {
  session: WatchedSession
  /** What the browser says, which is not always so. */
  isOnline: () => boolean
}

/**
 * Keeps the answers that come, and shows what is kept where none comes. A query that is answered in time never sees
 * this: it costs nothing while there is a network.
 */
export function persistReplies(options: PersistOptions) {
  const { queries, session, store, isOnline } = options
  const cache = queries.getQueryCache()
  const epoch = createEpoch()
  const saver = createReplySaver(options, epoch)
  const restorer = createReplyRestorer(options, epoch)
  let isLost = false

  const tell = () => setConnection({ isAway: isLost || !isOnline(), asOf: restorer.oldestShown() })
  const onUpdate = ({ action, query }: Extract<QueryCacheNotifyEvent, { type: 'updated' }>) => {
    if (action.type === 'success' && !action.manual) {
      isLost = false
      restorer.replaced(query.queryHash)
      saver.saveSoon(query)
    } else if (action.type === 'error' && isUnreachable(action.error)) {
      isLost = true
      void restorer.restore(query)
    } else if (action.type === 'fetch') restorer.restoreIfSlow(query)
  }
  const onCacheEvent = (event: QueryCacheNotifyEvent) => {
    if (event.type === 'updated') onUpdate(event)
    tell()
  }
  const onOtherVisitor = () => {
    releaseStore()
    epoch.next()
    saver.forget()
    restorer.forget()
    tell()
    // Its database is deleted too; this is for the store of a browser that has none.
    void claimStore(options, epoch.stillNow()).catch(() => {})
  }

  // What came before this began.
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') saver.saveSoon(query)
    else if (query.state.error)
      onUpdate({ type: 'updated', query, action: { type: 'error', error: query.state.error } })
    else restorer.restoreIfSlow(query)
  }
  void claimStore(options, epoch.stillNow())
    .then(() => removeOldReplies(store))
    .catch(() => {})
  const unwatchCache = cache.subscribe(onCacheEvent)
  const unwatchVisitor = watchVisitor(session, onOtherVisitor)
  tell()
  return {
    tell,
    /** The server answers again: what is old or missing on the screen is asked for anew. */
    found() {
      isLost = false
      tell()
      return queries.refetchQueries({
        type: 'active',
        predicate: ({ queryHash, state }) => restorer.isRestored(queryHash) || state.status === 'error',
      })
    },
    end() {
      unwatchCache()
      unwatchVisitor()
      saver.end()
    },
  }
}

export type PersistedReplies = ReturnType<typeof persistReplies>

/** Calls when a guest becomes somebody, or somebody a guest. */
function watchVisitor(session: WatchedSession, onOther: () => void) {
  let last: string = session.state()
  return session.subscribe((state) => {
    const isOther = state === 'guest' || last === 'guest'
    last = state
    if (isOther) onOther()
  })
}
