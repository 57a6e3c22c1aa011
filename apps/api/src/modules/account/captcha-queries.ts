import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { captcha } from '../../schema/index.ts'

/** Adds one, and drops what is over and the oldest of what is too many. Rows that others are dropping are left to them. */
export async function insertCaptcha(
  db: Queries,
  row: typeof captcha.$inferInsert,
  { now, most }: { now: Date; most: number },
) {
  await db.insert(captcha).values(row)
  await db.execute(sql`
    delete from captcha where key_hash in (
      select key_hash from captcha where expires_at <= ${now}::timestamptz limit 100 for update skip locked)`)
  await db.execute(sql`
    delete from captcha where key_hash in (
      select key_hash from captcha order by expires_at
      limit greatest(0, (select count(*) from captcha) - ${most}::int) for update skip locked)`)
}

/** Reading it uses it up, so that of any number who ask at once one gets it. */
export async function takeCaptcha(db: Queries, keyHash: string) {
  const [row] = await db.delete(captcha).where(eq(captcha.keyHash, keyHash)).returning()
  return row
}
