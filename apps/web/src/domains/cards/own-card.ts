import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getMyCard, type PatchCardBody, patchMyCard } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { useSessionState } from '../session/use-session-state.ts'
import { visitorsOwn } from '../session/visitors-own.ts'

const cardKey = [visitorsOwn, 'card'] as const

/** The visitor's own business card; nothing while nobody is signed in. */
export function useMyCard() {
  const { client } = useSite()
  const isSignedIn = useSessionState() === 'signed-in'
  return useQuery({
    queryKey: cardKey,
    queryFn: async ({ signal }) => (await client.call(getMyCard, { signal })).data,
    enabled: isSignedIn,
    // The address of its picture is good for ten minutes only.
    staleTime: 0,
  })
}

export function usePatchCard(id: number) {
  const { client } = useSite()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PatchCardBody) => client.call(patchMyCard, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cardKey }),
  })
}
