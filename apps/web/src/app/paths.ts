import { type Device, fixedPages } from '@tradefloor/rules'
import { type CentreScreen, centreInAddress, centrePages, centreScreens } from '../shared/addresses/centre.ts'
import { searchPage, searchPageIn } from '../shared/addresses/search-page.ts'
import {
  type BoothPanel,
  boothPanels,
  boothSpot,
  type ConferenceHall,
  conferenceHalls,
  conferenceSpot,
  type DeskPanel,
  deskPanels,
  deskSpot,
  exhibitorsSpot,
  type HallPanel,
  hallPanels,
  hallSpot,
  type TwinSpots,
  wallSpot,
} from '../shared/addresses/spots.ts'

export type PageName =
  | 'home'
  | 'introduction'
  | 'consult'
  | 'hall'
  | 'hallAlone'
  | 'exhibitors'
  | 'boothWall'
  | 'booth'
  | 'conference'
  | 'conferenceHall'
  | 'schedule'
  | 'guests'
  | 'pavilions'
  | 'exhibitions'
  | 'search'
  | 'special'
  | 'signIn'
  | 'register'
  | 'forgotten'
  | 'centre'
  | 'map'
  | 'role'
  | 'document'
  | 'sample'
  | 'privacy'
  | 'terms'
  | 'messageMails'
  | 'fixed'

type Query = Readonly<Record<string, string>>

export interface PathRow {
  page: PageName
  desktop?: string
  phone?: string
  /** What the query says besides, where the path alone is another page. */
  desktopQuery?: Query
  phoneQuery?: Query
  /** A page a visitor may arrive at from an enterprise messaging app. */
  landing?: true
  /** The exhibition of a page whose address does not have to name it. */
  exhibition?: number
  /** What the twin needs in its query that this address says by itself. */
  twinQuery?: Query
  deskPanel?: DeskPanel
  boothPanel?: BoothPanel
  conferenceHall?: ConferenceHall
  hallPanel?: HallPanel
  centreScreen?: CentreScreen
}

const twins = (page: PageName, { desktop, phone }: TwinSpots): PathRow => ({
  page,
  desktop: desktop.path,
  desktopQuery: desktop.query,
  phone: phone.path,
  phoneQuery: phone.query,
})

const hall = hallSpot.desktop.path
const hallOnPhone = hallSpot.phone.path

/** Panels of a hall that are pages of their own on a phone. */
const pagesOfPanels: Partial<Record<HallPanel, PageName>> = { bigAgenda: 'schedule', bigGuest: 'guests' }

/** Every page, the desktop's and the phone's in a row. Where an address stands twice, its first row is its twin. */
export const paths: readonly PathRow[] = [
  { page: 'home', desktop: '/exhibition', phone: '/mobileExhibition', landing: true },
  { page: 'introduction', desktop: '/plateformInfo', phone: '/mobileplateformInfo' },
  twins('consult', deskSpot),
  ...Object.entries(deskPanels).map(
    ([panel, spots]): PathRow => ({ ...twins('consult', spots), deskPanel: panel as DeskPanel }),
  ),
  twins('hall', hallSpot),
  { page: 'hall', desktop: hall, phone: '/mobileZhanlan' },
  { page: 'hallAlone', desktop: hall, phone: '/mobilezhanqu' },
  twins('exhibitors', exhibitorsSpot),
  twins('boothWall', wallSpot),
  twins('booth', boothSpot),
  ...Object.entries(boothPanels).map(
    ([panel, spots]): PathRow => ({ ...twins('booth', spots), boothPanel: panel as BoothPanel }),
  ),
  twins('conference', conferenceSpot),
  ...Object.entries(conferenceHalls).map(
    ([hall, spots]): PathRow => ({
      ...twins('conferenceHall', spots),
      conferenceHall: hall as ConferenceHall,
    }),
  ),
  ...Object.entries(hallPanels).map(
    ([panel, spots]): PathRow => ({
      ...twins(pagesOfPanels[panel as HallPanel] ?? 'conferenceHall', spots),
      conferenceHall: panel.startsWith('big') ? 'big' : 'small',
      hallPanel: panel as HallPanel,
    }),
  ),
  { page: 'signIn', desktop: '/login', phone: '/mobileLogin' },
  { page: 'register', desktop: '/register', phone: '/mobileRegister' },
  { page: 'forgotten', desktop: '/forget', phone: '/forget' },
  { page: 'centre', desktop: '/home', phone: '/home' },
  // On a desktop they lie over a page; by themselves over the home.
  ...Object.entries(centrePages).map(([screen, address]): PathRow => {
    const [path = '', query] = address.split('?')
    return {
      page: 'centre',
      desktop: '/exhibition',
      desktopQuery: { centre: String(centreScreens[screen as CentreScreen]) },
      phone: path,
      phoneQuery: Object.fromEntries(new URLSearchParams(query)),
      centreScreen: screen as CentreScreen,
    }
  }),
  { page: 'map', desktop: '/map', phone: '/mobileExhibition' },
  { page: 'role', desktop: '/role', phone: '/mobileLogin' },
  { page: 'document', desktop: '/documentView', phone: '/documentView' },
  { page: 'sample', desktop: '/companySample', phone: '/companySample' },
  { page: 'privacy', desktop: '/privacy', phone: '/privacy' },
  { page: 'terms', desktop: '/terms', phone: '/terms' },
  { page: 'messageMails', desktop: '/messageMails', phone: '/messageMails' },
  { page: 'pavilions', desktop: '/choosePavilion', phone: '/choosePavilion' },
  { page: 'exhibitions', phone: '/mobileExhibitors' },
  // A desktop's search lies over a page.
  { page: 'search', desktop: '/exhibition', phone: searchPage },
  {
    page: 'special',
    desktop: '/exhibitionView',
    phone: '/mobileIslandZhouShan',
    landing: true,
    exhibition: 33,
  },
  ...Object.entries(fixedPages).map(
    ([desktop, exhibition]): PathRow => ({
      page: 'fixed',
      desktop,
      phone: hallOnPhone,
      exhibition,
      twinQuery: { exhibition_id: String(exhibition), status: '1' },
    }),
  ),
]

