import { useQueryClient } from '@tanstack/react-query'
import { createClient } from '@tradefloor/client'
import { getProfile } from '@tradefloor/contract'
import { useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { queuedFavourites, setFavouriteQueue } from '../favourites/queued-favourites.ts'
import { profileQuery } from '../session/use-profile.ts'
import { connectionNow } from './connection.ts'
import { dropExpired, enqueue, showQueued } from './favourite-queue.ts'
import { isStoredPage } from './is-stored-page.ts'
import { currentOwner } from './owner.ts'
import { persistReplies } from './persist-replies.ts'
import { favouriteQueue, replyStore } from './stores.ts'
import { offlineTexts } from './texts.ts'

/** Few visits have a star that waits. */
const loadWaitingPart = () => import('./queue-part.ts')

const lookEveryMs = 10_000
const lockName = 'tradefloor-waiting'

/** One tab at a time, where the browser can see to that. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(lockName, work) : work()

const isServerThere = async () => (await fetch('/healthz', { cache: 'no-store' })).ok

/** Keeps answers, shows them when there is no network, and sends the stars that waited for one. */
export function useOffline() {
  const { session, client, config } = useSite()
  const { language } = useLanguage()
  const t = useText(offlineTexts)
  const notice = useNotice()
  const queries = useQueryClient()

  /** The number of whoever is signed in; undefined for a guest, and while nobody can say. */
  const visitor = useEffectEvent(async () => {
    const owner = await currentOwner({ session, queries, store: replyStore })
    return owner === 'guest' ? undefined : owner
  })

  const send = useEffectEvent(async () => {
    const { refetchFavourites, sendQueued, applyFavourite } = await loadWaitingPart()
    // Renews a token that has run out, so that the next one lasts for all of them.
    await client.call(getProfile)
    const token = session.token()
    if (token === undefined) return
    const asNow = createClient({ config, language: () => language, token: () => token })
    const { stored, refused } = await inTurn(() => sendQueued(asNow, favouriteQueue))
    if (stored.length + refused.length === 0) return
    // Before the stars stop saying that they wait: lists that came meanwhile do not know of them.
    const keys = await Promise.all([
      ...stored.map(({ favourite, on }) => applyFavourite(queries, favourite, on)),
      ...refused.map(({ mark: { favourite, on } }) => applyFavourite(queries, favourite, !on)),
    ])
    await showQueued(await visitor())
    for (const { mark, why } of refused)
      notice({ tone: 'warning', text: t('refused', { name: mark.name, why }) })
    if (stored.length > 0) notice({ tone: 'success', text: t('stored', { count: stored.length }) })
    refetchFavourites(queries, keys.flat())
  })

  /** A kept answer with the stars that wait. Without the part that knows lists, the stars themselves show that they wait. */
  const refresh = useEffectEvent(async (data: unknown) => {
    const marks = await showQueued(await visitor())
    if (marks.length === 0) return data
    return loadWaitingPart().then(
      ({ withQueued }) => withQueued(data, marks),
      () => data,
    )
  })

  /** Whoever has just signed in is asked for once, so that it is known whose their answers and stars are. */
  const meet = useEffectEvent(async () => {
    if (session.state() === 'signed-in' && (await visitor()) === undefined)
      await queries.prefetchQuery(profileQuery(client))
    await showQueued(await visitor())
  })

  useEffect(() => {
    const keeper = persistReplies({
      session,
      queries,
      store: replyStore,
      isOnline: () => navigator.onLine,
      // Who waited for the page already does not wait again.
      ...(isStoredPage() && { patienceMs: 0 }),
      refresh: (data) => refresh(data),
    })
    let isLooking = false
    const look = async () => {
      keeper.tell()
      if (isLooking || document.hidden || !navigator.onLine) return
      isLooking = true
      try {
        if (connectionNow().isAway && (await isServerThere())) await keeper.found()
        if (!connectionNow().isAway && queuedFavourites().size > 0) await send()
      } catch {
        // Not yet.
      } finally {
        isLooking = false
      }
    }
    setFavouriteQueue((pressed) => enqueue(pressed, { session, queries }))
    const begin = () => meet().then(look, () => {})
    void dropExpired().catch(() => {})
    void begin()
    const unwatch = session.subscribe((_, ending) => {
      if (ending === 'left') void favouriteQueue.clear()
      void begin()
    })
    const timer = setInterval(look, lookEveryMs)
    const events = ['online', 'offline'] as const
    for (const name of events) window.addEventListener(name, look)
    document.addEventListener('visibilitychange', look)
    return () => {
      keeper.end()
      unwatch()
      clearInterval(timer)
      for (const name of events) window.removeEventListener(name, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [session, queries])
}
