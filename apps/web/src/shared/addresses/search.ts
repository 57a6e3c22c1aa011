import {
  kindInAddress,
  type SearchKind,
  searchKinds,
  searchPage,
  searchParameter,
  searchPrefix,
} from '@tradefloor/rules'
import { everything } from '../listing/list-choice.ts'
import { readSearchChoice, type SearchChoice, writeSearchChoice } from './search-choice.ts'

export { type SearchKind, searchKinds }

export interface Search {
  kind: SearchKind
  choice: SearchChoice
}

/** The search an address shows the results of, if any. */
export function searchInAddress(query: URLSearchParams): Search | undefined {
  const kind = kindInAddress(query)
  return kind && { kind, choice: readSearchChoice(query, searchPrefix) }
}

/** The same address with the results of a search over it, or with none. */
export function withSearch(pathname: string, query: URLSearchParams, search?: Search): string {
  const next = writeSearchChoice(query, search?.choice ?? everything, searchPrefix)
  if (search) next.set(searchParameter, searchKinds[search.kind])
  else next.delete(searchParameter)
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}

/** The phone's page of a search, or to begin one. */
export const searchPageOf = (search?: Search): string => withSearch(searchPage, new URLSearchParams(), search)
