import { useQueryClient } from '@tanstack/react-query'
import { type LiveSession, listLiveSessions } from '@tradefloor/contract'
import { useEffect, useState } from 'react'
import { useSite } from '../config/site-context.tsx'
import { soonestMs as freshMs, waitForLive } from './live-waits.ts'
import { endOf, isLive, startOf } from './programme.ts'

/** What of an answer changes a page. */
const signOf = (sessions: readonly LiveSession[]) =>
  JSON.stringify(
    sessions.map(({ id, live_status, live_url, starts_at, ends_at }) => [
      id,
      live_status,
      live_url,
      starts_at,
      ends_at,
    ]),
  )

/** The next beginning, or end of what is on. */
function nextTurn(sessions: readonly LiveSession[], now: number): number | undefined {
  const turns = sessions.map((session) => (isLive(session) ? endOf(session) : startOf(session)))
  return turns.length > 0 ? Math.min(...turns) - now : undefined
}

/**
 * What is on now and next in the whole fair, kept up to date with one question for all sessions, and none while nobody
 * looks. When something begins or ends, the programmes that are shown are asked for again.
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
    let known: readonly LiveSession[] = []
    const ask = async () => {
      if (asking || document.hidden || stop.signal.aborted) return
      asking = true
      askedAt = client.now()
      try {
        const { list } = await client.call(listLiveSessions, { signal: stop.signal })
        failures = 0
        known = list
        setSessions(list)
        const next = signOf(list)
        if (sign !== undefined && sign !== next) void queries.invalidateQueries({ queryKey: ['schedule'] })
        sign = next
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
      else if (client.now() - askedAt < freshMs) plan()
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
