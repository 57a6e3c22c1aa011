import type { Watching, WatchingBody } from '@tradefloor/contract'
import { sessionStateOf, sessionStates } from '@tradefloor/rules'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { type Audience, againSeconds } from './audience.ts'
import { forgetCountsBefore } from './audience-queries.ts'
import type { SessionRow } from './schedule-queries.ts'
import { findSession } from './session-control.ts'

const lookAgainMs = 5000
const keepCountsMs = 3_600_000

type Known = Pick<SessionRow, 'startsAt' | 'endsAt' | 'statusOverride'>

/** Open to everyone. Only what is live is watched; a page that shows something else is told so by a count of none. */
export function watchingService({
  database,
  clock,
  audience,
}: Pick<Dependencies, 'database' | 'clock'> & { audience: Audience }) {
  // Thousands of pages ask about the same few sessions.
  const sessions = new LRUCache<number, Known>({ max: 1000, ttl: lookAgainMs })

  async function sessionOf(id: number): Promise<Known> {
    const known = sessions.get(id) ?? (await findSession(database.db, id))?.session
    if (!known) throw new Problem('not_found')
    sessions.set(id, known, { noUpdateTTL: true })
    return known
  }

  return async ({ session_id, viewer }: WatchingBody): Promise<Watching> => {
    const { startsAt: starts, endsAt: ends, statusOverride: override } = await sessionOf(session_id)
    const isLive = sessionStateOf({ starts, ends, override }, clock.now()) === sessionStates.live
    if (isLive) audience.note(session_id, viewer)
    const viewers = isLive ? (await audience.count())(session_id) : 0
    return { session_id, viewers, again_seconds: againSeconds }
  }
}

export const sweepAudience = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) =>
  forgetCountsBefore(database.db, new Date(clock.now().getTime() - keepCountsMs))
