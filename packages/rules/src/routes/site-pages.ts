import type { AgendaPage } from '../agenda.ts'
import { type PageName, type Route, routes } from './route-table.ts'
import { areaPath, sitePaths } from './site-paths.ts'
import { hallPanels } from './spots.ts'

/** What a page shows, where its name does not say it. */
const kinds = {
  /** Of the exhibition that the address names. */
  consult: 'exhibition',
  hall: 'exhibition',
  hallAlone: 'exhibition',
  exhibitors: 'exhibition',
  /** The same, and of some exhibition when the address names none. */
  boothWall: 'programme',
  conference: 'programme',
  conferenceHall: 'programme',
  schedule: 'programme',
  guests: 'programme',
  document: 'documents',
  sample: 'companySample',
  /** What only one visitor sees. */
  centre: 'own',
} as const satisfies Partial<Record<PageName, string>>

/**
 * What a page of the site is about, as far as somebody has to know who does not show it: the server says in the
 * document what a page is called, and which addresses are no page at all.
 */
export type SitePageKind =
  | Exclude<PageName, keyof typeof kinds>
  | (typeof kinds)[keyof typeof kinds]
  | 'product'

export interface SitePage {
  kind: SitePageKind
  /** The exhibition of an address that does not have to name one. */
  exhibition?: number
  /** The page is that exhibition's own, whatever its address says. */
  isFixed?: true
  /** The programmes that its first screen shows. */
  agendas?: readonly AgendaPage[]
  /** Its first screen is the list of the exhibition's exhibitors. */
  listsExhibitors?: true
}

const { conference, bigHall, smallHall, schedule } = sitePaths

/** Pages of programmes that show one at once, and which. */
const agendasByPath: Readonly<Record<string, readonly AgendaPage[]>> = {
  [conference.desktop]: ['rcap'],
  [bigHall.desktop]: ['rcap'],
  [hallPanels.bigAgenda.desktop.path]: ['rcap', 'bigAgenda'],
  [smallHall.desktop]: ['rcap'],
  [hallPanels.smallAgenda.desktop.path]: ['rcap', 'smallAgenda'],
  [conference.phone]: ['rcap'],
  [bigHall.phone]: ['rcap'],
  [smallHall.phone]: ['rcap'],
  [schedule.phone]: ['mobileSchedule'],
}

function kindOf({ page, boothPanel }: Route): SitePageKind {
  if (boothPanel === 'detail') return 'product'
  return page in kinds ? kinds[page as keyof typeof kinds] : (page as Exclude<PageName, keyof typeof kinds>)
}

function sitePageOf(route: Route, path: string): SitePage {
  const { page, exhibition } = route
  const agendas = agendasByPath[path]
  return {
    kind: kindOf(route),
    ...(exhibition !== undefined && { exhibition }),
    ...(page === 'fixed' && { isFixed: true }),
    ...(agendas && { agendas }),
    ...(page === 'exhibitors' && { listsExhibitors: true }),
  }
}

/** What the site sends on to another page. */
const forwarded: readonly [path: string, page: SitePage][] = [
  ['/', { kind: 'home' }],
  ['/index', { kind: 'home' }],
  [areaPath, { kind: 'exhibition' }],
]

/** By address in small letters. Where an address stands twice, its first route says what it is. */
const pages = new Map(forwarded)
for (const device of ['desktop', 'phone'] as const)
  for (const route of routes) {
    const path = route[device]
    if (path !== undefined && !pages.has(path.toLowerCase()))
      pages.set(path.toLowerCase(), sitePageOf(route, path))
  }

/** The page at an address; undefined for what is no page. Letters of either case, with or without a slash at the end. */
export const sitePageAt = (pathname: string): SitePage | undefined =>
  pages.get(pathname.toLowerCase().replace(/\/+$/, '') || '/')
