import { useQuery } from '@tanstack/react-query'
import { type Area, listAreas } from '@tradefloor/contract'
import { useSite } from '../config/site-context.tsx'

/** All places by their code, and what lies in each; provinces lie in none. */
export interface Areas {
  named: ReadonlyMap<string, Area>
  within: ReadonlyMap<string, readonly Area[]>
}

function byPlace(list: readonly Area[]): Areas {
  const within = new Map<string, Area[]>()
  for (const area of list) {
    const others = within.get(area.parent)
    if (others) others.push(area)
    else within.set(area.parent, [area])
  }
  return { named: new Map(list.map((area) => [area.code, area])), within }
}

/** They are four thousand, so they are asked for only when somebody chooses by place. */
export function useAreas(wanted: boolean) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['areas'],
    enabled: wanted,
    queryFn: async ({ signal }) => (await client.call(listAreas, { signal })).list,
    select: byPlace,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
