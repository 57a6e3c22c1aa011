// Apart from what a search can choose, which the entry of the site does not need.

import { sitePaths } from './site-paths.ts'

/** What is searched for, by the numbers it has in addresses. */
export const searchKinds = { exhibitors: '100', products: '101' } as const
export type SearchKind = keyof typeof searchKinds

/** Names the kind in an address. */
export const searchParameter = 'find'
/** Before what else a search says (`find_search`, `find_industry`): the page under it may have a list of its own in its address. */
export const searchPrefix = 'find_'

/** The page of its own that a search has on a phone. */
export const searchPage = sitePaths.search.phone

export const kindInAddress = (query: URLSearchParams): SearchKind | undefined =>
  (Object.keys(searchKinds) as SearchKind[]).find((name) => searchKinds[name] === query.get(searchParameter))

/** That page with the search an address has over its own, if it has one. */
export function searchPageIn(query: URLSearchParams): string | undefined {
  if (!kindInAddress(query)) return undefined
  const own = [...query].filter(([name]) => name === searchParameter || name.startsWith(searchPrefix))
  return `${searchPage}?${new URLSearchParams(own)}`
}
