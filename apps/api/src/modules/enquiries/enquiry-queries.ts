import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, enquiry } from '../../schema/index.ts'

export type EnquiryRow = typeof enquiry.$inferSelect

export async function insertEnquiry(db: Queries, row: typeof enquiry.$inferInsert) {
  await db.insert(enquiry).values(row)
}

/**
 * Takes enquiries that nobody has mailed or is just mailing, for one who will: of many who ask at once, on however
 * many nodes, each gets others.
 */
export async function claimUnmailed(
  db: Queries,
  { now, triedBefore, since, most }: { now: Date; triedBefore: Date; since: Date; most: number },
): Promise<EnquiryRow[]> {
  return db
    .update(enquiry)
    .set({ mailTriedAt: now })
    .where(
      sql`${enquiry.id} in (
        select id from ${enquiry}
        where mailed_at is null
          and received_at >= ${since}::timestamptz
          and (mail_tried_at is null or mail_tried_at <= ${triedBefore}::timestamptz)
        order by mail_tried_at nulls first, id
        limit ${most}::int
        for update skip locked
      )`,
    )
    .returning()
}

export async function setMailed(db: Queries, id: number, mailedAt: Date) {
  await db.update(enquiry).set({ mailedAt }).where(eq(enquiry.id, id))
}

export interface EnquiryFilter {
  ids?: number[] | undefined
  exhibitionId?: number | undefined
  since?: Date | undefined
  /** Only those that nobody has dealt with. */
  open?: boolean | undefined
}

/** The newest first. */
export async function findEnquiries(
  db: Queries,
  { ids, exhibitionId, since, open = false }: EnquiryFilter,
): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiry)
    .where(
      and(
        ids && inArray(enquiry.id, ids),
        exhibitionId === undefined ? undefined : eq(enquiry.exhibitionId, exhibitionId),
        since && gte(enquiry.receivedAt, since),
        open ? isNull(enquiry.handledAt) : undefined,
      ),
    )
    .orderBy(desc(enquiry.receivedAt), desc(enquiry.id))
}

/** All of these or none; without a time, as not dealt with. Says which there are. */
export const markEnquiries = (db: Queries, ids: number[], handledAt: Date | null): Promise<number[]> =>
  db.transaction(async (transaction) => {
    const present = await transaction
      .select({ id: enquiry.id })
      .from(enquiry)
      .where(inArray(enquiry.id, ids))
      .for('update')
    const found = new Set(present.map(({ id }) => id))
    // Marked before keeps the time at which it was.
    if (ids.every((id) => found.has(id)))
      await transaction
        .update(enquiry)
        .set({ handledAt })
        .where(and(inArray(enquiry.id, ids), handledAt ? isNull(enquiry.handledAt) : undefined))
    return [...found]
  })

/**
 * Anybody may write an enquiry, so an account is recognised by the contacts that were proved by a code: the same mail
 * address, or the same mobile number however it was written.
 */
const isOfAccount = (accountId: number) => sql`exists (
  select from ${account} where ${account.id} = ${accountId}::int and (
    lower(${enquiry.email}) = ${account.email}
    or regexp_replace(regexp_replace(${enquiry.phone}, '\\D', '', 'g'), '^(00)?86', '') = ${account.phone}))`

export const readEnquiries = (db: Queries, accountId: number) =>
  db
    .select({
      exhibition_id: enquiry.exhibitionId,
      name: enquiry.name,
      country: enquiry.country,
      email: enquiry.email,
      phone: enquiry.phone,
      question: enquiry.question,
      received_at: enquiry.receivedAt,
    })
    .from(enquiry)
    .where(isOfAccount(accountId))
    .orderBy(asc(enquiry.id))

export const deleteEnquiriesOf = (db: Queries, accountId: number) =>
  db.delete(enquiry).where(isOfAccount(accountId))

export const deleteEnquiriesBefore = (db: Queries, time: Date) =>
  db.delete(enquiry).where(lt(enquiry.receivedAt, time))
