import { type Device, fixedPages } from '@tradefloor/rules'

export type PageName =
  | 'home'
  | 'introduction'
  | 'consult'
  | 'hall'
  | 'pavilions'
  | 'exhibitions'
  | 'special'
  | 'fixed'

export interface PathRow {
  page: PageName
  desktop?: string
  phone?: string
  /** A page a visitor may arrive at from an enterprise messaging app. */
  landing?: true
  /** The exhibition of a page whose address does not have to name it. */
  exhibition?: number
  /** What the twin needs in its query that this address says by itself. */
  twinQuery?: Readonly<Record<string, string>>
}

const hallOnPhone = '/mobilecomponent'

/** Every page, the desktop's and the phone's in a row. Where an address stands twice, its first row is its twin. */
export const paths: readonly PathRow[] = [
  { page: 'home', desktop: '/exhibition', phone: '/mobileExhibition', landing: true },
  { page: 'introduction', desktop: '/plateformInfo', phone: '/mobileplateformInfo' },
  { page: 'consult', desktop: '/area/consult', phone: '/mobileConsult' },
  { page: 'hall', desktop: '/area/zhanqu', phone: hallOnPhone },
  { page: 'pavilions', phone: '/choosePavilion' },
  { page: 'exhibitions', phone: '/mobileExhibitors' },
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

/** Where a page that is the other device's has its twin, its query kept; undefined when it is already right. */
export function twinOf(pathname: string, search: string, device: Device): string | undefined {
  const [own, other] = device === 'phone' ? (['phone', 'desktop'] as const) : (['desktop', 'phone'] as const)
  if (paths.some((row) => same(row[own], pathname))) return undefined
  const row = paths.find((candidate) => same(candidate[other], pathname) && candidate[own])
  const twin = row?.[own]
  if (!row || !twin) return undefined
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(row.twinQuery ?? {})) query.set(name, value)
  const text = query.toString()
  return text ? `${twin}?${text}` : twin
}

/** Where `/` leads. */
export function landingOf(device: Device, special: boolean): string {
  if (special)
    return device === 'phone' ? '/mobileIslandZhouShan?exhibition_id=33' : '/exhibitionView?exhibitionId=33'
  return '/exhibition'
}
