import { centrePages } from '@tradefloor/rules'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useSessionState } from './use-session-state.ts'

// The home is there without it: most never press.
const GuestHint = lazy(() => import('./guest-hint.tsx'))

const addresses = { favourites: centrePages.companies, cardHolder: centrePages.cardHolder } as const

interface OwnLinkProps {
  to: keyof typeof addresses
  className?: string
  children: ReactNode
}

/** To a phone's page that only a visitor with an account has. A guest is told so first, and signs in on the way there. */
export function OwnLink({ to, className, children }: OwnLinkProps) {
  const isGuest = useSessionState() === 'guest'
  const [presses, setPresses] = useState(0)
  const place = addresses[to]
  const press = (event: MouseEvent) => {
    if (!isGuest) return
    event.preventDefault()
    setPresses(presses + 1)
  }
  return (
    <>
      <Link to={place} onClick={press} className={className}>
        {children}
      </Link>
      {presses > 0 && (
        <Suspense>
          <GuestHint key={presses} to={to} place={place} />
        </Suspense>
      )}
    </>
  )
}
