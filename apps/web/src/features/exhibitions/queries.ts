import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Exhibition, listExhibitions } from '@tradefloor/contract'
import { type ListName, listed, lists } from '@tradefloor/rules'
import { useSite } from '../../shared/config/site-context.tsx'

export { exhibitionQuery } from '../../domains/catalogue/exhibition-query.ts'

const listKey = ['exhibitions', 'list'] as const

/** Lists that ask the gateway the same question share one answer. */
export function useExhibitionList(name: ListName) {
  const { client } = useSite()
  const { query } = lists[name]
  return useQuery({
    queryKey: [...listKey, query],
    initialData: () => client.brought(listExhibitions, { query }),
    queryFn: ({ signal }) => client.call(listExhibitions, { query, signal }),
    select: (reply) => listed(reply.list, name),
  })
}

/** What a list already knew of an exhibition: whoever comes from there sees it at once. */
export function fromLists(queries: QueryClient, id: number): Exhibition | undefined {
  for (const [, reply] of queries.getQueriesData<{ list: Exhibition[] }>({ queryKey: listKey })) {
    const found = reply?.list.find((exhibition) => exhibition.id === id)
    if (found) return found
  }
  return undefined
}
