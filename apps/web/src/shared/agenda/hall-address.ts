import type { Session } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import { addressOf, type ConferenceHall, conferenceHalls } from '../go/spots.ts'
import { standingOf } from './session-text.ts'

export const hallOf = ({ hall_id }: Pick<Session, 'hall_id'>): ConferenceHall =>
  hall_id === 2 ? 'small' : 'big'

interface Way {
  device: Device
  exhibitionId: number
  /** What is to play on its stage. */
  live?: Pick<Session, 'live_url'> | undefined
}

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

/** Where a hall is. The stream is named by its address, as a key to the programme. */
export const hallAddress = (hall: ConferenceHall, { device, exhibitionId, live }: Way): string =>
  addressOf(conferenceHalls[hall][device], {
    exhibition_id: String(exhibitionId),
    videoSrc: live?.live_url || undefined,
  })
