import type { Session } from '@tradefloor/contract'
import { addressOf, type ConferenceHall, conferenceHalls, type Device } from '@tradefloor/rules'

export const hallOf = ({ hall_id }: Pick<Session, 'hall_id'>): ConferenceHall =>
  hall_id === 2 ? 'small' : 'big'

export interface Way {
  device: Device
  exhibitionId: number
  /** What is to play on its stage. */
  live?: Pick<Session, 'live_url'> | undefined
}

/** Where a hall is. The stream is named by its address, as a key to the programme. */
export const hallAddress = (hall: ConferenceHall, { device, exhibitionId, live }: Way): string =>
  addressOf(conferenceHalls[hall][device], {
    exhibition_id: String(exhibitionId),
    videoSrc: live?.live_url || undefined,
  })
