import type { SessionState } from '@tradefloor/client'
import { useSyncExternalStore } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'

/** Whether somebody is at the desk, as it changes. */
export function useSessionState(): SessionState {
  const { session } = useDesk()
  return useSyncExternalStore(session.subscribe, session.state)
}
