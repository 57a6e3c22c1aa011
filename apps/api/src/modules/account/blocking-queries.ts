import { desc, eq, isNotNull, or } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account } from '../../schema/index.ts'
import type { AccountRow } from './account-queries.ts'

/** Everyone whom this may name: a user name, a phone, a mail address, or the number of the account. */
export async function findAccountsCalled(
  db: Queries,
  { name, id }: { name?: string | undefined; id?: number | undefined },
): Promise<AccountRow[]> {
  const wanted = name?.trim().toLowerCase()
  return db
    .select()
    .from(account)
    .where(
      or(
        wanted === undefined ? undefined : eq(account.userName, wanted),
        wanted === undefined ? undefined : eq(account.phone, wanted),
        wanted === undefined ? undefined : eq(account.email, wanted),
        id === undefined ? undefined : eq(account.id, id),
      ),
    )
    .orderBy(account.id)
}

export async function findBlocked(db: Queries): Promise<AccountRow[]> {
  return db
    .select()
    .from(account)
    .where(isNotNull(account.blockedAt))
    .orderBy(desc(account.blockedAt), desc(account.id))
}
