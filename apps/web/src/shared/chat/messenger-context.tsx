import { useIsMutating } from '@tanstack/react-query'
import type { Messenger } from '@tradefloor/client/messaging'
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { logOutKey } from '../session/log-out-key.ts'
import { useSessionState } from '../session/use-session-state.ts'

// That it does not come is no fault of the page: whoever opens a conversation is told there.
const MessengerPart = lazy(() => import('./messenger-part.tsx').catch(() => ({ default: () => null })))

const MessengerContext = createContext<Messenger | undefined>(undefined)

/** The first screen comes first. */
const afterMs = 2000

/** Keeps the visitor's conversations up to date wherever they are on the site. Guests load nothing of it. */
export function MessengerProvider({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const [messenger, setMessenger] = useState<Messenger>()
  const [isLater, setIsLater] = useState(false)
  // Who is on the way out begins nothing more.
  const isLeaving = useIsMutating({ mutationKey: logOutKey }) > 0
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), afterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <MessengerContext value={messenger}>
      {children}
      {isLater && state === 'signed-in' && (messenger || !isLeaving) && (
        <Suspense>
          <MessengerPart onOpen={setMessenger} />
        </Suspense>
      )}
    </MessengerContext>
  )
}

/** Undefined while nobody is signed in, and for a moment after. */
export const useMessenger = (): Messenger | undefined => use(MessengerContext)
