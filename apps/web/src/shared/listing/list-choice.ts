import { type Industry, type ListExhibitorsQuery, searchLimits } from '@tradefloor/contract'

/** What the calls can sort by, the first when nothing is said; without words it is the order of names. */
export const sorts = [
  'relevance',
  'name',
  'visits',
  'newest',
] as const satisfies readonly ListExhibitorsQuery['sort'][]
export type Sort = (typeof sorts)[number]

/** What a visitor has chosen to see of a list: words, filters, order and page. */
export interface ListChoice {
  word: string
  industry?: Industry
  /** Codes of places, each within the one before it. */
  province?: string
  city?: string
  area?: string
  sort: Sort
  page: number
}

export const everything: ListChoice = { word: '', sort: 'relevance', page: 1 }

const lastPage = 9999

// What an address says of them: what cannot be meant goes without saying.
export const wordIn = (text: string | null): string => (text ?? '').slice(0, searchLimits.words).trim()
export const sortIn = (text: string | null): Sort => sorts.find((sort) => sort === text) ?? everything.sort
export function pageIn(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : everything.page
}

/** Everything but the page and the order. */
export const isFiltered = ({ industry, province }: ListChoice) =>
  industry !== undefined || province !== undefined

/** The choice as the calls are asked. */
export const choiceQuery = ({ word, page: _, ...rest }: ListChoice) => ({
  ...rest,
  ...(word && { search: word }),
})
