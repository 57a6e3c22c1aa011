import { useQueryClient } from '@tanstack/react-query'
import { deviceOf, signInPages, sitePaths } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { clearOfflineData } from '../domains/offline/clear-offline-data.ts'
import { dropDrafts } from '../domains/session/drop-drafts.ts'
import { signInFrom } from '../domains/session/return-address.ts'
import { visitorsOwn } from '../domains/session/visitors-own.ts'
import { useSite } from '../shared/config/site-context.tsx'
import { appTexts } from './texts.ts'

const afterMs = 1000

/** Says that a session ran out. Whoever comes or goes sees the lists as they are for them: stars, cards. */
export function SessionWatch() {
  const { session } = useSite()
  const t = useText(appTexts)
  const notice = useNotice()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toSignIn = useRef(() => {})
  toSignIn.current = () => {
    const page = sitePaths.signIn[deviceOf(navigator.userAgent)]
    // A page of an account has led there by itself.
    const isThere = signInPages.includes(window.location.pathname)
    void navigate(signInFrom(page, window.location), { replace: isThere })
  }
  useEffect(() => {
    let last = session.state()
    return session.subscribe((state, ending) => {
      // What belonged to one visitor must not be found by the next.
      if (state === 'guest' || last === 'guest') {
        queries.removeQueries({ queryKey: [visitorsOwn] })
        clearOfflineData('answers')
        // Stars that wait for a network outlive a sign-in that ran out, for whoever signs in again.
        if (ending === 'left') {
          clearOfflineData('waiting')
          dropDrafts()
        }
      }
      last = state
      if (ending === 'expired')
        notice({
          tone: 'warning',
          text: t('expired'),
          action: { text: t('logIn'), onAct: () => toSignIn.current() },
        })
      setTimeout(() => void queries.invalidateQueries(), ending === 'expired' ? afterMs : 0)
    })
  }, [session, notice, t, queries])
  return null
}
