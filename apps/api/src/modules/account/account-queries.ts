import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { hasSqlState, uniqueViolation } from '../../db/sql-state.ts'
import { notifyRtm, type SessionOver } from '../../realtime/rtm-channel.ts'
import { account } from '../../schema/index.ts'
import { type Contact, emailContact, phoneContact } from './code-contact.ts'

export type AccountRow = typeof account.$inferSelect

/** By any of the names one may sign in with. */
export async function findAccountByName(db: Queries, name: string): Promise<AccountRow | undefined> {
  const wanted = name.trim().toLowerCase()
  const [row] = await db
    .select()
    .from(account)
    .where(or(eq(account.userName, wanted), eq(account.phone, wanted), eq(account.email, wanted)))
  return row
}

export async function findAccount(db: Queries, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return row
}

export const updateAccount = (
  db: Queries,
  id: number,
  changes: Partial<Omit<typeof account.$inferInsert, 'id'>>,
) => db.update(account).set(changes).where(eq(account.id, id))

/** Only where there is none; the table itself says whether another account has it. */
export async function setFirstPhone(
  db: Queries,
  id: number,
  phone: string,
): Promise<'added' | 'present' | 'taken'> {
  try {
    const rows = await db
      .update(account)
      .set({ phone })
      .where(and(eq(account.id, id), isNull(account.phone)))
      .returning({ id: account.id })
    return rows.length > 0 ? 'added' : 'present'
  } catch (error) {
    if (hasSqlState(error, uniqueViolation)) return 'taken'
    throw error
  }
}

/** Only over the one that was checked. Says whether it did. */
export async function replacePassword(
  db: Queries,
  checked: Pick<AccountRow, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await db
    .update(account)
    .set({ passwordHash })
    .where(and(eq(account.id, checked.id), eq(account.passwordHash, checked.passwordHash)))
    .returning({ id: account.id })
  return replaced.length > 0
}

/** Where codes for this account go. */
export const contactsOf = ({ phone, email }: Pick<AccountRow, 'phone' | 'email'>): Contact[] => [
  ...(phone ? [phoneContact(phone)] : []),
  ...(email ? [emailContact(email)] : []),
]

/** Everything that is theirs goes with it, connections too. */
export async function deleteAccountRow(db: Queries, id: number) {
  await db.delete(account).where(eq(account.id, id))
  await notifyRtm<SessionOver>(db, { kind: 'account over', account: id })
}
