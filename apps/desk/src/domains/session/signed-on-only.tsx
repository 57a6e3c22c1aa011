import { exhibitorSignOn } from '@tradefloor/client'
import { useLanguage } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useDesk } from '../../shared/desk-context.tsx'
import { useForgetReplaced } from './use-forget-replaced.ts'
import { useSessionState } from './use-session-state.ts'

/** The desk is an exhibitor's own: whoever is not signed on does that first, and comes back to where they were. */
export function SignedOnOnly() {
  const state = useSessionState()
  const { config } = useDesk()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  useForgetReplaced()
  const leave = useEffectEvent(() => {
    const { href } = window.location
    window.location.replace(exhibitorSignOn(config, language, href, pathname + search))
  })
  useEffect(() => {
    if (state === 'guest') leave()
  }, [state])
  return state === 'signed-in' ? <Outlet /> : null
}
