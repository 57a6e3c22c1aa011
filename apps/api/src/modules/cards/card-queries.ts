import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, businessCard, file } from '../../schema/index.ts'

/** The visitor's card with what of it is the account's own: name, phone and country. */
export async function findOwnCard(db: Queries, accountId: number) {
  const [row] = await db
    .select({
      id: businessCard.id,
      post: businessCard.post,
      companyName: businessCard.companyName,
      email: businessCard.email,
      contactPhone: businessCard.contactPhone,
      realName: account.realName,
      phone: account.phone,
      countryCode: account.countryCode,
      image: { id: file.id, ownerId: file.ownerId },
    })
    .from(businessCard)
    .innerJoin(account, eq(account.id, businessCard.accountId))
    .leftJoin(file, eq(file.id, businessCard.imageFileId))
    .where(eq(businessCard.accountId, accountId))
  return row
}

export type OwnCard = NonNullable<Awaited<ReturnType<typeof findOwnCard>>>

/** A card begins with what the account says. Two who make it at once make one. */
export async function insertCard(db: Queries, accountId: number) {
  const [owner] = await db
    .select({ company: account.company, email: account.email })
    .from(account)
    .where(eq(account.id, accountId))
  if (!owner) return
  await db
    .insert(businessCard)
    .values({ accountId, companyName: owner.company, email: owner.email ?? '' })
    .onConflictDoNothing()
}

/** The owner stands in the condition, so another's card is no card. */
export async function updateCard(
  db: Queries,
  { id, accountId }: { id: number; accountId: number },
  changes: Partial<
    Pick<typeof businessCard.$inferInsert, 'post' | 'companyName' | 'email' | 'contactPhone' | 'imageFileId'>
  >,
): Promise<boolean> {
  const rows = await db
    .update(businessCard)
    .set(changes)
    .where(and(eq(businessCard.id, id), eq(businessCard.accountId, accountId)))
    .returning({ id: businessCard.id })
  return rows.length > 0
}

export async function readCard(db: Queries, accountId: number) {
  const [row] = await db.select().from(businessCard).where(eq(businessCard.accountId, accountId))
  return row
    ? {
        post: row.post,
        company_name: row.companyName,
        email: row.email,
        contact_phone: row.contactPhone,
        image: row.imageFileId,
      }
    : null
}
