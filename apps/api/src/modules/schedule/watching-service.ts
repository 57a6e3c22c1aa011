import type { Watching, WatchingBody } from '@tradefloor/contract'
import { sessionStateOf, sessionStates } from '@tradefloor/rules'
import { LRUCache } from 'lru-cache'
import type { Dependencies } from '../../dependencies.ts'
import { isGuestId, newGuestId } from '../../http/guest-id.ts'
import { networkOf } from '../../http/network-address.ts'
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
  secrets,
  audience,
}: Pick<Dependencies, 'database' | 'clock' | 'secrets'> & { audience: Audience }) {
  // Thousands of pages ask about the same few sessions.
  const sessions = new LRUCache<number, Known>({ max: 1000, ttl: lookAgainMs })

  async function sessionOf(id: number): Promise<Known> {
    const known = sessions.get(id) ?? (await findSession(database.db, id))?.session
    if (!known) throw new Problem('not_found')
    sessions.set(id, known, { noUpdateTTL: true })
    return known
  }

  return async ({ session_id, viewer: named = '' }: WatchingBody, ip: string): Promise<Watching> => {
    const { startsAt: starts, endsAt: ends, statusOverride: override } = await sessionOf(session_id)
    const isLive = sessionStateOf({ starts, ends, override }, clock.now()) === sessionStates.live
    // A page that made its name up is given a good one, and counts when it comes back with it.
    const isOurs = isGuestId(secrets, named)
    if (isLive && isOurs) audience.note(session_id, named, networkOf(ip))
    const viewers = isLive ? (await audience.count())(session_id) : 0
    const viewer = isOurs ? named : newGuestId(secrets)
    return { session_id, viewer, viewers, again_seconds: againSeconds }
  }
}

export const sweepAudience = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) =>
  forgetCountsBefore(database.db, new Date(clock.now().getTime() - keepCountsMs))
