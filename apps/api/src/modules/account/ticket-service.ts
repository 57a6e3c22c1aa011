import { createHash, timingSafeEqual } from 'node:crypto'
import type { RedeemTicketBody, SsoTicketQuery } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { type Caller, hashOfToken } from '../../http/caller.ts'
import { networkOf } from '../../http/network-address.ts'
import { Problem } from '../../http/problem.ts'
import { takeToken } from './token-queries.ts'
import { mintToken } from './token-service.ts'

export const ticketSeconds = 60
const outsideSite = 'zhoushan'

/** Made by a GET, so whatever a browser fetches by itself (a picture, a frame, a page ahead of time) gets none. */
export async function createTicket(
  deps: Dependencies,
  caller: Caller,
  { audience = [...deps.config.ssoSites.keys()][0] ?? outsideSite }: SsoTicketQuery,
  { raw, answer }: { raw: FastifyRequest; answer: FastifyReply },
) {
  const destination = raw.headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'empty')
    throw new Problem('bad_input', { fields: [{ field: 'sec-fetch-dest', problem: 'enum' }] })
  if (deps.config.ssoSites.size > 0 && !deps.config.ssoSites.has(audience))
    throw new Problem('bad_input', { fields: [{ field: 'audience', problem: 'unknown' }] })
  answer.header('referrer-policy', 'no-referrer')
  const { token } = await mintToken(deps, caller, { kind: 'ticket', audience, seconds: ticketSeconds })
  return { sso_ticket: token, expires_in: ticketSeconds }
}

/** Asked by the other site's server. Whatever is wrong with the ticket, the site or its key, it is as if it was not there. */
export async function redeemTicket(
  { config, database, clock, limits }: Dependencies,
  { sso_ticket, audience, key }: RedeemTicketBody,
  raw: FastifyRequest,
) {
  // Only wrong keys are counted: a site that has the right one is not locked out by whoever shares its address.
  if (!isSameKey(config.ssoSites.get(audience), key)) {
    await limits.take([{ key: `wrong site key from:${networkOf(raw.ip)}`, most: 300, seconds: 600 }])
    throw new Problem('not_found')
  }
  const taken = await takeToken(
    database.db,
    { hash: hashOfToken(sso_ticket), kind: 'ticket', audiences: [audience] },
    clock.now(),
  )
  if (!taken) throw new Problem('not_found')
  const { account } = taken
  return {
    id: account.id,
    real_name: account.realName,
    company: account.company,
    country_code: account.countryCode,
    phone: account.phone ?? '',
    email: account.email ?? '',
  }
}

/** In the same time whatever is given, and however long it is. */
function isSameKey(wanted: string | undefined, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(wanted ?? ''), digest(given)) && wanted !== undefined
}
