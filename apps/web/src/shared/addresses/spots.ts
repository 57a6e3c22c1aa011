import type { Device } from '@tradefloor/rules'

/** An address of the site without what it is about: a path, and what its query says to be this page and no other. */
export interface Spot {
  path: string
  query?: Readonly<Record<string, string>>
}

/** The same page on both devices. */
export type TwinSpots = Readonly<Record<Device, Spot>>

const booth = '/area/ztDetail'
const phoneBooth = '/mobilezhanquDetaile'
const desk = '/area/consult'
const phoneDesk = '/mobileConsult'

/** A panel that a phone shows over its page, and so only in the page's query. */
const panel = (desktop: string, phone: string, name: string): TwinSpots => ({
  desktop: { path: desktop },
  phone: { path: phone, query: { panel: name } },
})

export const deskSpot: TwinSpots = { desktop: { path: desk }, phone: { path: phoneDesk } }
export const deskPanels = {
  relation: panel(`${desk}/relation`, phoneDesk, 'relation'),
  rcap: panel(`${desk}/rcap`, phoneDesk, 'rcap'),
  consultPdf: panel(`${desk}/consultPdf`, phoneDesk, 'consultPdf'),
} as const satisfies Record<string, TwinSpots>
export type DeskPanel = keyof typeof deskPanels

export const hallSpot: TwinSpots = { desktop: { path: '/area/zhanqu' }, phone: { path: '/mobilecomponent' } }
export const exhibitorsSpot: TwinSpots = {
  desktop: { path: '/area/zhanqu', query: { list: 'exhibitors' } },
  phone: { path: '/mobilezhanquExhibitor' },
}

/** Booths as pictures; a phone shows them in its hall. */
export const wallSpot: TwinSpots = { desktop: { path: '/area/zhantai' }, phone: hallSpot.phone }

export const boothSpot: TwinSpots = { desktop: { path: booth }, phone: { path: phoneBooth } }
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
export const conferenceSpot: TwinSpots = {
  desktop: { path: '/area/conference' },
  phone: { path: '/mobileMeetHall' },
}
const big = '/area/bigconference'
const small = '/area/smallconference'
const phoneSmall = '/mobileSmallconference'
export const conferenceHalls = {
  big: { desktop: { path: big }, phone: { path: '/mobileBigconference' } },
  small: { desktop: { path: small }, phone: { path: phoneSmall } },
} as const satisfies Record<string, TwinSpots>
export type ConferenceHall = keyof typeof conferenceHalls

/** What may lie over a hall. On a phone the programme and the guests have pages of their own, the small hall's have not. */
export const hallPanels = {
  bigAgenda: { desktop: { path: `${big}/bigAgenda` }, phone: { path: '/schedule' } },
  bigGuest: { desktop: { path: `${big}/bigGuest` }, phone: { path: '/mobileGuest' } },
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
