import type { ConferenceHall } from '../conference-halls.ts'
import type { Device } from '../device.ts'
import { sitePaths } from './site-paths.ts'

/** An address of the site without what it is about: a path, and what its query says to be this page and no other. */
export interface Spot {
  path: string
  query?: Readonly<Record<string, string>>
}

/** The same page on both devices. */
export type TwinSpots = Readonly<Record<Device, Spot>>

const { desktop: booth, phone: phoneBooth } = sitePaths.booth
const { desktop: desk, phone: phoneDesk } = sitePaths.desk

const twins = ({ desktop, phone }: Readonly<Record<Device, string>>): TwinSpots => ({
  desktop: { path: desktop },
  phone: { path: phone },
})

/** A panel that a phone shows over its page, and so only in the page's query. */
const panel = (desktop: string, phone: string, name: string): TwinSpots => ({
  desktop: { path: desktop },
  phone: { path: phone, query: { panel: name } },
})

export const deskSpot = twins(sitePaths.desk)
export const deskPanels = {
  relation: panel(`${desk}/relation`, phoneDesk, 'relation'),
  rcap: panel(`${desk}/rcap`, phoneDesk, 'rcap'),
  consultPdf: panel(`${desk}/consultPdf`, phoneDesk, 'consultPdf'),
} as const satisfies Record<string, TwinSpots>
export type DeskPanel = keyof typeof deskPanels

export const hallSpot = twins(sitePaths.hall)
export const exhibitorsSpot: TwinSpots = {
  desktop: { path: sitePaths.hall.desktop, query: { list: 'exhibitors' } },
  phone: { path: sitePaths.exhibitors.phone },
}

/** Booths as pictures; a phone shows them in its hall. */
export const wallSpot: TwinSpots = { desktop: { path: sitePaths.boothWall.desktop }, phone: hallSpot.phone }

export const boothSpot = twins(sitePaths.booth)
export const boothPanels = {
  about: { desktop: { path: `${booth}/about` }, phone: { path: '/mobileAboutCompany' } },
  videoList: { desktop: { path: `${booth}/videoList` }, phone: { path: '/mobileVideoList' } },
  product: { desktop: { path: `${booth}/product` }, phone: { path: '/mobileAboutProduct' } },
  detail: { desktop: { path: `${booth}/detail` }, phone: { path: '/mobileAboutProductDetail' } },
  contact: panel(`${booth}/contact`, phoneBooth, 'contact'),
  card: panel(`${booth}/card`, phoneBooth, 'card'),
  chat: panel(`${booth}/chat`, phoneBooth, 'chat'),
  posters: {
    desktop: { path: booth, query: { panel: 'posters' } },
    phone: { path: phoneBooth, query: { panel: 'posters' } },
  },
} as const satisfies Record<string, TwinSpots>
export type BoothPanel = keyof typeof boothPanels

/** Where one chooses between the two halls of the conference. */
export const conferenceSpot = twins(sitePaths.conference)
const big = sitePaths.bigHall.desktop
const { desktop: small, phone: phoneSmall } = sitePaths.smallHall
export const conferenceHalls: Readonly<Record<ConferenceHall, TwinSpots>> = {
  big: twins(sitePaths.bigHall),
  small: twins(sitePaths.smallHall),
}

/** What may lie over a hall. On a phone the programme and the guests have pages of their own, the small hall's have not. */
export const hallPanels = {
  bigAgenda: { desktop: { path: `${big}/bigAgenda` }, phone: { path: sitePaths.schedule.phone } },
  bigGuest: { desktop: { path: `${big}/bigGuest` }, phone: { path: sitePaths.guests.phone } },
  smallAgenda: panel(`${small}/smallAgenda`, phoneSmall, 'smallAgenda'),
  smallGuest: panel(`${small}/smallGuest`, phoneSmall, 'smallGuest'),
  smallIntroduce: panel(`${small}/smallIntroduce`, phoneSmall, 'smallIntroduce'),
} as const satisfies Record<string, TwinSpots>
export type HallPanel = keyof typeof hallPanels

export function addressOf(
  { path, query }: Spot,
  about: Readonly<Record<string, string | undefined>>,
): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...about, ...query }))
    if (value !== undefined) words.set(name, value)
  const text = words.toString()
  return text ? `${path}?${text}` : path
}

/** An address with more in its query. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const [path = '', search] = address.split('?')
  return addressOf({ path, query }, Object.fromEntries(new URLSearchParams(search)))
}
