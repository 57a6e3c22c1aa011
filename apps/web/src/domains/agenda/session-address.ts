import type { Session } from '@tradefloor/contract'
import { addressOf, conferenceHalls } from '@tradefloor/rules'
import { hallAddress, hallOf, type Way } from './hall-address.ts'
import { standingOf } from './session-text.ts'

/**
 * Where a session is to be seen: its replay on the stage of its hall, and else the hall, which knows what is on. A stream
 * is not named: a list that was asked for a while ago may name one that is gone.
 */
export function sessionAddress(session: Session, { device, exhibitionId }: Omit<Way, 'live'>): string {
  const hall = hallOf(session)
  if (standingOf(session) !== 'replay') return hallAddress(hall, { device, exhibitionId })
  return addressOf(conferenceHalls[hall][device], {
    exhibition_id: String(exhibitionId),
    play: String(session.id),
  })
}
