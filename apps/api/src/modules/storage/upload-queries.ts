import { and, count, eq, gte, inArray, isNotNull, lt, not, or, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account, businessCard, cardExchange, file, message } from '../../schema/index.ts'

/** Uploads of one visitor stand in line here, so that a quota is exact however many come at once. */
export async function lockOwner(db: Queries, ownerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, ownerId))
    .for('no key update')
  return rows.length > 0
}

/**
 * What counts of a visitor's, or a contact's, pictures. One that was sent is the conversation's after a day: who answers
 * much would else be full one day, and have nothing to remove.
 */
export async function usageOf(
  db: Queries,
  ownerId: number,
  dayAgo: Date,
): Promise<{ files: number; bytes: number }> {
  const wasSent = sql`exists (select 1 from ${message} where ${message.pictureId} = ${file.id})`
  const [row] = await db
    .select({ files: count(), bytes: sum(file.size).mapWith(Number) })
    .from(file)
    .where(and(eq(file.ownerId, ownerId), or(gte(file.uploadedAt, dayAgo), not(wasSent))))
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 }
}

/** Keeps the file from being swept until the end of the transaction; false when it is not this visitor's. */
export async function lockOwnFile(db: Queries, ownerId: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.id, id), eq(file.ownerId, ownerId)))
    .for('key share')
  return rows.length > 0
}

export const findFiles = (db: Queries, ids: string[]) => db.select().from(file).where(inArray(file.id, ids))

export const readUploads = (db: Queries, ownerId: number) =>
  db
    .select({ id: file.id, mime: file.mime, size: file.size, uploaded_at: file.uploadedAt })
    .from(file)
    .where(eq(file.ownerId, ownerId))
    .orderBy(file.uploadedAt)

const batch = 500

/** Locks old uploads that nobody is just attaching, then looks with fresh eyes at which of them no card and no message shows. */
export async function deleteOrphans(db: Queries, uploadedBefore: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const old = and(isNotNull(file.ownerId), lt(file.uploadedAt, uploadedBefore))
    const shown = sql`(exists (select 1 from ${businessCard} where ${businessCard.imageFileId} = ${file.id})
      or exists (select 1 from ${cardExchange} where ${cardExchange.shared} ->> 'image_file_id' = ${file.id})
      or exists (select 1 from ${message} where ${message.pictureId} = ${file.id}))`
    const locked = await transaction
      .select({ id: file.id })
      .from(file)
      .where(and(old, sql`not ${shown}`))
      .limit(batch)
      .for('update', { skipLocked: true })
    const ids = locked.map(({ id }) => id)
    const gone = await transaction
      .delete(file)
      .where(and(inArray(file.id, ids), sql`not ${shown}`))
      .returning({ id: file.id })
    return gone.length
  })
}
