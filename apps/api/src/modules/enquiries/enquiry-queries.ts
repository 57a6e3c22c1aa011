import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { enquiry } from '../../schema/index.ts'

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
