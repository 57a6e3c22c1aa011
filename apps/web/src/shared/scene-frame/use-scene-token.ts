import { useQuery } from '@tanstack/react-query'
import { createSceneToken } from '@tradefloor/contract'
import { useSite } from '../config/site-context.tsx'

/** Who is signed in, as far as a scene's token is concerned. */
export interface TokenOwner {
  readonly id: number
}

const marginSeconds = 60
const shortestMs = 10_000

/** When the next token is due: a minute before the present one ends, so that a scene is never without. */
export const renewalMs = (expiresInSeconds: number): number =>
  Math.max(shortestMs, (expiresInSeconds - marginSeconds) * 1000)

/**
 * The token that scenes get: short-lived and only for reading, never the visitor's own. Empty while nobody is signed
 * in, and while the first one is on its way.
 */
export function useSceneToken(owner: TokenOwner | null): string {
  const { client } = useSite()
  const { data } = useQuery({
    queryKey: ['scene-token', owner?.id],
    queryFn: ({ signal }) => client.call(createSceneToken, { signal }),
    enabled: owner !== null,
    refetchInterval: ({ state }) => (state.data ? renewalMs(state.data.expires_in) : false),
    refetchIntervalInBackground: true,
    // A token from an earlier sign-in must not be found again.
    gcTime: 0,
  })
  return owner === null ? '' : (data?.scene_token ?? '')
}
