import { signInPages } from '@tradefloor/rules'

const parameter = 'return'

const anyOrigin = 'https://ours.invalid'

/** Only a page of ours: what a browser would read as another site's address, however it is written, is none. */
function isOurs(place: string): boolean {
  try {
    return place.startsWith('/') && new URL(place, anyOrigin).origin === anyOrigin
  } catch {
    return false
  }
}

/** Where a visitor is, as a sign-in page can be told to bring them back to. */
export const withReturn = (page: string, place: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [parameter]: place })}`

/** Where one signs in and comes back from here. Between the pages of signing in one is on the way to the same place. */
export const signInFrom = (
  page: string,
  { pathname, search }: { pathname: string; search: string },
): string => (signInPages.includes(pathname) ? page + search : withReturn(page, pathname + search))

/** Where a sign-in page leads when it is done. */
export function returnAddress(search: string, home: string): string {
  const place = new URLSearchParams(search).get(parameter)
  return place && isOurs(place) ? place : home
}
