import { useInfiniteQuery } from '@tanstack/react-query'
import { phonePageSize } from '@tradefloor/rules'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { exhibitorQuery, productQuery } from '../../shared/addresses/search-queries.ts'
import { inPages, joined } from '../../shared/listing/flow.ts'
import { fetchExhibitors, fetchProducts } from './found.ts'
import { lastSeen, useSearchClient } from './queries.ts'

/** The same searches a few at a time, for who scrolls on. */
export function useExhibitorFlow(choice: SearchChoice, enabled = true) {
  const asking = useSearchClient()
  return useInfiniteQuery({
    queryKey: ['search', 'exhibitor-flow', exhibitorQuery(choice, asking.language)],
    enabled,
    queryFn: ({ signal, pageParam: page }) =>
      fetchExhibitors({ ...asking, choice, page, size: phonePageSize, signal }),
    placeholderData: lastSeen,
    ...inPages,
    select: joined,
  })
}

export function useProductFlow(choice: SearchChoice, enabled = true) {
  const asking = useSearchClient()
  return useInfiniteQuery({
    queryKey: ['search', 'product-flow', productQuery(choice, asking.language)],
    enabled,
    queryFn: ({ signal, pageParam: page }) =>
      fetchProducts({ ...asking, choice, page, size: phonePageSize, signal }),
    placeholderData: lastSeen,
    ...inPages,
    select: joined,
  })
}
