import { useInfiniteQuery } from '@tanstack/react-query'
import { listExhibitors, listProducts } from '@tradefloor/contract'
import { phonePageSize } from '@tradefloor/rules'
import { useLanguage } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'
import { inPages, joined } from '../../shared/listing/flow.ts'
import { choiceQuery, type ListChoice } from '../../shared/listing/list-choice.ts'
import { lastOfSameWord, productQuery } from './queries.ts'

/** The same searches a few at a time, for who scrolls on. */
export function useExhibitorFlow(choice: ListChoice, enabled = true) {
  const { client } = useSite()
  const query = choiceQuery(choice)
  return useInfiniteQuery({
    queryKey: ['search', 'exhibitor-flow', choice.word, query],
    enabled,
    queryFn: ({ signal, pageParam: page }) =>
      client.call(listExhibitors, { query: { ...query, page, size: phonePageSize }, signal }),
    placeholderData: lastOfSameWord(choice.word),
    ...inPages,
    select: joined,
  })
}

export function useProductFlow(choice: ListChoice, enabled = true) {
  const { client } = useSite()
  const { language } = useLanguage()
  const query = productQuery(choice, language)
  return useInfiniteQuery({
    queryKey: ['search', 'product-flow', choice.word, query],
    enabled,
    queryFn: ({ signal, pageParam: page }) =>
      client.call(listProducts, { query: { ...query, page, size: phonePageSize }, signal }),
    placeholderData: lastOfSameWord(choice.word),
    ...inPages,
    select: joined,
  })
}
