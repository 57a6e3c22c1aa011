import { useQuery } from '@tanstack/react-query'
import { createSceneToken } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { useSessionState } from '../session/use-session-state.ts'
import { visitorsOwn } from '../session/visitors-own.ts'

const marginSeconds = 60
const shortestMs = 10_000

/** When the next token is due: a minute before the present one ends, so that a scene is never without. */
export const renewalMs = (expiresInSeconds: number): number =>
  Math.max(shortestMs, (expiresInSeconds - marginSeconds) * 1000)

/**
 * The token that scenes get: short-lived and only for reading, never the visitor's own. Empty while nobody is signed
 * in, and while the first one is on its way.
 */
export function useSceneToken(): string {
  const { client } = useSite()
  const isSignedIn = useSessionState() === 'signed-in'
  const { data } = useQuery({
    queryKey: [visitorsOwn, 'scene-token'],
    queryFn: ({ signal }) => client.call(createSceneToken, { signal }),
    enabled: isSignedIn,
    refetchInterval: ({ state }) => (state.data ? renewalMs(state.data.expires_in) : false),
    refetchIntervalInBackground: true,
  })
  return isSignedIn ? (data?.scene_token ?? '') : ''
}
