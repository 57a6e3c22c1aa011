import { createClient, createSession, firstAnswersIn, type Keeper } from '@tradefloor/client'
import { type Language, type PageConfig, refresh } from '@tradefloor/contract'
import type { Site } from '../shared/config/site-context.tsx'
import { isCopy } from '../shared/offline/is-copy.ts'

/** A browser that refuses its storage refuses to be asked for it, too: the session expects that of each call. */
const storage: Keeper = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/** The caller of the server, and whose calls they are. */
export function createSite(config: PageConfig, language: () => Language): Site {
  // Asks for a new token without having one.
  const nameless = createClient({ config, language })
  const session = createSession({
    renew: () => nameless.call(refresh),
    storage,
    channel: new BroadcastChannel('session'),
    ...(navigator.locks && { locks: navigator.locks }),
  })
  const first = firstAnswersIn(document, { isOld: isOutOfHistory() || isCopy() })
  const isOnline = () => navigator.onLine
  return { config, session, client: createClient({ config, language, session, first, isOnline }) }
}

/** Going back shows the document as it was then, whatever has changed since. */
const isOutOfHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')
