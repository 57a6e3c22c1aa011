import type { DeskSessionBody, Language, SignOnBody } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { provePassword, type SignInNeeds } from './login-service.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import { ownDesk } from './return-address.ts'
import { prolongSession } from './session-queries.ts'
import { endOfSession, openSession } from './session-service.ts'
import { issueSignOnTicket } from './sign-on-ticket.ts'
import { takeToken } from './token-queries.ts'
import { isListedContact } from './withdrawn-contacts.ts'

interface Exchange {
  raw: FastifyRequest
  answer: FastifyReply
}

/** Signs an exhibitor's person on, who then goes where the ticket serves. */
export async function signOn(
  deps: SignInNeeds,
  { language, return: wish, ...given }: SignOnBody & { language: Language },
  { raw, answer }: Exchange,
) {
  const { config, database, clock } = deps
  const person = await provePassword(deps, 'contact', given, raw)
  // Whose contact was withdrawn from the fair speaks for nobody.
  if (!(await isListedContact(database.db, person.contactId))) throw new Problem('sign_in_failed')
  answer.header('referrer-policy', 'no-referrer')
  return database.db.transaction((db) =>
    issueSignOnTicket(db, person, { config, wish, host: raw.host, language, now: clock.now() }),
  )
}

/**
 * The desk takes up what the sign-on began. Whatever is wrong with the ticket, nobody is signed in. Made-up tickets are not
 * counted: 256 bits cannot be guessed, and a limit by address would let anybody lock their neighbours out.
 */
export async function openDesk(
  { database, clock }: Dependencies,
  { ticket }: DeskSessionBody,
  { raw, answer }: Exchange,
) {
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
  setRefreshCookie(raw, answer, 'contact', { token: opened.refreshToken, remembered: false })
  return opened.tokens
}
