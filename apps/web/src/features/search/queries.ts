import { type QueryKey, useQuery } from '@tanstack/react-query'
import { listExhibitors, listProducts } from '@tradefloor/contract'
import { type Language, useLanguage } from '@tradefloor/ui'
import type { SearchKind } from '../../shared/addresses/search.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { anywhere, choiceQuery, type ListChoice } from '../../shared/listing/list-choice.ts'

/** How many stand on a page. */
export const pageSizes: Record<SearchKind, number> = { exhibitors: 15, products: 10 }

/** Only exhibitors are searched by place. */
export const productQuery = (choice: ListChoice, language: Language) => ({
  ...choiceQuery(anywhere(choice)),
  language: language === 'zh' ? ('cn' as const) : ('en' as const),
})

/** Other filters of the same word keep the last results in sight; another word begins with none. */
export const lastOfSameWord =
  (word: string) =>
  <Reply>(last: Reply | undefined, query: { queryKey: QueryKey } | undefined) =>
    query?.queryKey[2] === word ? last : undefined

export function useExhibitorSearch(choice: ListChoice, enabled: boolean) {
  const { client } = useSite()
  const query = { ...choiceQuery(choice), page: choice.page, size: pageSizes.exhibitors }
  return useQuery({
    queryKey: ['search', 'exhibitors', choice.word, query],
    enabled,
    queryFn: ({ signal }) => client.call(listExhibitors, { query, signal }),
    placeholderData: lastOfSameWord(choice.word),
  })
}

export function useProductSearch(choice: ListChoice, enabled: boolean) {
  const { client } = useSite()
  const { language } = useLanguage()
  const query = { ...productQuery(choice, language), page: choice.page, size: pageSizes.products }
  return useQuery({
    queryKey: ['search', 'products', choice.word, query],
    enabled,
    queryFn: ({ signal }) => client.call(listProducts, { query, signal }),
    placeholderData: lastOfSameWord(choice.word),
  })
}

/**
 * How many there are of the kind that is not shown. Asked as for a further page: the server notes words that found
 * nothing, and nobody has searched for these.
 */
export function useOtherCount(kind: SearchKind, choice: ListChoice) {
  const { client } = useSite()
  const { language } = useLanguage()
  const further = { page: 2, size: 1 }
  const query = kind === 'products' ? productQuery(choice, language) : choiceQuery(anywhere(choice))
  return useQuery({
    queryKey: ['search', 'count', kind, query],
    queryFn: async ({ signal }) =>
      kind === 'products'
        ? (await client.call(listProducts, { query: { ...query, ...further }, signal })).count
        : (await client.call(listExhibitors, { query: { ...query, ...further }, signal })).count,
  })
}