const same = (a: string | undefined, pathname: string) =>
  a !== undefined && a.toLowerCase() === pathname.replace(/\/+$/, '').toLowerCase()

export const rowOf = (pathname: string): PathRow | undefined =>
  paths.find((row) => same(row.desktop, pathname) || same(row.phone, pathname))

/** The rows that are pages of one device, each path once. */
export function rowsOf(device: Device): readonly (PathRow & { path: string })[] {
  const seen = new Set<string>()
  return paths.flatMap((row) => {
    const path = row[device]
    if (path === undefined || seen.has(path)) return []
    seen.add(path)
    return [{ ...row, path }]
  })
}

/** How much of what a row asks of the query is there: -1 when some of it is not. */
function match(asked: Query | undefined, query: URLSearchParams): number {
  const entries = Object.entries(asked ?? {})
  return entries.every(([name, value]) => query.get(name) === value) ? entries.length : -1
}

/** Where a page that is the other device's has its twin, its query kept; undefined when it is already right. */
export function twinOf(pathname: string, search: string, device: Device): string | undefined {
  const other = device === 'phone' ? 'desktop' : 'phone'
  const centre = centreInAddress(search)
  if (centre && device === 'phone') return centrePages[centre.screen]
  const found = searchPageIn(new URLSearchParams(search))
  if (found && device === 'phone' && !same(searchPage, pathname)) return found
  if (paths.some((row) => same(row[device], pathname))) return undefined
  const query = new URLSearchParams(search)
  const asks = (row: PathRow) => match(row[`${other}Query`], query)
  const [row] = paths
    .filter((candidate) => candidate[device] && same(candidate[other], pathname) && asks(candidate) >= 0)
    .sort((a, b) => asks(b) - asks(a))
  const twin = row?.[device]
  if (!row || !twin) return undefined
  for (const name of Object.keys(row[`${other}Query`] ?? {})) query.delete(name)
  for (const [name, value] of Object.entries({ ...row[`${device}Query`], ...row.twinQuery }))
    query.set(name, value)
  const text = query.toString()
  return text ? `${twin}?${text}` : twin
}

/** A page and the panels over it: going from one to the other is not leaving the page. */
export const groundOf = (pathname: string): string => pathname.toLowerCase().split('/').slice(0, 3).join('/')

/** Where `/` leads. */
export function landingOf(device: Device, special: boolean): string {
  if (special)
    return device === 'phone' ? '/mobileIslandZhouShan?exhibition_id=33' : '/exhibitionView?exhibitionId=33'
  return '/exhibition'
}
