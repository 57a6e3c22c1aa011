import { useQueryClient } from '@tanstack/react-query'
import { createClient } from '@tradefloor/client'
import { getProfile } from '@tradefloor/contract'
import { useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../config/site-context.tsx'
import { setStarKeeper, waitingStars } from '../favourites/waiting.ts'
import { profileQuery } from '../session/use-profile.ts'
import { connectionNow } from './connection.ts'
import { isCopy } from './is-copy.ts'
import { keepAnswers } from './keep-answers.ts'
import { offlineMessages } from './messages.ts'
import { ownerNow } from './owner.ts'
import { answersShelf, waitingShelf } from './shelves.ts'
import { dropOldWaiting, showWaiting, waitWith } from './waiting-marks.ts'

/** Few visits have a star that waits. */
const loadWaitingPart = () => import('./waiting-part.ts')

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
  const t = useText(offlineMessages)
  const notice = useNotice()
  const queries = useQueryClient()

  /** The number of whoever is signed in; undefined for a guest, and while nobody can say. */
  const visitor = useEffectEvent(async () => {
    const owner = await ownerNow({ session, queries, shelf: answersShelf })
    return owner === 'guest' ? undefined : owner
  })

  const send = useEffectEvent(async () => {
    const { reloadMarked, sendWaiting, showMark } = await loadWaitingPart()
    // Renews a token that has run out, so that the next one lasts for all of them.
    await client.call(getProfile)
    const token = session.token()
    if (token === undefined) return
    const asNow = createClient({ config, language: () => language, token: () => token })
    const { stored, refused } = await inTurn(() => sendWaiting(asNow, waitingShelf))
    if (stored.length + refused.length === 0) return
    // Before the stars stop saying that they wait: lists that came meanwhile do not know of them.
    const keys = await Promise.all([
      ...stored.map(({ favourite, on }) => showMark(queries, favourite, on)),
      ...refused.map(({ mark: { favourite, on } }) => showMark(queries, favourite, !on)),
    ])
    await showWaiting(await visitor())
    for (const { mark, why } of refused)
      notice({ tone: 'warning', text: t('refused', { name: mark.name, why }) })
    if (stored.length > 0) notice({ tone: 'success', text: t('stored', { count: stored.length }) })
    reloadMarked(queries, keys.flat())
  })

  /** A kept answer with the stars that wait. Without the part that knows lists, the stars themselves show that they wait. */
  const refresh = useEffectEvent(async (data: unknown) => {
    const marks = await showWaiting(await visitor())
    if (marks.length === 0) return data
    return loadWaitingPart().then(
      ({ withWaiting }) => withWaiting(data, marks),
      () => data,
    )
  })

  /** Whoever has just signed in is asked for once, so that it is known whose their answers and stars are. */
  const meet = useEffectEvent(async () => {
    if (session.state() === 'signed-in' && (await visitor()) === undefined)
      await queries.prefetchQuery(profileQuery(client))
    await showWaiting(await visitor())
  })

  useEffect(() => {
    const keeper = keepAnswers({
      session,
      queries,
      shelf: answersShelf,
      isOnline: () => navigator.onLine,
      // Who waited for the page already does not wait again.
      ...(isCopy() && { patienceMs: 0 }),
      refresh: (data) => refresh(data),
    })
    let isLooking = false
    const look = async () => {
      keeper.tell()
      if (isLooking || document.hidden || !navigator.onLine) return
      isLooking = true
      try {
        if (connectionNow().isAway && (await isServerThere())) await keeper.found()
        if (!connectionNow().isAway && waitingStars().size > 0) await send()
      } catch {
        // Not yet.
      } finally {
        isLooking = false
      }
    }
    setStarKeeper((pressed) => waitWith(pressed, { session, queries }))
    const begin = () => meet().then(look, () => {})
    void dropOldWaiting().catch(() => {})
    void begin()
    const unwatch = session.subscribe((_, ending) => {
      if (ending === 'left') void waitingShelf.clear()
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
