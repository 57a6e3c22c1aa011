import { randomBytes } from 'node:crypto'
import type { ErrorName } from '@tradefloor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { isLocalRequest } from '../../http/local-access.ts'
import { Problem } from '../../http/problem.ts'
import { setRefreshCookie } from './refresh-cookie.ts'
import {
  deleteSessionsOf,
  insertAccessToken,
  insertRefreshToken,
  insertSession,
  lockAccount,
} from './session-queries.ts'

export type SessionNeeds = Pick<Dependencies, 'database' | 'clock' | 'config'>

const day = 24 * 3600_000
const accessSeconds = 900

/** 256 bits that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url')

/**
 * A session lives on while it is used, but not for ever: a day at a time and a week in all, or a month and half a year
 * where the visitor asked to be remembered.
 */
export function endOfSession(remembered: boolean, createdAt: Date, now: Date): Date {
  const { unused, inAll } = remembered
    ? { unused: 30 * day, inAll: 180 * day }
    : { unused: day, inAll: 7 * day }
  return new Date(Math.min(now.getTime() + unused, createdAt.getTime() + inAll))
}

/** The demo accounts' passwords are known to everyone, so they open nothing to anybody but the people at this machine. */
export function refuseDemoOutside(
  { config }: Pick<Dependencies, 'config'>,
  account: { demo: boolean },
  { raw }: Pick<FastifyRequest, 'raw'>,
  refusal: ErrorName = 'sign_in_failed',
) {
  if (account.demo && !isLocalRequest(config, raw)) throw new Problem(refusal)
}

/**
 * Starts a session for somebody who has proved who they are. In the caller's transaction when one is given. With the
 * hash that a password was checked against, it must still be the account's: a password that is changed at the same
 * moment opens nothing any more.
 */
export async function signIn(
  deps: SessionNeeds,
  account: { id: number; demo: boolean; passwordHash?: string },
  {
    remember = false,
    raw,
    answer,
  }: { remember?: boolean | undefined; raw: FastifyRequest; answer: FastifyReply },
  db: Queries = deps.database.db,
) {
  refuseDemoOutside(deps, account, raw)
  const now = deps.clock.now()
  const opened = await db.transaction(async (transaction) => {
    const sessionId = await startSession(transaction, account, {
      remembered: remember,
      createdAt: now,
      expiresAt: endOfSession(remember, now, now),
    })
    return openSession(transaction, sessionId, now)
  })
  setRefreshCookie(raw, answer, 'visitor', { token: opened.refreshToken, remembered: remember })
  return opened.tokens
}

/** Within a transaction: a session without anything to use it with yet. */
export async function startSession(
  db: Queries,
  account: { id: number; passwordHash?: string },
  times: { remembered: boolean; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const present = await lockAccount(db, account.id)
  if (!present || (account.passwordHash ?? present.passwordHash) !== present.passwordHash)
    throw new Problem('sign_in_failed')
  // Told only here, to whoever has proved who they are: nobody else learns that there is such an account.
  if (present.blockedAt) throw new Problem('account_blocked')
  const id = randomBytes(16).toString('base64url')
  await insertSession(db, { id, accountId: account.id, ...times })
  return id
}

/** What a browser uses a session with: the first of its refresh tokens, and an access token. */
export async function openSession(db: Queries, sessionId: string, now: Date) {
  const refreshToken = newToken()
  await insertRefreshToken(db, { hash: hashOfToken(refreshToken), sessionId, issuedAt: now })
  return { refreshToken, tokens: await mintAccessToken(db, sessionId, now) }
}

export async function mintAccessToken(db: Queries, sessionId: string, now: Date) {
  const token = newToken()
  await insertAccessToken(db, {
    hash: hashOfToken(token),
    sessionId,
    kind: 'access',
    expiresAt: new Date(now.getTime() + accessSeconds * 1000),
  })
  return { access_token: token, token_type: 'Bearer', expires_in: accessSeconds }
}

/** Signs an account out everywhere: tokens and tickets fall with their session. */
export async function revokeSessions(db: Queries, accountId: number) {
  await deleteSessionsOf(db, accountId)
}
