import { buttonClasses, useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { withReturn } from '../../shared/session/return-place.ts'
import { useSessionState } from '../../shared/session/use-session-state.ts'
import { desktopMessages } from '../desktop-messages.ts'

// A guest, who most visitors are, does without it.
const SignedInMenu = lazy(() => import('./signed-in-menu.tsx'))

const signInPages = ['/login', '/register', '/forget']

/** The way to sign in, or who is signed in. */
export function UserMenu() {
  const t = useText(desktopMessages)
  const state = useSessionState()
  const { pathname, search } = useLocation()
  const room = <span aria-hidden className="w-20" />
  if (state === 'restoring') return room
  if (state === 'signed-in')
    return (
      <Suspense fallback={room}>
        <SignedInMenu />
      </Suspense>
    )
  const address = signInPages.includes(pathname) ? '/login' : withReturn('/login', pathname + search)
  return (
    <Link to={address} className={`${buttonClasses('secondary')} border-transparent! font-bold`}>
      {t('logIn')}
    </Link>
  )
}
