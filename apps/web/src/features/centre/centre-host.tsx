import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { centreInAddress } from '../../shared/go/centre.ts'
import { withReturn } from '../../shared/session/return-place.ts'
import { useSessionState } from '../../shared/session/use-session-state.ts'
import type { CentrePlaces } from './screen-props.ts'

const Centre = lazy(() => import('./centre.tsx'))

/** Lets the user centre lie over any page whose address asks for it. It is somebody's own, so a guest signs in first. */
export function CentreHost({ places }: { places: CentrePlaces }) {
  const { signInAt } = places
  const state = useSessionState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWanted = centreInAddress(search) !== undefined
  const [wasOpened, setWasOpened] = useState(false)
  if (isWanted && !wasOpened) setWasOpened(true)
  useEffect(() => {
    if (state !== 'guest' || !isWanted) return
    // The router is a moment behind the address: who has just left is on the way elsewhere already.
    if (!centreInAddress(window.location.search)) return
    navigate(withReturn(signInAt, pathname + search), { replace: true })
  }, [state, isWanted, navigate, pathname, search, signInAt])
  if (state !== 'signed-in' || !wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Centre places={places} />
    </Suspense>
  )
}
