import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInFrom } from './return-address.ts'
import { useSessionState } from './use-session-state.ts'

interface SignedInOnlyProps {
  signInAt: string
  /** What there is to see until it is known who is there. */
  meanwhile: ReactNode
  children: ReactNode
}

/** A page that is somebody's own: a guest signs in first, and comes back. */
export function SignedInOnly({ signInAt, meanwhile, children }: SignedInOnlyProps) {
  const state = useSessionState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (state !== 'guest') return
    // The router is a moment behind the address: who has just left is on the way elsewhere already.
    if (window.location.pathname !== pathname) return
    navigate(signInFrom(signInAt, { pathname, search }), { replace: true })
  }, [state, signInAt, pathname, search, navigate])
  return state === 'signed-in' ? children : meanwhile
}
