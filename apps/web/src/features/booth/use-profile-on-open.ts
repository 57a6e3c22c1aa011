import { useEffect } from 'react'
import { useProfile } from '../../domains/session/use-profile.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import type { Booth } from './queries.ts'

/** Who enters a booth may speak to its exhibitor next: what is known of them is asked for anew. */
export function useProfileOnOpen({ companyId, exhibitionId }: Booth) {
  const isSignedIn = useSessionState() === 'signed-in'
  const { refetch } = useProfile()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another booth is another opening
  useEffect(() => {
    // The header may be asking already.
    if (isSignedIn) void refetch({ cancelRefetch: false })
  }, [isSignedIn, refetch, companyId, exhibitionId])
}
