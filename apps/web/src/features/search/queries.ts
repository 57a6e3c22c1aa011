import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@tradefloor/ui'
import { useEffect } from 'react'
import type { SearchKind } from '../../shared/addresses/search.ts'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { exhibitorQuery, productQuery } from '../../shared/addresses/search-queries.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { everything } from '../../shared/listing/list-choice.ts'
import { fetchCount, fetchExhibitors, fetchProducts, type KindCount } from './found.ts'

/** How many stand on a page. */
export const pageSizes: Record<SearchKind, number> = { exhibitors: 15, products: 10 }

/** Whatever was seen last stays in sight until what was asked for comes. */
export const lastSeen = <Reply>(last: Reply | undefined) => last

export function useSearchClient() {
  const { client } = useSite()
  const { language } = useLanguage()
  return { client, language }
}

export function useExhibitorSearch(choice: SearchChoice, enabled: boolean) {
  const asking = useSearchClient()
  const page = { page: choice.page, size: pageSizes.exhibitors }
  return useQuery({
    queryKey: ['search', 'exhibitors', exhibitorQuery(choice, asking.language), page],
    enabled,
    queryFn: ({ signal }) => fetchExhibitors({ ...asking, choice, ...page, signal }),
    placeholderData: lastSeen,
  })
}

export function useProductSearch(choice: SearchChoice, enabled: boolean) {
  const asking = useSearchClient()
  const page = { page: choice.page, size: pageSizes.products }
  return useQuery({
    queryKey: ['search', 'products', productQuery(choice, asking.language), page],
    enabled,
    queryFn: ({ signal }) => fetchProducts({ ...asking, choice, ...page, signal }),
    placeholderData: lastSeen,
  })
}

function countQuery(kind: SearchKind, choice: SearchChoice, asking: ReturnType<typeof useSearchClient>) {
  const query =
    kind === 'products' ? productQuery(choice, asking.language) : exhibitorQuery(choice, asking.language)
  return {
    queryKey: ['search', 'count', kind, query],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchCount(kind, { ...asking, choice, signal }),
  }
}

/** How many a search would find of a kind. The last count of the kind stays until the next one is known. */
export function useKindCount(kind: SearchKind, choice: SearchChoice) {
  return useQuery({
    ...countQuery(kind, choice, useSearchClient()),
    placeholderData: (last, query) => (query?.queryKey[2] === kind ? last : undefined),
  })
}

/** The same of a kind whose list is shown, which counts itself: kept for when the other kind is. */
export function useOwnCount(kind: SearchKind, choice: SearchChoice, count: KindCount | undefined) {
  const queries = useQueryClient()
  const query = countQuery(kind, choice, useSearchClient())
  const known = useQuery({ ...query, enabled: false }).data
  const key = JSON.stringify([query.queryKey, count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has both of them
  useEffect(() => {
    if (count) queries.setQueryData(query.queryKey, count)
  }, [key])
  return count ?? known
}

/** How many each of some searches would find. */
export function useCounts(kind: SearchKind, choices: readonly SearchChoice[]) {
  const asking = useSearchClient()
  return useQueries({
    queries: choices.map((choice) => countQuery(kind, choice, asking)),
    combine: (replies) => replies.map(({ data }) => data),
  })
}

const mostCategories = 8
const firstPage = { page: 1, size: 1 }

/** The categories of which there is most. */
export function useCategories(kind: SearchKind) {
  const asking = useSearchClient()
  return useQuery({
    queryKey: ['search', 'categories', kind],
    queryFn: async ({ signal }) => {
      const asked = { ...asking, choice: everything, ...firstPage, signal }
      const { facets } = kind === 'products' ? await fetchProducts(asked) : await fetchExhibitors(asked)
      return facets.more?.category.slice(0, mostCategories) ?? []
    },
  }).data
}
