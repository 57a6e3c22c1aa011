import { browserStorage, createClient, createSession } from '@tradefloor/client'
import { type Language, openDesk, type PublicConfig, refreshDesk } from '@tradefloor/contract'
import type { Desk } from '../../shared/desk-context.tsx'

/** Apart from a visitor's: somebody may be both in one browser. */
const flag = 'isAtDesk'

/** The caller of the server, and whose calls they are. A ticket from the sign-on is taken up first. */
export async function createDesk(
  { config, now }: { config: PublicConfig; now: () => Date },
  language: () => Language,
  ticket: string | undefined,
): Promise<Desk> {
  // Asks for a token without having one, and for what the fair shows to anybody.
  const nameless = createClient({ config, language })
  const opened = ticket === undefined ? undefined : await tokenFor(ticket)
  const session = createSession({
    flag,
    renew: () => nameless.call(refreshDesk),
    storage: browserStorage(() => localStorage),
    channel: new BroadcastChannel('desk session'),
    ...(navigator.locks && { locks: navigator.locks }),
  })
  if (opened) session.begin(opened)
  return { config, now, session, nameless, client: createClient({ config, language, session }) }

  /** Nothing for one that is used up or too old: then one signs on again. */
  async function tokenFor(unused: string) {
    try {
      return (await nameless.call(openDesk, { body: { ticket: unused } })).access_token
    } catch {
      return undefined
    }
  }
}
