import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnAddress } from './return-address.ts'

/** Where a sign-in page leads: to where it was asked for, else home. */
export function useReturn(home: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = returnAddress(search, home)
  const go = useCallback(() => navigate(place, { replace: true }), [navigate, place])
  return { place, go, along: (page: string) => `${page}${search}` }
}
