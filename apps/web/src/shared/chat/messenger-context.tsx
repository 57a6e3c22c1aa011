import { useIsFetching } from '@tanstack/react-query'
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
  const isWanted = useFirstIdle() && state === 'signed-in'
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

/** The first screen comes first: from the first moment at which nothing more is asked for it, and nothing is to be drawn. */
function useFirstIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  const isAsking = useIsFetching() > 0
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), atLatestMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isIdle || isAsking) return
    return whenLoaded(() => setIsIdle(true))
  }, [isIdle, isAsking])
  return isIdle
}

/** After the page has everything it named, and then at the first quiet moment. */
function whenLoaded(work: () => void): () => void {
  const stops: (() => void)[] = []
  const wait = () => {
    // Safari has no such moments; its timers come after what is drawn.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(work, 200)
      stops.push(() => clearTimeout(timer))
      return
    }
    const handle = requestIdleCallback(work)
    stops.push(() => cancelIdleCallback(handle))
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    stops.push(() => window.removeEventListener('load', wait))
  }
  return () => {
    for (const stop of stops) stop()
  }
}

/** Undefined while nobody is signed in, and for a moment after. */
export const useMessenger = (): Messenger | undefined => use(MessengerContext)

/** There only when what keeps the conversations did not come. */
export const useAskAgain = (): (() => void) | undefined => use(AskAgainContext)
