import { useQuery } from '@tanstack/react-query'
import { getDeskPerson } from '@tradefloor/contract'
import { useDesk } from '../../shared/desk-context.tsx'

/** Who is at the desk. */
export function usePerson() {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['person'],
    queryFn: async ({ signal }) => (await client.call(getDeskPerson, { signal })).data,
  })
}
