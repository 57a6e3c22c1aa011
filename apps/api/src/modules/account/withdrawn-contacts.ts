import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, contact, isListed, isWithdrawn, session } from '../../schema/index.ts'
import { deleteAccountRow } from './account-queries.ts'
import { revokeSessions } from './session-service.ts'

/** Whether the contact still speaks for a company that takes part in the fair. */
export async function isListedContact(db: Queries, contactId: number | null): Promise<boolean> {
  if (contactId === null) return false
  const [row] = await db
    .select({ id: contact.id })
    .from(contact)
    .where(and(eq(contact.id, contactId), isListed.contact()))
  return row !== undefined
}

/** Signs off whoever is signed on for a company that was withdrawn, or was withdrawn as its contact. */
export async function endWithdrawnSessions(db: Queries) {
  const signedOn = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(contact, eq(contact.id, account.contactId))
    .where(
      and(
        eq(account.kind, 'contact'),
        isWithdrawn(isListed.contact()),
        sql`exists (select 1 from ${session} where ${session.accountId} = ${account.id})`,
      ),
    )
  for (const { id } of signedOn) await revokeSessions(db, id)
}

/** Deletes accounts of people whose contact is deleted, and ends their connections. What they said stays said. */
export async function endAccounts(db: Queries, ids: number[]) {
  for (const id of ids) await deleteAccountRow(db, id)
}
