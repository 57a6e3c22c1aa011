import { areaPath, sitePaths } from '@tradefloor/rules'
import { createContext, type ReactNode, use, useCallback } from 'react'
import { passesAsGuest } from '../session/guest-pass.ts'
import { withReturn } from '../session/return-address.ts'
import { useSessionState } from '../session/use-session-state.ts'

const Gate = createContext(false)

/** What stands in it is the home's own content: a guest who enters an area from there is asked first who they are. */
export function HomeGate({ children }: { children: ReactNode }) {
  return <Gate value={true}>{children}</Gate>
}

/** Where an address leads from here: to the choice of roles, or as it says. Asked at the press, not before. */
export function useGate(): (address: string) => string {
  const isGated = use(Gate)
  const state = useSessionState()
  return useCallback(
    (address) =>
      isGated && state === 'guest' && address.startsWith(`${areaPath}/`) && !passesAsGuest()
        ? withReturn(sitePaths.role.desktop, address)
        : address,
    [isGated, state],
  )
}
