import { useQuery } from '@tanstack/react-query'
import { listCountries } from '@tradefloor/contract'
import { useSite } from '../config/site-context.tsx'

export function useCountries() {
  const { client } = useSite()
  return useQuery({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await client.call(listCountries, { signal })).list,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
