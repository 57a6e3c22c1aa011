import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Client } from '@tradefloor/client'
import { getProfile } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { useSessionState } from './use-session-state.ts'
import { visitorsOwn } from './visitors-own.ts'

export const profileKey = [visitorsOwn, 'profile'] as const

export const profileQuery = (client: Client) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => (await client.call(getProfile, { signal })).data,
  })

/** Who is signed in; nothing while nobody is. */
export function useProfile() {
  const { client } = useSite()
  const isSignedIn = useSessionState() === 'signed-in'
  return useQuery({ ...profileQuery(client), enabled: isSignedIn })
}
