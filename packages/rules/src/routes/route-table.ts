import type { ConferenceHall } from '../conference-halls.ts'
import { type CentreScreen, centrePages, centreScreens } from './centre-pages.ts'
import { fixedPages } from './fixed-pages.ts'
import { sitePaths, specialExhibition } from './site-paths.ts'
import {
  type BoothPanel,
  boothPanels,
  boothSpot,
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
} from './spots.ts'

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

export type Query = Readonly<Record<string, string>>

export interface Route {
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

const twins = (page: PageName, { desktop, phone }: TwinSpots): Route => ({
  page,
  desktop: desktop.path,
  desktopQuery: desktop.query,
  phone: phone.path,
  phoneQuery: phone.query,
})

const { home, hall } = sitePaths

/** Panels of a hall that are pages of their own on a phone. */
const pagesOfPanels: Partial<Record<HallPanel, PageName>> = { bigAgenda: 'schedule', bigGuest: 'guests' }

/** Every page, the desktop's and the phone's in a row. Where an address stands twice, its first row is its twin. */
export const routes: readonly Route[] = [
  { page: 'home', ...home, landing: true },
  { page: 'introduction', ...sitePaths.introduction },
  twins('consult', deskSpot),
  ...Object.entries(deskPanels).map(
    ([panel, spots]): Route => ({ ...twins('consult', spots), deskPanel: panel as DeskPanel }),
  ),
  twins('hall', hallSpot),
  { page: 'hall', desktop: hall.desktop, ...sitePaths.olderHall },
  { page: 'hallAlone', desktop: hall.desktop, ...sitePaths.hallAlone },
  twins('exhibitors', exhibitorsSpot),
  twins('boothWall', wallSpot),
  twins('booth', boothSpot),
  ...Object.entries(boothPanels).map(
    ([panel, spots]): Route => ({ ...twins('booth', spots), boothPanel: panel as BoothPanel }),
  ),
  twins('conference', conferenceSpot),
  ...Object.entries(conferenceHalls).map(
    ([hall, spots]): Route => ({
      ...twins('conferenceHall', spots),
      conferenceHall: hall as ConferenceHall,
    }),
  ),
  ...Object.entries(hallPanels).map(
    ([panel, spots]): Route => ({
      ...twins(pagesOfPanels[panel as HallPanel] ?? 'conferenceHall', spots),
      conferenceHall: panel.startsWith('big') ? 'big' : 'small',
      hallPanel: panel as HallPanel,
    }),
  ),
  { page: 'signIn', ...sitePaths.signIn },
  { page: 'register', ...sitePaths.register },
  { page: 'forgotten', ...sitePaths.forgotten },
  { page: 'centre', ...sitePaths.centre },
  // On a desktop they lie over a page; by themselves over the home.
  ...Object.entries(centrePages).map(([screen, address]): Route => {
    const [path = '', query] = address.split('?')
    return {
      page: 'centre',
      desktop: home.desktop,
      desktopQuery: { centre: String(centreScreens[screen as CentreScreen]) },
      phone: path,
      phoneQuery: Object.fromEntries(new URLSearchParams(query)),
      centreScreen: screen as CentreScreen,
    }
  }),
  { page: 'map', ...sitePaths.map, phone: home.phone },
  { page: 'role', ...sitePaths.role, phone: sitePaths.signIn.phone },
  { page: 'document', ...sitePaths.document },
  { page: 'sample', ...sitePaths.sample },
  { page: 'privacy', ...sitePaths.privacy },
  { page: 'terms', ...sitePaths.terms },
  { page: 'messageMails', ...sitePaths.messageMails },
  { page: 'pavilions', ...sitePaths.pavilions },
  { page: 'exhibitions', ...sitePaths.exhibitions },
  // A desktop's search lies over a page.
  { page: 'search', desktop: home.desktop, ...sitePaths.search },
  {
    page: 'special',
    ...sitePaths.special,
    landing: true,
    exhibition: specialExhibition,
  },
  ...Object.entries(fixedPages).map(
    ([desktop, exhibition]): Route => ({
      page: 'fixed',
      desktop,
      phone: hall.phone,
      exhibition,
      twinQuery: { exhibition_id: String(exhibition), status: '1' },
    }),
  ),
]
