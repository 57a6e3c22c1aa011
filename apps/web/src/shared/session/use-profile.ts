import { useQuery } from '@tanstack/react-query'
import { getProfile } from '@tradefloor/contract'
import { useSite } from '../config/site-context.tsx'
import { useSessionState } from './use-session-state.ts'
import { visitorsOwn } from './visitors-own.ts'

/** Who is signed in; nothing while nobody is. */
export function useProfile() {
  const { client } = useSite()
  const isSignedIn = useSessionState() === 'signed-in'
  return useQuery({
    queryKey: [visitorsOwn, 'profile'],
    queryFn: async ({ signal }) => (await client.call(getProfile, { signal })).data,
    enabled: isSignedIn,
  })
}
