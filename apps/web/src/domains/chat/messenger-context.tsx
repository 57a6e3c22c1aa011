import type { Messenger } from '@tradefloor/client/messaging'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { useFirstIdle } from '../../shared/page/first-idle.ts'
import { useSessionState } from '../session/use-session-state.ts'

type Part = ComponentType<{ onOpen: (messenger: Messenger | undefined) => void }>

const MessengerContext = createContext<Messenger | undefined>(undefined)
const AskAgainContext = createContext<(() => void) | undefined>(undefined)

/** A page that is never done, with a film or a scene in it, does not keep its visitor from their conversations. */
const atLatestMs = 2000

/** Keeps the visitor's conversations up to date wherever they are on the site. Guests load nothing of it. */
export function MessengerProvider({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const [messenger, setMessenger] = useState<Messenger>()
  const isWanted = useFirstIdle(atLatestMs) && state === 'signed-in'
  const { Part, askAgain } = usePart(isWanted)
  return (
    <MessengerContext value={messenger}>
      <AskAgainContext value={askAgain}>{children}</AskAgainContext>
      {isWanted && Part && <Part onOpen={setMessenger} />}
    </MessengerContext>
  )
}

/** That it does not come is no fault of the page: whoever opens a conversation is told there, and asks again. */
function usePart(isWanted: boolean) {
  const [Part, setPart] = useState<Part>()
  const [isMissing, setIsMissing] = useState(false)
  const ask = useCallback(async () => {
    const part = await import('./messenger-part.tsx').catch(() => undefined)
    setPart(() => part?.default)
    setIsMissing(!part)
    return part
  }, [])
  useEffect(() => {
    if (isWanted) void ask()
  }, [isWanted, ask])
  const askAgain = useCallback(async () => {
    // Some browsers remember that a part did not come, until the page is loaded anew.
    if (!(await ask()) && navigator.onLine) window.location.reload()
  }, [ask])
  return { Part, askAgain: isMissing ? askAgain : undefined }
}

/** Undefined while nobody is signed in, and for a moment after. */
export const useMessenger = (): Messenger | undefined => use(MessengerContext)

/** There only when what keeps the conversations did not come. */
export const useRetryMessaging = (): (() => void) | undefined => use(AskAgainContext)
