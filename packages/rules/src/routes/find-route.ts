import type { Device } from '../device.ts'
import { centreInAddress, centrePages } from './centre-pages.ts'
import { type Query, type Route, routes } from './route-table.ts'
import { searchPage, searchPageIn } from './search-page.ts'
import { sitePaths, specialExhibition } from './site-paths.ts'

const same = (a: string | undefined, pathname: string) =>
  a !== undefined && a.toLowerCase() === pathname.replace(/\/+$/, '').toLowerCase()

export const rowOf = (pathname: string): Route | undefined =>
  routes.find((row) => same(row.desktop, pathname) || same(row.phone, pathname))

/** The rows that are pages of one device, each path once. */
export function rowsOf(device: Device): readonly (Route & { path: string })[] {
  const seen = new Set<string>()
  return routes.flatMap((row) => {
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
  if (routes.some((row) => same(row[device], pathname))) return undefined
  const query = new URLSearchParams(search)
  const asks = (row: Route) => match(row[`${other}Query`], query)
  const [row] = routes
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
    return device === 'phone'
      ? `${sitePaths.special.phone}?exhibition_id=${specialExhibition}`
      : `${sitePaths.special.desktop}?exhibitionId=${specialExhibition}`
  return sitePaths.home.desktop
}
