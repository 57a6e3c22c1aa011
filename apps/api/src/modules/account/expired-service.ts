import { lte, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import {
  accessToken,
  captcha,
  invitation,
  refreshToken,
  session,
  verificationCode,
} from '../../schema/index.ts'

/** A refresh token that was replaced is kept to notice its reuse, but a month later no thief comes with it. */
const keepReplacedMs = 30 * 86_400_000

/** Drops what is over. Only the size of the tables depends on it: whoever reads them looks at the time too. */
export async function sweepExpired({ database: { db }, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  const now = clock.now()
  await db.delete(session).where(lte(session.expiresAt, now))
  await db.delete(accessToken).where(lte(accessToken.expiresAt, now))
  await db.delete(refreshToken).where(lte(refreshToken.replacedAt, new Date(now.getTime() - keepReplacedMs)))
  await db.delete(verificationCode).where(lte(verificationCode.expiresAt, now))
  await db.delete(invitation).where(lte(invitation.expiresAt, now))
  // Somebody may be taking these at this moment; they are swept the next time.
  await db.execute(sql`
    delete from ${captcha} where key_hash in (
      select key_hash from ${captcha} where expires_at <= ${now}::timestamptz for update skip locked)`)
}
