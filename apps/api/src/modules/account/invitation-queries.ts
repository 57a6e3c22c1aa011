import type { Language } from '@tradefloor/contract'
import { and, asc, desc, eq, gt, isNull, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, company, contact, invitation, isListed } from '../../schema/index.ts'

/** A contact with their company. */
export interface Invitee {
  contact: typeof contact.$inferSelect
  company: typeof company.$inferSelect
}

const isOpen = (now: Date) => and(isNull(invitation.usedAt), gt(invitation.expiresAt, now))

/** The contact's own. The demo fair's are everybody's, so a person never takes one over. */
const isOfContact = (id: number | typeof contact.id) =>
  and(eq(account.contactId, id), eq(account.kind, 'contact'), eq(account.demo, false))

/** Takes the place of one that the contact has already. */
export async function storeInvitation(
  db: Queries,
  row: { contactId: number; tokenHash: string; createdAt: Date; expiresAt: Date; language: Language | null },
) {
  await db
    .insert(invitation)
    .values(row)
    .onConflictDoUpdate({ target: invitation.contactId, set: { ...row, usedAt: null } })
}

/** Whose it is, while it can be used. */
export async function findInvitation(db: Queries, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ contact, company, expiresAt: invitation.expiresAt, language: invitation.language })
    .from(invitation)
    .innerJoin(contact, eq(contact.id, invitation.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(eq(invitation.tokenHash, tokenHash), isOpen(now), isListed.contact()))
  return row
}

/** One statement decides who uses it, so that of any number who try at once one does. */
export async function spendInvitation(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(invitation)
    .set({ usedAt: now })
    .where(and(eq(invitation.tokenHash, tokenHash), isOpen(now)))
    .returning({ contactId: invitation.contactId })
  return used.length > 0
}

export const findOpenInvitations = (db: Queries, now: Date) =>
  db
    .select({ contact, company, createdAt: invitation.createdAt, expiresAt: invitation.expiresAt })
    .from(invitation)
    .innerJoin(contact, eq(contact.id, invitation.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(and(isOpen(now), isListed.contact()))
    .orderBy(desc(invitation.createdAt), asc(contact.id))

export async function findInvitees(
  db: Queries,
  by: { companyId: number } | { contactId: number },
): Promise<Invitee[]> {
  return db
    .select({ contact, company })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(
      and(
        isListed.contact(),
        'companyId' in by ? eq(company.id, by.companyId) : eq(contact.id, by.contactId),
      ),
    )
    .orderBy(contact.id)
}

/** Who has neither an account nor an invitation that can still be used. */
export const findUninvited = (db: Queries, now: Date): Promise<Invitee[]> =>
  db
    .select({ contact, company })
    .from(contact)
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(
      and(
        isListed.contact(),
        notExists(
          db
            .select({ one: sql`1` })
            .from(invitation)
            .where(and(eq(invitation.contactId, contact.id), isOpen(now))),
        ),
        notExists(db.select({ one: sql`1` }).from(account).where(isOfContact(contact.id))),
      ),
    )
    .orderBy(company.id, contact.id)

export async function findContactAccount(db: Queries, contactId: number) {
  const [row] = await db.select().from(account).where(isOfContact(contactId)).orderBy(account.id).limit(1)
  return row
}
