import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@tradefloor/client'
import { getExhibition } from '@tradefloor/contract'

/** One exhibition by its number. */
export const exhibitionQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: ['exhibitions', 'one', id],
    initialData: () => client.brought(getExhibition, { params: { id } })?.data,
    queryFn: async ({ signal }) => (await client.call(getExhibition, { params: { id }, signal })).data,
  })
