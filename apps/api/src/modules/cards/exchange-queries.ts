import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import {
  cardExchange,
  company,
  consent,
  contact,
  emptyCard,
  exhibition,
  exhibitor,
  isListed,
  isWithdrawn,
} from '../../schema/index.ts'

/** Those that the visitor has not taken back. */
const inForce = isNull(cardExchange.revokedAt)

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
        inForce,
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
        inForce,
      ),
    )
    .where(
      and(
        isListed.contact(),
        isListed.exhibitor(),
        eq(contact.id, contactId),
        eq(contact.cardPublished, true),
        eq(exhibitor.exhibitionId, exhibitionId),
      ),
    )
  return row
}

/** False when there is one already. One that was taken back is given anew, and the company's note is still on it. */
export async function insertExchange(db: Queries, row: typeof cardExchange.$inferInsert): Promise<boolean> {
  const { exchangedAt, shared } = row
  const rows = await db
    .insert(cardExchange)
    .values(row)
    .onConflictDoUpdate({
      target: [cardExchange.accountId, cardExchange.contactId, cardExchange.exhibitionId],
      set: { exchangedAt, shared, revokedAt: null },
      setWhere: sql`${cardExchange.revokedAt} is not null`,
    })
    .returning({ id: cardExchange.id })
  return rows.length > 0
}

export async function insertConsent(db: Queries, row: typeof consent.$inferInsert) {
  await db.insert(consent).values(row)
}

/** Nothing of what was given is left with the company. What was agreed to stays on record. */
export async function revokeExchanges(db: Queries, accountId: number, ids: number[], now: Date) {
  await db
    .update(cardExchange)
    .set({ revokedAt: now, shared: emptyCard })
    .where(and(eq(cardExchange.accountId, accountId), inArray(cardExchange.id, ids), inForce))
}

export async function listExchanges(
  db: Queries,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .select({
      exchange: cardExchange,
      contact,
      company,
      exhibition,
      exhibitorId: exhibitor.id,
      withdrawn: sql<boolean>`(${exhibitor.id} is null or ${isWithdrawn(isListed.contact())})`,
    })
    .from(cardExchange)
    .innerJoin(contact, eq(contact.id, cardExchange.contactId))
    .innerJoin(company, eq(company.id, contact.companyId))
    .innerJoin(exhibition, eq(exhibition.id, cardExchange.exhibitionId))
    .leftJoin(
      exhibitor,
      and(
        isListed.exhibitor(),
        eq(exhibitor.companyId, company.id),
        eq(exhibitor.exhibitionId, cardExchange.exhibitionId),
      ),
    )
    .where(and(eq(cardExchange.accountId, accountId), inForce))
    .orderBy(desc(cardExchange.exchangedAt), desc(cardExchange.id))
    .limit(limit)
    .offset(offset)
}

export type ExchangeRow = Awaited<ReturnType<typeof listExchanges>>[number]

export async function countExchanges(db: Queries, accountId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cardExchange)
    .where(and(eq(cardExchange.accountId, accountId), inForce))
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
      revoked_at: cardExchange.revokedAt,
      // What the company wrote about the person, also on a card that was taken back.
      note: cardExchange.note,
      noted_at: cardExchange.notedAt,
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
