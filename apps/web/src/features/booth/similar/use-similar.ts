import { useQuery } from '@tanstack/react-query'
import { listSimilar, type SimilarQuery } from '@tradefloor/contract'
import { useSite } from '../../../shared/config/site-context.tsx'

const minutes = 60_000

/** Companies or products like one, those of the same exhibition first. */
export function useSimilar(query: SimilarQuery) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['booth', 'similar', query],
    queryFn: async ({ signal }) => (await client.call(listSimilar, { query, signal })).list,
    staleTime: 10 * minutes,
  })
}
