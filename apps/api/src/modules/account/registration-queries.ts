import type { Queries } from '../../db/open-database.ts'
import { account, businessCard } from '../../schema/index.ts'

/** Nothing when somebody has the phone or email already. */
export async function insertAccount(db: Queries, row: typeof account.$inferInsert) {
  const [made] = await db
    .insert(account)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: account.id, demo: account.demo })
  return made
}

export const insertCard = (db: Queries, row: typeof businessCard.$inferInsert) =>
  db.insert(businessCard).values(row)
