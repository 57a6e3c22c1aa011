import type { Database } from '../../db/open-database.ts'
import { updateAccount } from './account-queries.ts'
import { revokeSessions } from './session-service.ts'

/**
 * For the organiser. Whoever is signed in is out on every device at once: tokens and tickets fall with their session.
 * The account is marked first, which waits for whoever is just signing in, so that their session is there to be ended.
 */
export const blockAccount = (
  { db }: Pick<Database, 'db'>,
  id: number,
  { reason, now }: { reason: string; now: Date },
) =>
  db.transaction(async (transaction) => {
    await updateAccount(transaction, id, { blockedAt: now, blockedReason: reason })
    await revokeSessions(transaction, id)
  })

/** For the organiser. They sign in again by themselves. */
export const unblockAccount = ({ db }: Pick<Database, 'db'>, id: number) =>
  updateAccount(db, id, { blockedAt: null, blockedReason: '' })
