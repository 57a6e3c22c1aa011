import type { SessionState } from '@tradefloor/client'
import { useSyncExternalStore } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'

/** Whether somebody is signed in, as it changes. */
export function useSessionState(): SessionState {
  const { session } = useSite()
  return useSyncExternalStore(session.subscribe, session.state)
}
