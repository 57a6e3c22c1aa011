import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getStart, markProfileSeen } from '@tradefloor/contract'
import { useEffect } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'

const key = ['start']

/** How far the company has come. Asked for anew where it is looked at: the menu beside it takes what is known. */
export function useStart({ enabled, isPage = false }: { enabled: boolean; isPage?: boolean }) {
  const { client } = useDesk()
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await client.call(getStart, { signal })).data,
    enabled,
    ...(isPage && { staleTime: 0 }),
  })
}

/** The booth profile is open: that step is done. Said once, and not at all where it is known. */
export function useProfileSeen() {
  const { client } = useDesk()
  const queries = useQueryClient()
  const { data } = useStart({ enabled: true })
  const isNew = data?.profile_seen === false
  useEffect(() => {
    if (!isNew) return
    client.call(markProfileSeen).then(
      (reply) => queries.setQueryData(key, reply.data),
      // It is said again the next time the profile is opened.
      () => undefined,
    )
  }, [isNew, client, queries])
}
