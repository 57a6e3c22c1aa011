import { createClient, createSession } from '@tradefloor/client'
import { type Language, type PageConfig, refresh } from '@tradefloor/contract'
import type { Site } from '../shared/config/site-context.tsx'

/** The caller of the server, and whose calls they are. */
export function createSite(config: PageConfig, language: () => Language): Site {
  // Asks for a new token without having one.
  const nameless = createClient({ config, language })
  const session = createSession({
    renew: () => nameless.call(refresh),
    storage: localStorage,
    channel: new BroadcastChannel('session'),
    ...(navigator.locks && { locks: navigator.locks }),
  })
  return { config, session, client: createClient({ config, language, session }) }
}
