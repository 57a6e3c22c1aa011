import type { Dependencies } from '../../dependencies.ts'
import { type Caller, hashOfToken } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { findAccount } from './account-queries.ts'
import { deleteExpiredTokens, holdSession, insertAccessToken } from './session-queries.ts'
import { newToken } from './session-service.ts'
import { deleteTokensOfKind, type TokenKind, takeToken } from './token-queries.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'limits'>

export const sceneSeconds = 300
export const rtmSeconds = 300

/** A token of the caller's session for less than the whole of what the visitor may. It ends with the session. */
export async function mintToken(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  { sessionId }: Caller,
  {
    kind,
    audience = '',
    seconds,
    only = false,
  }: { kind: TokenKind; audience?: string; seconds: number; only?: boolean },
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await database.db.transaction(async (db) => {
    // It may have been ended since the call was let in.
    if (!(await holdSession(db, sessionId))) throw new Problem('not_signed_in')
    if (only) await deleteTokensOfKind(db, sessionId, kind)
    await deleteExpiredTokens(db, sessionId, now)
    await insertAccessToken(db, {
      hash: hashOfToken(token),
      sessionId,
      kind,
      audience,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    })
  })
  return token
}

/** Several at once are for several frames and tabs; more than that would only fill the table. */
export const takeOfTokens = ({ limits }: Pick<Needs, 'limits'>, { accountId }: Caller) =>
  limits.take([{ key: `tokens:${accountId}`, most: 120, seconds: 300 }])

export async function createSceneToken(deps: Needs, caller: Caller) {
  await takeOfTokens(deps, caller)
  const token = await mintToken(deps, caller, { kind: 'scene', seconds: sceneSeconds })
  return { scene_token: token, expires_in: sceneSeconds }
}

/** One connection at a time is opened by a session, so a new one takes the place of the old one. */
export const mintRtmToken = (deps: Needs, caller: Caller) =>
  mintToken(deps, caller, { kind: 'rtm', seconds: rtmSeconds, only: true })

export async function createRtmToken(deps: Needs, caller: Caller) {
  const account = await findAccount(deps.database.db, caller.accountId)
  if (!account) throw new Problem('not_signed_in')
  return { rtm_token: await mintRtmToken(deps, caller), rtm_uid: account.rtmUid, expires_in: rtmSeconds }
}

/** Whose connection it opens, once: the messaging name is the token's own and never what the other side says it is. */
export async function redeemRtmToken({ database, clock }: Pick<Needs, 'database' | 'clock'>, token: string) {
  const taken = await takeToken(
    database.db,
    { hash: hashOfToken(token), kind: 'rtm', audience: '' },
    clock.now(),
  )
  // Whose contact was taken out of the fair speaks for nobody.
  if (!taken || (taken.account.kind === 'contact' && taken.companyId === null)) return undefined
  const { account, sessionId, companyId } = taken
  return { accountId: account.id, sessionId, companyId, rtmUid: account.rtmUid }
}
