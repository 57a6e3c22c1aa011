import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@tradefloor/client'
import { getExhibitor } from '@tradefloor/contract'
import type { BoothIds } from '@tradefloor/rules'

/** Everything about one exhibitor in one exhibition. */
export function exhibitorQuery(client: Client, { companyId, exhibitionId }: BoothIds) {
  const asked = { params: { id: companyId }, query: { exhibition_id: exhibitionId } }
  return queryOptions({
    queryKey: ['exhibitor', companyId, exhibitionId],
    initialData: () => client.brought(getExhibitor, asked)?.info,
    queryFn: async ({ signal }) => (await client.call(getExhibitor, { ...asked, signal })).info,
  })
}
