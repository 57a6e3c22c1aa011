import { useInfiniteQuery } from '@tanstack/react-query'
import { phonePageSize } from '@tradefloor/rules'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { exhibitorQuery, productQuery } from '../../shared/addresses/search-queries.ts'
import { inPages, joined } from '../../shared/listing/flow.ts'
import { askExhibitors, askProducts } from './found.ts'
import { lastSeen, useAsking } from './queries.ts'

/** The same searches a few at a time, for who scrolls on. */
export function useExhibitorFlow(choice: SearchChoice, enabled = true) {
  const asking = useAsking()
  return useInfiniteQuery({
    queryKey: ['search', 'exhibitor-flow', exhibitorQuery(choice, asking.language)],
    enabled,
    queryFn: ({ signal, pageParam: page }) =>
      askExhibitors({ ...asking, choice, page, size: phonePageSize, signal }),
    placeholderData: lastSeen,
    ...inPages,
    select: joined,
  })
}

export function useProductFlow(choice: SearchChoice, enabled = true) {
  const asking = useAsking()
  return useInfiniteQuery({
    queryKey: ['search', 'product-flow', productQuery(choice, asking.language)],
    enabled,
    queryFn: ({ signal, pageParam: page }) =>
      askProducts({ ...asking, choice, page, size: phonePageSize, signal }),
    placeholderData: lastSeen,
    ...inPages,
    select: joined,
  })
}
