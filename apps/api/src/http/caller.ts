import { createHash } from 'node:crypto'
import type { DeskRole, Who } from '@tradefloor/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { createBatcher } from '../concurrency/batcher.ts'
import type { Clock } from '../config/clock.ts'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { preparedOnce, unnamed } from '../db/prepared-once.ts'
import { accessToken, account, contact, isListed, session } from '../schema/index.ts'
import { Problem } from './problem.ts'

/** What it takes to know who calls. */
export interface CallerDependencies {
  database: Database
  clock: Clock
}

/** Somebody signed in, as far as a call needs to know. */
export interface Caller {
  accountId: number
  sessionId: string
}

/** A visitor where guests are welcome too: with a token of their own, or with one they gave a scene. */
export interface OpenCaller extends Caller {
  isScene: boolean
}

/** A company's person, signed on at the desk. */
export interface ContactCaller extends Caller {
  companyId: number
  role: DeskRole
}

/** A visitor has no company here; a company's person speaks for theirs. */
export interface PersonCaller extends Caller {
  companyId: number | null
  role: DeskRole | null
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Who is calling. Nobody for a call that does not ask. A token that is not good is refused even where guests are
 * welcome, so that the client renews it and the visitor finds their marks; an outage is thrown on and never looks
 * like a refusal.
 */
export async function identify(
  request: FastifyRequest,
  who: Who,
  deps: CallerDependencies,
): Promise<(PersonCaller & OpenCaller) | null> {
  if (who === 'public') return null
  const token = bearer(request.headers.authorization)
  if (token === null && who === 'anyone') return null
  const sceneMayAsk = who === 'anyone' && request.method === 'GET'
  const caller = token ? await findCaller(deps, token, { kinds: kindsOf[who], sceneMayAsk }) : null
  if (!caller) throw new Problem('not_signed_in')
  return caller
}

/** Nobody in particular, as far as this call is concerned: there is nothing to look up. */
export const isGuest = (request: FastifyRequest, who: Who) =>
  who === 'public' || (who === 'anyone' && request.headers.authorization === undefined)

/** Null without any; empty for one that makes no sense. */
function bearer(header: string | undefined): string | null {
  if (header === undefined || header.trim() === '') return null
  return /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(header.trim())?.[1] ?? ''
}

const kindsOf: Record<Exclude<Who, 'public'>, string[]> = {
  anyone: ['visitor'],
  visitor: ['visitor'],
  contact: ['contact'],
  person: ['visitor', 'contact'],
}

const now = sql.placeholder('now')

/** Whom each of these tokens is of. Found by their hashes alone: what is over is looked at in what was found. */
const callersOf = preparedOnce((db) =>
  db
    .select({
      hash: accessToken.hash,
      isGood: sql<boolean>`${and(gt(accessToken.expiresAt, now), gt(session.expiresAt, now), isNull(account.blockedAt))}`,
      token: accessToken.kind,
      kind: account.kind,
      accountId: account.id,
      sessionId: session.id,
      companyId: contact.companyId,
      role: contact.role,
    })
    .from(accessToken)
    .innerJoin(session, eq(session.id, accessToken.sessionId))
    .innerJoin(account, eq(account.id, session.accountId))
    .leftJoin(contact, and(eq(contact.id, account.contactId), isListed.contact()))
    .where(isAnyOf(accessToken.hash, sql.placeholder('hashes')))
    .prepare(unnamed),
)

interface Shown {
  hash: string
  now: Date
}

/** Everybody's every call begins with this: one slow answer must not hold up all of them. */
const twoBatches = { concurrency: 2 }

/** Asked with each call that is not a guest's; of many at once it is asked together, and never answered from memory. */
const whoShows = preparedOnce((db) =>
  createBatcher(async (shown: Shown[]) => {
    const hashes = [...new Set(shown.map(({ hash }) => hash))]
    const now = new Date(Math.max(...shown.map((each) => each.now.getTime())))
    const found = new Map((await callersOf(db).execute({ hashes, now })).map((row) => [row.hash, row]))
    return shown.map(({ hash }) => found.get(hash))
  }, twoBatches),
)

/** A scene's token reads what guests may read too, with the visitor's marks in it, and nothing else. */
async function findCaller(
  { database, clock }: CallerDependencies,
  token: string,
  { kinds, sceneMayAsk }: { kinds: string[]; sceneMayAsk: boolean },
): Promise<(PersonCaller & OpenCaller) | undefined> {
  const found = await whoShows(database.db)({ hash: hashOfToken(token), now: clock.now() })
  if (!found?.isGood || !kinds.includes(found.kind)) return undefined
  if (found.token !== 'access' && !(sceneMayAsk && found.token === 'scene')) return undefined
  // Whose contact was taken out of the fair speaks for nobody.
  if (found.kind === 'contact' && found.companyId === null) return undefined
  const { accountId, sessionId, companyId, role } = found
  return { accountId, sessionId, companyId, role, isScene: found.token === 'scene' }
}
