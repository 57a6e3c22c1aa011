import { devices } from '@playwright/test'

export interface SitePage {
  name: string
  path: string
  phone?: true
  /** What is seen when the page is there. */
  shows: string
  /** Thousands of bytes, packed, of scripts before anybody does anything. */
  scripts: number
  /** Files and answers that the page itself asks for. */
  requests: number
}

/** The first screens, and what they may load. */
export const sitePages: readonly SitePage[] = [
  { name: 'home', path: '/exhibition', shows: '#held-panel-title', scripts: 130, requests: 25 },
  {
    name: 'list of exhibitions',
    path: '/exhibition?list=held',
    shows: '[role=dialog] article',
    scripts: 170,
    requests: 60,
  },
  {
    name: 'booth',
    path: '/area/ztDetail?company_id=1001&exhibition_id=21',
    shows: 'main h1',
    scripts: 145,
    requests: 30,
  },
  {
    name: 'home on a phone',
    path: '/mobileExhibition',
    phone: true,
    shows: 'main ul a',
    scripts: 125,
    requests: 25,
  },
  {
    name: 'list of exhibitions on a phone',
    path: '/mobileExhibitors',
    phone: true,
    shows: '[role=tabpanel] article',
    scripts: 125,
    requests: 40,
  },
  {
    name: 'schedule on a phone',
    path: '/schedule?exhibition_id=21',
    phone: true,
    shows: 'main ol button',
    scripts: 155,
    requests: 45,
  },
  {
    name: 'conference hall on a phone',
    path: '/mobileBigconference?exhibition_id=21',
    phone: true,
    shows: '[role=tabpanel] ol button',
    scripts: 178,
    requests: 55,
  },
  {
    name: 'exhibitors on a phone',
    path: '/mobilezhanquExhibitor?exhibition_id=21',
    phone: true,
    shows: 'main ul a',
    scripts: 165,
    requests: 45,
  },
  {
    name: 'hall on a phone',
    path: '/mobilecomponent?exhibition_id=34',
    phone: true,
    shows: 'main h1',
    scripts: 155,
    requests: 45,
  },
]

/** A page as Lighthouse sees it. */
export interface JudgedPage {
  name: string
  path: string
  phone?: true
  /** The exhibitor's desk, which no search engine lists: before the sign-on, or with the demo exhibitor signed on. */
  desk?: 'signOn' | 'signedOn'
}

/** In either language. A phone's zone is its hall. */
export const judgedPages: readonly JudgedPage[] = [
  { name: 'home on a desktop', path: '/exhibition' },
  { name: 'list of exhibitions on a desktop', path: '/exhibition?list=held' },
  { name: 'zone on a desktop', path: '/area/zhanqu?exhibition_id=34&status=0' },
  { name: 'booth on a desktop', path: '/area/ztDetail?company_id=1001&exhibition_id=21' },
  { name: 'catalogue on a desktop', path: '/area/zhanqu?exhibition_id=34&list=exhibitors' },
  { name: 'conference hall on a desktop', path: '/area/bigconference?exhibition_id=21' },
  { name: 'schedule on a desktop', path: '/area/bigconference/bigAgenda?exhibition_id=21' },
  { name: 'introduction on a desktop', path: '/plateformInfo' },
  { name: 'home on a phone', path: '/mobileExhibition', phone: true },
  { name: 'list of exhibitions on a phone', path: '/mobileExhibitors', phone: true },
  { name: 'exhibitors on a phone', path: '/mobilezhanquExhibitor?exhibition_id=21', phone: true },
  { name: 'hall on a phone', path: '/mobilecomponent?exhibition_id=34', phone: true },
  {
    name: 'booth on a phone',
    path: '/mobilezhanquDetaile?company_id=1001&exhibition_id=21',
    phone: true,
  },
  { name: 'conference hall on a phone', path: '/mobileBigconference?exhibition_id=21', phone: true },
  { name: 'schedule on a phone', path: '/schedule?exhibition_id=21', phone: true },
  { name: 'introduction on a phone', path: '/mobileplateformInfo', phone: true },
  { name: 'desk sign-on on a desktop', path: '/sso', desk: 'signOn' },
  { name: 'desk inbox on a desktop', path: '/desk/inbox', desk: 'signedOn' },
  { name: 'desk product on a desktop', path: '/desk/products/100101', desk: 'signedOn' },
  { name: 'desk sign-on on a phone', path: '/sso', phone: true, desk: 'signOn' },
  { name: 'desk inbox on a phone', path: '/desk/inbox', phone: true, desk: 'signedOn' },
  { name: 'desk product on a phone', path: '/desk/products/100101', phone: true, desk: 'signedOn' },
]

export const deviceOf = ({ phone }: SitePage) =>
  phone
    ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
    : { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
