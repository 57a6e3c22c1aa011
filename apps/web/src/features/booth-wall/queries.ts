import { useQuery } from '@tanstack/react-query'
import { getBoothWall } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'

/** What the gateway takes for the name of a set; anything else is a set that nobody knows. */
const isName = /^[A-Za-z0-9-]{1,32}$/
const unknownName = '0'

/** A set of pictures of booths by its name. A set that nobody knows is the first one, and says so. */
export function useBoothWall(areaDate: string) {
  const { client } = useSite()
  const name = isName.test(areaDate) ? areaDate : unknownName
  return useQuery({
    queryKey: ['booth-wall', name],
    queryFn: async ({ signal }) =>
      (await client.call(getBoothWall, { query: { areaDate: name }, signal })).data,
  })
}
