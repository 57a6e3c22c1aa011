import { buttonClasses, Confirm, MenuButton, useText } from '@tradefloor/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useProfile } from '../../features/account/profile.ts'
import { useLogOut } from '../../features/account/use-log-out.ts'
import { withReturn } from '../../shared/session/return-place.ts'
import { useSessionState } from '../../shared/session/use-session-state.ts'
import { appMessages } from '../messages.ts'
import { navItem } from './nav-item.ts'

const signInPages = ['/login', '/register', '/forget']

/** The way to sign in, or who is signed in. */
export function UserMenu() {
  const t = useText(appMessages)
  const state = useSessionState()
  const { pathname, search } = useLocation()
  if (state === 'restoring') return <span aria-hidden className="w-20" />
  if (state === 'signed-in') return <SignedIn />
  const address = signInPages.includes(pathname) ? '/login' : withReturn('/login', pathname + search)
  return (
    <Link to={address} className={`${buttonClasses('secondary')} border-transparent! font-bold`}>
      {t('logIn')}
    </Link>
  )
}

function SignedIn() {
  const t = useText(appMessages)
  const { data } = useProfile()
  const logOut = useLogOut('/exhibition')
  const [asking, setAsking] = useState(false)
  const name = data?.real_name || data?.nick_name || t('visitor')
  return (
    <>
      <MenuButton text={name} className={`${navItem} max-w-40`} panelClassName="right-0 left-auto! w-56">
        {(close) => (
          <button
            type="button"
            onClick={() => {
              close()
              setAsking(true)
            }}
            className="flex min-h-11 w-full items-center gap-2.5 rounded-row px-3 text-left hover:bg-sand-2"
          >
            <LogOut size={18} strokeWidth={1.75} aria-hidden />
            {t('logOut')}
          </button>
        )}
      </MenuButton>
      <Confirm
        open={asking}
        title={t('logOutTitle')}
        text={t('logOutText')}
        yes={t('logOut')}
        no={t('cancel')}
        busy={logOut.isPending}
        onNo={() => setAsking(false)}
        onYes={() => logOut.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  )
}
