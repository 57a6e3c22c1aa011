import { randomBytes } from 'node:crypto'
import type { Who } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { hashOfToken } from '../http/caller.ts'
import * as schema from '../schema/index.ts'
import { post } from './account-calls.ts'
import { aDeskPerson, aSession, aVisitor, type Visitor } from './builders.ts'
import type { World } from './openapi-world.ts'
import { signIn, withToken } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

/** Those who may not use a visitor's calls, each with what they would send; a guest sends no token. */
export const strangers = [
  'guest',
  'expired token',
  'expired session',
  'revoked session',
  'signed out',
  'scene token',
  'contact of a company',
  'made-up token',
] as const
export type Stranger = (typeof strangers)[number]

/** Somebody who may use a call of this kind. */
export const someoneFor = (who: Who, fair: TestApp, { contactId }: World): Promise<Visitor> =>
  who === 'contact' ? aDeskPerson(fair, contactId) : aVisitor(fair)

/** The token of each. All but the contact's belong to one visitor, so that only what is wrong with them is wrong. */
export async function tokensOfStrangers(
  fair: TestApp,
  world: World,
): Promise<Record<Stranger, string | null>> {
  const { db } = fair.database
  const { id, phone } = await aVisitor(fair)
  const before = new Date(fair.clock.now().getTime() - 1000)

  const expired = await aSession(fair, id)
  await db
    .update(schema.accessToken)
    .set({ expiresAt: before })
    .where(eq(schema.accessToken.sessionId, expired.sessionId))
  const over = await aSession(fair, id)
  await db.update(schema.session).set({ expiresAt: before }).where(eq(schema.session.id, over.sessionId))
  const revoked = await aSession(fair, id)
  await db.delete(schema.session).where(eq(schema.session.id, revoked.sessionId))
  const contact = await aDeskPerson(fair, world.contactId)
  return {
    guest: null,
    'expired token': expired.token,
    'expired session': over.token,
    'revoked session': revoked.token,
    'signed out': await aTokenAfterSigningOut(fair, phone),
    'scene token': await aSceneToken(fair, (await aSession(fair, id)).sessionId),
    'contact of a company': contact.token,
    'made-up token': randomBytes(32).toString('base64url'),
  }
}

/** All through the front door, as a browser does it. */
async function aTokenAfterSigningOut(fair: TestApp, phone: string): Promise<string> {
  const answer = await signIn(fair, { name: phone })
  await post(fair, 'logout', {}, withToken(answer))
  return answer.json().access_token
}

async function aSceneToken(fair: TestApp, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(fair.clock.now().getTime() + 300_000)
  await fair.database.db
    .insert(schema.accessToken)
    .values({ hash: hashOfToken(token), sessionId, kind: 'scene', expiresAt })
  return token
}
