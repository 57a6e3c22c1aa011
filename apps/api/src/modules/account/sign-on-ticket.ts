import type { Language } from '@tradefloor/contract'
import type { Config } from '../../config/config.ts'
import type { Queries } from '../../db/open-database.ts'
import { hashOfToken } from '../../http/caller.ts'
import { destinationOf, withTicket } from './return-address.ts'
import { insertAccessToken } from './session-queries.ts'
import { newToken, startSession } from './session-service.ts'
import { ticketSeconds } from './ticket-service.ts'

interface SignedOn {
  config: Config
  /** Where they want to go; not everything leads there. */
  wish: string | undefined
  host: string
  language: Language
  now: Date
}

/**
 * A ticket for the place an exhibitor's person goes to, and nothing else. The session it belongs to ends with it, unless
 * the desk takes it up.
 */
export async function issueSignOnTicket(
  db: Queries,
  person: Parameters<typeof startSession>[1],
  { config, wish, host, language, now }: SignedOn,
) {
  const destination = destinationOf(config, wish, host)
  const ticket = newToken()
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1000)
  const sessionId = await startSession(db, person, { remembered: false, createdAt: now, expiresAt })
  const { audience } = destination
  await insertAccessToken(db, { hash: hashOfToken(ticket), sessionId, kind: 'ticket', audience, expiresAt })
  return {
    sso_ticket: ticket,
    expires_in: ticketSeconds,
    address: withTicket(destination, { ticket, platform: config.platform, language }),
  }
}
