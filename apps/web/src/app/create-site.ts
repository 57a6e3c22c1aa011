import { browserStorage, createClient, createSession, firstAnswersIn } from '@tradefloor/client'
import { type Language, type PageConfig, refresh } from '@tradefloor/contract'
import { isStoredPage } from '../domains/offline/is-stored-page.ts'
import type { Site } from '../shared/config/site-context.tsx'

/** The caller of the server, and whose calls they are. */
export function createSite(config: PageConfig, language: () => Language): Site {
  // Asks for a new token without having one.
  const nameless = createClient({ config, language })
  const session = createSession({
    renew: () => nameless.call(refresh),
    storage: browserStorage(() => localStorage),
    channel: new BroadcastChannel('session'),
    ...(navigator.locks && { locks: navigator.locks }),
  })
  const first = firstAnswersIn(document, { isOld: isOutOfHistory() || isStoredPage() })
  const isOnline = () => navigator.onLine
  return { config, session, client: createClient({ config, language, session, first, isOnline }) }
}

/** Going back shows the document as it was then, whatever has changed since. */
const isOutOfHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')
