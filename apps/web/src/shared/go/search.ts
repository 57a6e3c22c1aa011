import { everything, type ListChoice, readChoice, writeChoice } from '../listing/list-choice.ts'

/** What is searched for, by the numbers it has in addresses. */
export const searchKinds = { exhibitors: '100', products: '101' } as const
export type SearchKind = keyof typeof searchKinds

export interface Search {
  kind: SearchKind
  choice: ListChoice
}

const parameter = 'find'
/** The page under the search may have a list of its own in its address. */
const prefix = 'find_'

const kinds = Object.keys(searchKinds) as SearchKind[]

/** The search an address shows the results of, if any. */
export function searchInAddress(query: URLSearchParams): Search | undefined {
  const kind = kinds.find((name) => searchKinds[name] === query.get(parameter))
  return kind && { kind, choice: readChoice(query, prefix) }
}

/** The same address with the results of a search over it, or with none. */
export function withSearch(pathname: string, query: URLSearchParams, search?: Search): string {
  const next = writeChoice(query, search?.choice ?? everything, prefix)
  if (search) next.set(parameter, searchKinds[search.kind])
  else next.delete(parameter)
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}
