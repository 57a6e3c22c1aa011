import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ListExhibitorsReply, listExhibitors, searchLimits, suggest } from '@tradefloor/contract'
import { phonePageSize } from '@tradefloor/rules'
import { useLanguage } from '@tradefloor/ui'
import { useSite } from '../../shared/config/site-context.tsx'
import { inPages, joined } from '../../shared/listing/flow.ts'
import { choiceQuery, everything, type ListChoice } from '../../shared/listing/list-choice.ts'
import { orderedIn } from '../../shared/listing/ordered-in.ts'

/** How many the hall's drawer shows at once. */
export const drawerPageSize = 15

/** What is only similar comes last. It is worth showing where nothing else was found, and then it is said. */
function withoutSimilar(reply: ListExhibitorsReply) {
  const { list, count, similar = 0 } = reply
  if (similar === count) return { ...reply, isSimilar: similar > 0 }
  return {
    ...reply,
    list: list.filter(({ match }) => !match?.similar),
    count: count - similar,
    isSimilar: false,
  }
}

export function useExhibitorPage(exhibitionId: number, choice: ListChoice) {
  const { client } = useSite()
  const { language } = useLanguage()
  const query = {
    ...choiceQuery(choice),
    ...orderedIn(choice, language),
    exhibition_id: exhibitionId,
    page: choice.page,
    size: drawerPageSize,
  }
  return useQuery({
    queryKey: ['exhibitors', 'page', query],
    queryFn: async ({ signal }) => withoutSimilar(await client.call(listExhibitors, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

/** What those that a word finds show of it, by company: their names may not have it. */
export function useShownProducts(exhibitionId: number, word: string) {
  const { client } = useSite()
  const search = word.slice(0, searchLimits.suggested)
  const asked = useQuery({
    queryKey: ['suggest', search, exhibitionId],
    enabled: search !== '',
    queryFn: ({ signal }) => client.call(suggest, { query: { search, exhibition_id: exhibitionId }, signal }),
    // The list is whole without it.
    retry: false,
    select: ({ booths = [] }) => new Map(booths.map(({ company_id, products }) => [company_id, products])),
  })
  return search === '' ? undefined : asked.data
}

/** How many there are in the cities and districts of what is chosen; lists themselves count provinces only. */
export function useDeeperAreas(exhibitionId: number, choice: ListChoice) {
  const { client } = useSite()
  const { sort: _, ...narrowed } = choiceQuery(choice)
  const query = { ...narrowed, exhibition_id: exhibitionId, group: 1, page: 1, size: 1 }
  return useQuery({
    queryKey: ['exhibitors', 'areas', query],
    enabled: choice.province !== undefined,
    queryFn: ({ signal }) => client.call(listExhibitors, { query, signal }),
    select: ({ facets }) => facets.more,
  })
}

export function useExhibitorFlow(exhibitionId: number, choice: ListChoice) {
  const { client } = useSite()
  const { language } = useLanguage()
  const { sort, ...rest } = choiceQuery(choice)
  // What goes without saying is not said: the page brings the answer to the plain question along.
  const chosen = { ...rest, ...(sort !== everything.sort && { sort }), ...orderedIn(choice, language) }
  const queryOf = (page: number) => ({ ...chosen, exhibition_id: exhibitionId, page, size: phonePageSize })
  return useInfiniteQuery({
    queryKey: ['exhibitors', 'flow', exhibitionId, chosen],
    initialData: () => {
      const first = client.brought(listExhibitors, { query: queryOf(inPages.initialPageParam) })
      return first && { pages: [withoutSimilar(first)], pageParams: [inPages.initialPageParam] }
    },
    queryFn: async ({ signal, pageParam }) =>
      withoutSimilar(await client.call(listExhibitors, { query: queryOf(pageParam), signal })),
    placeholderData: keepPreviousData,
    ...inPages,
    select: joined,
  })
}
