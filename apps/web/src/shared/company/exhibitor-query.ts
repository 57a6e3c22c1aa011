import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@tradefloor/client'
import { getExhibitor } from '@tradefloor/contract'
import type { BoothIds } from '../go/booth-ids.ts'

/** Everything about one exhibitor in one exhibition. */
export const exhibitorQuery = (client: Client, { companyId, exhibitionId }: BoothIds) =>
  queryOptions({
    queryKey: ['exhibitor', companyId, exhibitionId],
    queryFn: async ({ signal }) => {
      const query = { exhibition_id: exhibitionId }
      return (await client.call(getExhibitor, { params: { id: companyId }, query, signal })).info
    },
  })
