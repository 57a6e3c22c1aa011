import { centreInAddress, withCentre } from '@tradefloor/rules'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInFrom } from '../../domains/session/return-address.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { PartLoading } from '../../shared/page/part-loading.tsx'
import { useLatePart } from '../../shared/page/use-late-part.ts'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'
import type { CentrePlaces } from './screen-props.ts'

const loadCentre = () => import('./centre.tsx')

/** Lets the user centre lie over any page whose address asks for it. It is somebody's own, so a guest signs in first. */
export function CentreHost({ places }: { places: CentrePlaces }) {
  const { signInAt } = places
  const state = useSessionState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWanted = centreInAddress(search) !== undefined
  const isSignedIn = state === 'signed-in'
  const { close } = usePanelHistory(withCentre(pathname, search), isWanted)
  const Centre = useLatePart(loadCentre, { isWanted: isSignedIn && isWanted, onMissing: close })
  useEffect(() => {
    if (state !== 'guest' || !isWanted) return
    // The router is a moment behind the address: who has just left is on the way elsewhere already.
    if (!centreInAddress(window.location.search)) return
    navigate(signInFrom(signInAt, { pathname, search }), { replace: true })
  }, [state, isWanted, navigate, pathname, search, signInAt])
  if (!isSignedIn) return null
  return Centre ? <Centre places={places} /> : isWanted && <PartLoading />
}
