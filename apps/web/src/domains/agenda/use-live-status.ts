import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type LiveScheduleReply,
  type LiveSession,
  listLiveSessions,
  type ScheduleReply,
} from '@tradefloor/contract'
import { gapOf, newsSign, soonestLiveMs, waitForLive } from '@tradefloor/rules'
import { useEffect, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { endOf, isLive, startOf } from './session-state.ts'

/** The next beginning, or end of what is on. */
function nextTurn(sessions: readonly LiveSession[], now: number): number | undefined {
  const turns = sessions.map((session) => (isLive(session) ? endOf(session) : startOf(session)))
  return turns.length > 0 ? Math.min(...turns) - now : undefined
}

/** Where the programmes on the page stand otherwise than the news. */
const shownGap = (queries: QueryClient, news: LiveScheduleReply): string =>
  queries
    .getQueriesData<ScheduleReply>({
      queryKey: ['schedule'],
      type: 'active',
      predicate: ({ queryKey }) => queryKey[1] !== 'guests',
    })
    .map(([, reply]) => (reply ? gapOf(news, reply) : ''))
    .join('')

/**
 * What is on now and next in the whole fair, kept up to date with one question for all sessions, and none while nobody
 * looks. When something begins, ends or is changed, or has since a programme was asked for, those that are shown are asked
 * for again.
 */
export function useLiveStatus(): readonly LiveSession[] | undefined {
  const { client } = useSite()
  const queries = useQueryClient()
  const [sessions, setSessions] = useState<readonly LiveSession[]>()
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    let failures = 0
    let askedAt = Number.NEGATIVE_INFINITY
    let sign: string | undefined
    let gap = ''
    let known: readonly LiveSession[] = []
    const ask = async () => {
      if (asking || document.hidden || stop.signal.aborted) return
      asking = true
      askedAt = client.now()
      try {
        const news = await client.call(listLiveSessions, { signal: stop.signal })
        failures = 0
        known = news.list
        setSessions(news.list)
        const [nextSign, nextGap] = [newsSign(news), shownGap(queries, news)]
        const hasNews = sign !== undefined && sign !== nextSign
        // The same gap is closed once: an answer kept somewhere on the way must not be asked for over and over.
        if (hasNews || (nextGap !== '' && nextGap !== gap))
          void queries.invalidateQueries({ queryKey: ['schedule'] })
        sign = nextSign
        gap = nextGap
      } catch {
        // What is shown stays; when to ask again says how patient we are.
        failures += 1
      } finally {
        asking = false
        if (!stop.signal.aborted) plan()
      }
    }
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, waitForLive({ toTurn: nextTurn(known, client.now()), failures }))
    }
    const onSight = () => {
      if (document.hidden) clearTimeout(timer)
      // A tab that comes back asks at once, unless it asked a moment ago and still waits.
      else if (client.now() - askedAt < soonestLiveMs) plan()
      else {
        failures = 0
        void ask()
      }
    }
    void ask()
    document.addEventListener('visibilitychange', onSight)
    window.addEventListener('online', onSight)
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
      window.removeEventListener('online', onSight)
    }
  }, [client, queries])
  return sessions
}
