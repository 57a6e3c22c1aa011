import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listExhibitors } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { inPages, joined, phonePageSize } from '../../shared/listing/flow.ts'
import { choiceQuery, type ListChoice } from '../../shared/listing/list-choice.ts'

/** How many the hall's drawer shows at once. */
export const drawerPageSize = 15

export function useExhibitorPage(exhibitionId: number, choice: ListChoice) {
  const { client } = useSite()
  const query = {
    ...choiceQuery(choice),
    exhibition_id: exhibitionId,
    page: choice.page,
    size: drawerPageSize,
  }
  return useQuery({
    queryKey: ['exhibitors', 'page', query],
    queryFn: ({ signal }) => client.call(listExhibitors, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useExhibitorFlow(exhibitionId: number) {
  const { client } = useSite()
  return useInfiniteQuery({
    queryKey: ['exhibitors', 'flow', exhibitionId],
    queryFn: ({ signal, pageParam }) =>
      client.call(listExhibitors, {
        query: { exhibition_id: exhibitionId, page: pageParam, size: phonePageSize },
        signal,
      }),
    ...inPages,
    select: joined,
  })
}
