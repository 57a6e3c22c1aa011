import type { Session } from '@tradefloor/contract'
import {
  addressOf,
  type ConferenceHall,
  conferenceHallOf,
  conferenceHalls,
  type Device,
} from '@tradefloor/rules'

export const hallOf = ({ hall_id }: Pick<Session, 'hall_id'>): ConferenceHall => conferenceHallOf(hall_id)

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
