import { useQuery } from '@tanstack/react-query'
import { type LiveSession, listLiveSessions } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { isLive, isUpcoming, startOf } from './session-state.ts'

/** What is on in an exhibition now, and what comes next there. */
export interface FairNow {
  live: LiveSession | undefined
  next: LiveSession | undefined
}

const againMs = 60_000

/** What is on and next in all exhibitions: one call for every list on the page, and none while nobody looks. */
export function useLiveSessions(): readonly LiveSession[] {
  const { client } = useSite()
  const { data } = useQuery({
    queryKey: ['live sessions'],
    queryFn: ({ signal }) => client.call(listLiveSessions, { signal }),
    select: ({ list }) => list,
    staleTime: againMs,
    refetchInterval: againMs,
  })
  return data ?? []
}

/** What can be watched comes before what is only on. */
export function fairNow(sessions: readonly LiveSession[], exhibitionId?: number): FairNow {
  const own = sessions
    .filter((session) => exhibitionId === undefined || session.exhibition_id === exhibitionId)
    .sort((a, b) => startOf(a) - startOf(b))
  const live = own.filter(isLive)
  return {
    live: live.find(({ live_url }) => live_url !== '') ?? live[0],
    next: own.find((session) => isUpcoming(session) && session.cancelled !== 1),
  }
}
