import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasBefore } from '../../shared/page/back-button.tsx'

/** Out of the forgotten password: back to where one was, or on to the sign-in page, which still knows what it was for. */
export function useLeave(signInAt: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = signInAt + search
  const toSignIn = useCallback(() => navigate(place, { replace: true }), [navigate, place])
  const back = useCallback(() => (hasBefore() ? navigate(-1) : navigate(place)), [navigate, place])
  return { back, toSignIn }
}
