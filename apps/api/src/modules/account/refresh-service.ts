import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { isFromOwnPage } from '../../http/own-page.ts'
import { Problem } from '../../http/problem.ts'
import { clearRefreshCookie, type Door, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts'
import {
  deleteExpiredTokens,
  deleteSession,
  findNewestRefreshToken,
  findSessionOfAccessToken,
  findSessionOfRefreshToken,
  insertRefreshToken,
  lockRefreshToken,
  markReplaced,
  prolongSession,
} from './session-queries.ts'
import { endOfSession, mintAccessToken } from './session-service.ts'

interface Exchange {
  raw: FastifyRequest
  answer: FastifyReply
}

/** How long a token that was replaced still serves: another tab may have sent it at the same moment. */
const graceMs = 60_000
/** More successors than that within the grace are not a browser's. */
const mostSteps = 1000

type Renewed = { token: string; remembered: boolean; tokens: Awaited<ReturnType<typeof mintAccessToken>> }

/** Gives a new access token for the cookie, and the cookie's successor. Nothing at all for a guest. */
export function refresher(deps: Dependencies, door: Door) {
  // Tabs that ask together share one answer, and the database is asked once.
  const underWay = new Map<string, Promise<Renewed | 'blocked' | undefined>>()

  const renew = (token: string) => {
    const hash = hashOfToken(token)
    const renewing =
      underWay.get(hash) ?? replaceToken(deps, door, token, hash).finally(() => underWay.delete(hash))
    underWay.set(hash, renewing)
    return renewing
  }

  return async ({ raw, answer }: Exchange) => {
    const token = readRefreshCookie(raw, door)
    if (token === undefined) return {}
    // The cookie comes by itself with every request, so the page that asks must be one of ours.
    if (!isFromOwnPage(raw, deps.config)) throw new Problem('origin_wrong')
    const renewed = await renew(token)
    if (!renewed || renewed === 'blocked') {
      clearRefreshCookie(raw, answer, door)
      throw new Problem(renewed ? 'account_blocked' : 'not_signed_in')
    }
    setRefreshCookie(raw, answer, door, renewed)
    return renewed.tokens
  }
}

/**
 * A token's successor follows from the token and our secret, so that all who send the same one at once get the same
 * successor, on whatever node. Sent again later it is in two hands, and the whole session ends.
 */
async function replaceToken(
  { database, clock, secrets }: Dependencies,
  door: Door,
  token: string,
  hash: string,
): Promise<Renewed | 'blocked' | undefined> {
  const now = clock.now()
  return database.db.transaction(async (db) => {
    const found = await lockRefreshToken(db, hash)
    if (found?.kind !== door) return undefined
    const { session, replacedAt, blockedAt } = found
    if (blockedAt) {
      await deleteSession(db, session.id)
      return 'blocked'
    }
    const reused = replacedAt && now.getTime() - replacedAt.getTime() > graceMs
    if (reused || session.expiresAt <= now) {
      await deleteSession(db, session.id)
      return undefined
    }

    let successor = secrets.hash('refresh', token)
    if (!replacedAt) {
      await markReplaced(db, hash, now)
      await insertRefreshToken(db, { hash: hashOfToken(successor), sessionId: session.id, issuedAt: now })
      await prolongSession(db, session.id, endOfSession(session.remembered, session.createdAt, now))
      await deleteExpiredTokens(db, session.id, now)
    } else {
      // A late tab must not put an older cookie over a newer one.
      const newest = await findNewestRefreshToken(db, session.id)
      for (let step = 0; step < mostSteps && hashOfToken(successor) !== newest; step++)
        successor = secrets.hash('refresh', successor)
    }
    const tokens = await mintAccessToken(db, session.id, now)
    return { token: successor, remembered: session.remembered, tokens }
  })
}

/**
 * Ends the session of the token, of the cookie, or of both. Whoever was not signed in has nothing to end. The cookie comes
 * by itself, so what names another page as its origin ends nothing by it.
 */
export async function logout(
  { database: { db }, clock, config }: Dependencies,
  door: Door,
  { raw, answer }: Exchange,
) {
  const access = /^Bearer (\S{20,100})$/i.exec(raw.headers.authorization?.trim() ?? '')?.[1]
  const cookie = readRefreshCookie(raw, door)
  if (cookie !== undefined && !isFromOwnPage(raw, config)) throw new Problem('origin_wrong')
  const sessions = [
    access ? await findSessionOfAccessToken(db, door, hashOfToken(access), clock.now()) : undefined,
    cookie ? await findSessionOfRefreshToken(db, door, hashOfToken(cookie)) : undefined,
  ]
  for (const id of new Set(sessions)) if (id) await deleteSession(db, id)
  clearRefreshCookie(raw, answer, door)
}
