import { useQueryClient } from '@tanstack/react-query'
import { useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { setFavouriteQueue } from '../favourites/queued-favourites.ts'
import { profileQuery } from '../session/use-profile.ts'
import { currentVisitor } from './current-visitor.ts'
import { deliverQueued } from './deliver-queued.ts'
import { dropExpired, enqueue, showQueued } from './favourite-queue.ts'
import { isStoredPage } from './is-stored-page.ts'
import { loadQueuePart } from './load-queue-part.ts'
import { persistReplies } from './persist-replies.ts'
import { favouriteQueue, replyStore } from './stores.ts'
import { offlineTexts } from './texts.ts'
import { watchServer } from './watch-server.ts'

/** Keeps answers, shows them when there is no network, and sends the stars that waited for one. */
export function useOffline() {
  const site = useSite()
  const { session, client } = site
  const { language } = useLanguage()
  const t = useText(offlineTexts)
  const notice = useNotice()
  const queries = useQueryClient()

  const send = useEffectEvent(async () => {
    const { stored = [], refused = [] } = (await deliverQueued({ site, queries, language })) ?? {}
    for (const { mark, why } of refused)
      notice({ tone: 'warning', text: t('refused', { name: mark.name, why }) })
    if (stored.length > 0) notice({ tone: 'success', text: t('stored', { count: stored.length }) })
  })

  /** A kept answer with the stars that wait. Without the part that knows lists, the stars themselves show that they wait. */
  const withWaiting = useEffectEvent(async (data: unknown) => {
    const marks = await showQueued(await currentVisitor({ session, queries }))
    if (marks.length === 0) return data
    return loadQueuePart().then(
      ({ withQueued }) => withQueued(data, marks),
      () => data,
    )
  })

  /** Whoever has just signed in is asked for once, so that it is known whose their answers and stars are. */
  const identify = useEffectEvent(async () => {
    const visitor = () => currentVisitor({ session, queries })
    if (session.state() === 'signed-in' && (await visitor()) === undefined)
      await queries.prefetchQuery(profileQuery(client))
    await showQueued(await visitor())
  })

  useEffect(() => {
    const replies = persistReplies({
      session,
      queries,
      store: replyStore,
      isOnline: () => navigator.onLine,
      // Who waited for the page already does not wait again.
      ...(isStoredPage() && { patienceMs: 0 }),
      refresh: (data) => withWaiting(data),
    })
    const server = watchServer({ replies, send: () => send() })
    setFavouriteQueue((pressed) => enqueue(pressed, { session, queries }))
    const begin = () => identify().then(server.look, () => {})
    void dropExpired().catch(() => {})
    void begin()
    const unwatch = session.subscribe((_, ending) => {
      if (ending === 'left') void favouriteQueue.clear()
      void begin()
    })
    return () => {
      replies.end()
      unwatch()
      server.end()
    }
  }, [session, queries])
}
