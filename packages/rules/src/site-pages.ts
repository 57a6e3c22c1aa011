import type { AgendaPage } from './agenda.ts'
import { fixedPages } from './fixed-pages.ts'

/**
 * What a page of the site is about, as far as somebody has to know who does not show it: the server says in the
 * document what a page is called, and which addresses are no page at all.
 */
export type SitePageKind = keyof typeof pagesByKind

export interface SitePage {
  kind: SitePageKind
  /** The exhibition of an address that does not have to name one. */
  exhibition?: number
  /** The page is that exhibition's own, whatever its address says. */
  isFixed?: true
  /** The programmes that its first screen shows. */
  agendas?: readonly AgendaPage[]
}

const under = (place: string, ...names: string[]) => [place, ...names.map((name) => `${place}/${name}`)]

/** Every address of the site, both devices'. A test of the site holds its routes against it. */
const pagesByKind = {
  home: ['/', '/index', '/exhibition', '/mobileExhibition'],
  exhibitions: ['/mobileExhibitors'],
  pavilions: ['/choosePavilion'],
  introduction: ['/plateformInfo', '/mobileplateformInfo'],
  /** Of the exhibition that the address names. */
  exhibition: [
    '/area',
    ...under('/area/consult', 'relation', 'rcap', 'consultPdf'),
    '/area/zhanqu',
    '/mobileConsult',
    '/mobilecomponent',
    '/mobileZhanlan',
    '/mobilezhanqu',
    '/mobilezhanquExhibitor',
  ],
  /** The same, and of some exhibition when the address names none. */
  programme: [
    '/area/conference',
    ...under('/area/bigconference', 'bigAgenda', 'bigGuest'),
    ...under('/area/smallconference', 'smallAgenda', 'smallGuest', 'smallIntroduce'),
    '/area/zhantai',
    '/mobileMeetHall',
    '/mobileBigconference',
    '/mobileSmallconference',
    '/mobileGuest',
    '/schedule',
  ],
  special: ['/exhibitionView', '/mobileIslandZhouShan'],
  fixed: Object.keys(fixedPages),
  booth: [
    ...under('/area/ztDetail', 'about', 'videoList', 'product', 'contact', 'card', 'chat'),
    '/mobilezhanquDetaile',
    '/mobileAboutCompany',
    '/mobileVideoList',
    '/mobileAboutProduct',
  ],
  product: ['/area/ztDetail/detail', '/mobileAboutProductDetail'],
  map: ['/map'],
  role: ['/role'],
  companySample: ['/companySample'],
  documents: ['/documentView'],
  privacy: ['/privacy'],
  terms: ['/terms'],
  search: ['/mobileSearch'],
  signIn: ['/login', '/mobileLogin'],
  register: ['/register', '/mobileRegister'],
  forgotten: ['/forget'],
  /** Where the link in a mail leads. */
  messageMails: ['/messageMails'],
  /** What only one visitor sees. */
  own: [
    '/home',
    '/collection',
    '/cardHolder',
    '/myCard',
    '/personalInfo',
    '/passwordModify',
    '/conversations',
  ],
} as const satisfies Record<string, readonly string[]>

/** Pages of programmes that show one at once, and which. */
const agendasByPath: Readonly<Record<string, readonly AgendaPage[]>> = {
  '/area/conference': ['rcap'],
  '/area/bigconference': ['rcap'],
  '/area/bigconference/bigAgenda': ['rcap', 'bigAgenda'],
  '/area/smallconference': ['rcap'],
  '/area/smallconference/smallAgenda': ['rcap', 'smallAgenda'],
  '/mobileMeetHall': ['rcap'],
  '/mobileBigconference': ['rcap'],
  '/mobileSmallconference': ['rcap'],
  '/schedule': ['mobileSchedule'],
}

/** The exhibition of the special host's landing. */
const specialExhibition = 33

const rows = new Map<string, SitePage>()
for (const [kind, addresses] of Object.entries(pagesByKind))
  for (const path of addresses) rows.set(path.toLowerCase(), { kind: kind as SitePageKind })
for (const [path, agendas] of Object.entries(agendasByPath))
  rows.set(path.toLowerCase(), { kind: 'programme', agendas })
for (const path of pagesByKind.special)
  rows.set(path.toLowerCase(), { kind: 'special', exhibition: specialExhibition })
for (const [path, exhibition] of Object.entries(fixedPages))
  rows.set(path.toLowerCase(), { kind: 'fixed', exhibition, isFixed: true })

/** The page at an address; undefined for what is no page. Letters of either case, with or without a slash at the end. */
export const sitePageAt = (pathname: string): SitePage | undefined =>
  rows.get(pathname.toLowerCase().replace(/\/+$/, '') || '/')
