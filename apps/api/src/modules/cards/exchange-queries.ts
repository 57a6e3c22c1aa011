import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { cardExchange, company, consent, contact, exhibition, exhibitor } from '../../schema/index.ts'

/** With which of these contacts the visitor has exchanged cards in this exhibition. One question for all. */
export async function exchangedContacts(
  db: Queries,
  accountId: number,
  exhibitionId: number,
  contactIds: number[],
): Promise<Set<number>> {
  if (contactIds.length === 0) return new Set()
  const rows = await db
    .select({ contactId: cardExchange.contactId })
    .from(cardExchange)
    .where(
      and(
        eq(cardExchange.accountId, accountId),
        eq(cardExchange.exhibitionId, exhibitionId),
        inArray(cardExchange.contactId, contactIds),
      ),
    )
  return new Set(rows.map(({ contactId }) => contactId))
}

/** A card that its company gives out in this exhibition, and whether the visitor has it already. */
export async function findPublishedCard(
  db: Queries,
  accountId: number,
  { exhibitionId, contactId }: { exhibitionId: number; contactId: number },
): Promise<{ companyId: number; exchangedId: number | null } | undefined> {
  const [row] = await db
    .select({ companyId: contact.companyId, exchangedId: cardExchange.id })
    .from(contact)
    .innerJoin(exhibitor, eq(exhibitor.companyId, contact.companyId))
    .leftJoin(
      cardExchange,
      and(
        eq(cardExchange.accountId, accountId),
        eq(cardExchange.contactId, contact.id),
        eq(cardExchange.exhibitionId, exhibitor.exhibitionId),
      ),
    )
    .where(
      and(
        eq(contact.id, contactId),
        eq(contact.cardPublished, true),
        eq(exhibitor.exhibitionId, exhibitionId),
      ),
    )
  return row
}

/** False when there is one already. */
export async function insertExchange(db: Queries, row: typeof cardExchange.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(cardExchange)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: cardExchange.id })
  return rows.length > 0
}

export async function insertConsent(db: Queries, row: typeof consent.$inferInsert) {
  await db.insert(consent).values(row)
}

/** What was agreed to stays on record. */
export async function deleteExchanges(db: Queries, accountId: number, ids: number[]) {
  await db
    .delete(cardExchange)
    .where(and(eq(cardExchange.accountId, accountId), inArray(cardExchange.id, ids)))
}

export async function listExchanges(
  db: Queries,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({ exchange: cardExchange, contact, company, exhibition, exhibitorId: exhibitor.id })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .innerJoin(exhibition, eq(exhibition.id, cardExchange.exhibitionId))
    .leftJoin(
      exhibitor,
      and(eq(exhibitor.companyId, company.id), eq(exhibitor.exhibitionId, cardExchange.exhibitionId)),
    )
    .where(eq(cardExchange.accountId, accountId))
    .orderBy(desc(cardExchange.exchangedAt), desc(cardExchange.id))
    .limit(limit)
    .offset(offset)
}

export type ExchangeRow = Awaited<ReturnType<typeof listExchanges>>[number]

export async function countExchanges(db: Queries, accountId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cardExchange)
    .where(eq(cardExchange.accountId, accountId))
  return row?.count ?? 0
}

export const readExchanges = (db: Queries, accountId: number) =>
  db
    .select({
      exhibition_id: cardExchange.exhibitionId,
      contact_id: cardExchange.contactId,
      company: company.nameZh,
      contact: contact.nameZh,
      exchanged_at: cardExchange.exchangedAt,
      shared: cardExchange.shared,
    })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .where(eq(cardExchange.accountId, accountId))
    .orderBy(desc(cardExchange.id))

export const readConsents = (db: Queries, accountId: number) =>
  db
    .select({
      subject: consent.subject,
      wording_version: consent.wordingVersion,
      language: consent.language,
      about: consent.about,
      agreed_at: consent.agreedAt,
    })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(desc(consent.id))
