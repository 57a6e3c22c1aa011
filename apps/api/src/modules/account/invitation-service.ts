import type { Database } from '../../db/open-database.ts'
import { hashOfToken } from '../../http/caller.ts'
import { storeInvitation } from './invitation-queries.ts'
import { newToken } from './session-service.ts'

const lifeMs = 14 * 86_400_000

/** For the organiser: what a contact signs on with, once. It is told here and never again; only its hash is kept. */
export async function inviteContact(
  { db }: Pick<Database, 'db'>,
  contactId: number,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await storeInvitation(db, { contactId, tokenHash: hashOfToken(token), createdAt: now, expiresAt })
  return { token, expiresAt }
}
