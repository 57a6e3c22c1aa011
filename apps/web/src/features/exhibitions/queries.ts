import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '@tradefloor/client'
import { type Exhibition, getExhibition, listExhibitions } from '@tradefloor/contract'
import { type ListName, listed, lists } from '@tradefloor/rules'
import { useSite } from '../../shared/config/site-context.tsx'

const listKey = ['exhibitions', 'list'] as const

/** Lists that ask the gateway the same question share one answer. */
export function useExhibitionList(name: ListName) {
  const { client } = useSite()
  const { query } = lists[name]
  return useQuery({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => client.call(listExhibitions, { query, signal }),
    select: (reply) => listed(reply.list, name),
  })
}

export const exhibitionQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: ['exhibitions', 'one', id],
    queryFn: async ({ signal }) => (await client.call(getExhibition, { params: { id }, signal })).data,
  })

/** What a list already knew of an exhibition: whoever comes from there sees it at once. */
export function fromLists(queries: QueryClient, id: number): Exhibition | undefined {
  for (const [, reply] of queries.getQueriesData<{ list: Exhibition[] }>({ queryKey: listKey })) {
    const found = reply?.list.find((exhibition) => exhibition.id === id)
    if (found) return found
  }
  return undefined
}
