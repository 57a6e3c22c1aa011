import { createBatcher } from '../../concurrency/batcher.ts'
import { TokenBuckets } from '../../concurrency/token-buckets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type Caller, hashOfToken } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { newToken } from './session-service.ts'
import { putToken, type TokenKind, takeTokens } from './token-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

export const sceneSeconds = 300
export const rtmSeconds = 300

/** A token of the caller's session for less than the whole of what the visitor may. It ends with the session. */
export async function mintToken(
  { database, clock }: Needs,
  { sessionId }: Caller,
  {
    kind,
    audience = '',
    seconds,
    only = false,
  }: { kind: TokenKind; audience?: string; seconds: number; only?: boolean },
): Promise<{ token: string; rtmUid: string }> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  const row = { hash: hashOfToken(token), sessionId, kind, audience, expiresAt }
  const rtmUid = await putToken(database.db, row, { only, now })
  if (rtmUid === undefined) throw new Problem('not_signed_in')
  return { token, rtmUid }
}

/**
 * Several at once are for several frames and tabs; more than that would only fill the table, so each node counts for
 * itself: everybody who comes back after a restart asks for one.
 */
export function tokenPace({ clock }: Pick<Needs, 'clock'>): (caller: Caller) => void {
  const [most, seconds] = [120, 300]
  const pace = new TokenBuckets({
    capacity: most,
    perSecond: most / seconds,
    nowMs: () => clock.now().getTime(),
  })
  return ({ accountId }) => {
    const wait = pace.take(accountId)
    if (wait > 0) throw new Problem('too_many', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
}

export async function createSceneToken(deps: Needs, caller: Caller) {
  const { token } = await mintToken(deps, caller, { kind: 'scene', seconds: sceneSeconds })
  return { scene_token: token, expires_in: sceneSeconds }
}

/** Comes with every profile that is read, mostly for nothing: a new one takes the place of the one before. */
const withProfile = 'profile'
export const mintProfilesRtmToken = async (deps: Needs, caller: Caller) =>
  (await mintToken(deps, caller, { kind: 'rtm', audience: withProfile, seconds: rtmSeconds, only: true }))
    .token

export async function createRtmToken(deps: Needs, caller: Caller) {
  // Of its own for each: tabs that come back together would take each other's away.
  const { token, rtmUid } = await mintToken(deps, caller, { kind: 'rtm', seconds: rtmSeconds })
  return { rtm_token: token, rtm_uid: rtmUid, expires_in: rtmSeconds }
}

/**
 * Whose connection each opens, once: the messaging name is the token's own and never what the other side says it is. Of
 * many at once it is asked together: after a restart everybody comes.
 */
export const rtmTokenRedeemer = ({ database, clock }: Needs) =>
  createBatcher(async (tokens: string[]) => {
    const hashes = tokens.map(hashOfToken)
    const wanted = { hashes, kind: 'rtm' as const, audiences: ['', withProfile] }
    const taken = new Map((await takeTokens(database.db, wanted, clock.now())).map((row) => [row.hash, row]))
    return hashes.map((hash) => {
      const row = taken.get(hash)
      // Shown twice at once, it opens one connection.
      taken.delete(hash)
      return row && opened(row)
    })
  })

function opened({ account, sessionId, companyId }: Awaited<ReturnType<typeof takeTokens>>[number]) {
  // Whose contact was taken out of the fair speaks for nobody.
  if (account.kind === 'contact' && companyId === null) return undefined
  return { accountId: account.id, sessionId, companyId, rtmUid: account.rtmUid, language: account.language }
}
