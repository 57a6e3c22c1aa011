import type { DeskSessionBody, Language, SignOnBody } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { networkOf } from '../../http/network-address.ts'
import { Problem } from '../../http/problem.ts'
import { provePassword } from './login-service.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import { destinationOf, ownDesk, withTicket } from './return-address.ts'
import { insertAccessToken, prolongSession } from './session-queries.ts'
import { endOfSession, newToken, openSession, startSession } from './session-service.ts'
import { ticketSeconds } from './ticket-service.ts'
import { takeToken } from './token-queries.ts'
import { isListedContact } from './withdrawn-contacts.ts'

interface Exchange {
  raw: FastifyRequest
  answer: FastifyReply
}

/**
 * Signs an exhibitor's person on: a ticket for the place they go to, and nothing else. The session it belongs to ends
 * with it, unless the desk takes it up.
 */
export async function signOn(
  deps: Dependencies,
  { language, return: wish, ...given }: SignOnBody & { language: Language },
  { raw, answer }: Exchange,
) {
  const { config, database, clock } = deps
  const person = await provePassword(deps, 'contact', given, raw.ip)
  // Whose contact was withdrawn from the fair speaks for nobody.
  if (!(await isListedContact(database.db, person.contactId))) throw new Problem('sign_in_failed')
  const destination = destinationOf(config, wish, raw.host)
  const ticket = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + ticketSeconds * 1000)
  await database.db.transaction(async (db) => {
    const sessionId = await startSession(db, person, { remembered: false, createdAt, expiresAt })
    const { audience } = destination
    await insertAccessToken(db, { hash: hashOfToken(ticket), sessionId, kind: 'ticket', audience, expiresAt })
  })
  answer.header('referrer-policy', 'no-referrer')
  return {
    sso_ticket: ticket,
    expires_in: ticketSeconds,
    address: withTicket(destination, { ticket, platform: config.platform, language }),
  }
}

/** The desk takes up what the sign-on began. Whatever is wrong with the ticket, nobody is signed in. */
export async function openDesk(
  { database, clock, limits }: Dependencies,
  { ticket }: DeskSessionBody,
  { raw, answer }: Exchange,
) {
  const failures = `desk ticket from:${networkOf(raw.ip)}`
  await limits.take([{ key: failures, most: 300, seconds: 600 }])
  const now = clock.now()
  const opened = await database.db.transaction(async (db) => {
    const taken = await takeToken(
      db,
      { hash: hashOfToken(ticket), kind: 'ticket', audiences: [ownDesk] },
      now,
    )
    if (!taken || taken.companyId === null) return undefined
    await prolongSession(db, taken.sessionId, endOfSession(false, now, now))
    return openSession(db, taken.sessionId, now)
  })
  if (!opened) throw new Problem('not_signed_in')
  await limits.giveBack(failures)
  setRefreshCookie(raw, answer, 'contact', { token: opened.refreshToken, remembered: false })
  return opened.tokens
}
