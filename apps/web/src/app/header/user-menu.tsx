import { sitePaths } from '@tradefloor/rules'
import { Button, buttonClasses, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { signInFrom } from '../../domains/session/return-address.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { useLatePart } from '../../shared/page/use-late-part.ts'
import { desktopTexts } from '../desktop-texts.ts'

// A guest, who most visitors are, does without it.
const loadMenu = () => import('./signed-in-menu.tsx')

const plain = 'border-transparent! font-bold'
/** The way to sign in, or who is signed in. */
export function UserMenu() {
  const t = useText(desktopTexts)
  const state = useSessionState()
  const location = useLocation()
  const [isAsked, setIsAsked] = useState(true)
  const SignedInMenu = useLatePart(loadMenu, {
    isWanted: state === 'signed-in' && isAsked,
    onMissing: () => setIsAsked(false),
  })
  const room = <span aria-hidden className="w-20" />
  if (state === 'restoring') return room
  if (state === 'signed-in') {
    if (SignedInMenu) return <SignedInMenu />
    if (isAsked) return room
    return (
      <Button className={plain} onClick={() => setIsAsked(true)}>
        {t('userCentre')}
      </Button>
    )
  }
  return (
    <Link
      to={signInFrom(sitePaths.signIn.desktop, location)}
      className={`${buttonClasses('secondary')} ${plain}`}
    >
      {t('logIn')}
    </Link>
  )
}
