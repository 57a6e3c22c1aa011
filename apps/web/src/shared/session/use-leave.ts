import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Out of the forgotten password: back to where one was, or on to the sign-in page. */
export function useLeave(signInAt: string) {
  const navigate = useNavigate()
  const arrivedHere = useLocation().key === 'default'
  const toSignIn = useCallback(() => navigate(signInAt, { replace: true }), [navigate, signInAt])
  const back = useCallback(
    () => (arrivedHere ? navigate(signInAt) : navigate(-1)),
    [arrivedHere, navigate, signInAt],
  )
  return { back, toSignIn }
}
