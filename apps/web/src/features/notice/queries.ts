import { useQuery } from '@tanstack/react-query'
import { listNotices } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'

/** Soon enough for a change of hall, seldom enough for ten thousand open pages. */
const askedEveryMs = 2 * 60_000

/** What the organiser says. Nothing while it is not known: a notice is never waited for. */
export function useNotices() {
  const { client } = useSite()
  const { data } = useQuery({
    queryKey: ['notices'],
    initialData: () => client.brought(listNotices),
    queryFn: ({ signal }) => client.call(listNotices, { signal }),
    refetchInterval: askedEveryMs,
    refetchOnWindowFocus: true,
  })
  return data?.list ?? []
}
