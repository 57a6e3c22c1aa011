import { and, asc, count, eq, inArray, isNull, lt, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../../db/open-database.ts'
import { contentVersionFile, deskUpload, deskUploadPart, file } from '../../../schema/index.ts'
import { pictureField } from '../editable.ts'

export type UploadRow = typeof deskUpload.$inferSelect

/** The company stands in every condition, so another's upload is none. */
const ofCompany = (companyId: number, id: string) =>
  and(eq(deskUpload.companyId, companyId), eq(deskUpload.id, id))

export async function findUpload(db: Queries, companyId: number, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(deskUpload).where(ofCompany(companyId, id))
  return row
}

/** The same, and nobody else changes it until the end of the transaction. */
export async function lockUpload(db: Queries, companyId: number, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(deskUpload).where(ofCompany(companyId, id)).for('update')
  return row
}

/** False when the number is taken, by whomever. */
export async function insertUpload(db: Queries, row: typeof deskUpload.$inferInsert): Promise<boolean> {
  const rows = await db.insert(deskUpload).values(row).onConflictDoNothing().returning({ id: deskUpload.id })
  return rows.length > 0
}

export async function appendPart(
  db: Queries,
  { id, received }: UploadRow,
  bytes: Buffer,
  now: Date,
): Promise<UploadRow | undefined> {
  await db.insert(deskUploadPart).values({ uploadId: id, start: received, bytes })
  const [row] = await db
    .update(deskUpload)
    .set({ received: received + bytes.length, touchedAt: now })
    .where(eq(deskUpload.id, id))
    .returning()
  return row
}

export async function readParts(db: Queries, id: string): Promise<Buffer> {
  const parts = await db
    .select({ bytes: deskUploadPart.bytes })
    .from(deskUploadPart)
    .where(eq(deskUploadPart.uploadId, id))
    .orderBy(asc(deskUploadPart.start))
  return Buffer.concat(parts.map(({ bytes }) => bytes))
}

/** The parts are of no more use once they have become a file. */
export async function endUpload(db: Queries, id: string, fileId: string) {
  await db.update(deskUpload).set({ fileId }).where(eq(deskUpload.id, id))
  await db.delete(deskUploadPart).where(eq(deskUploadPart.uploadId, id))
}

export const deleteUpload = (db: Queries, companyId: number, id: string) =>
  db.delete(deskUpload).where(ofCompany(companyId, id))

/** What a company has uploaded, and what is on its way. */
export async function companyUsage(db: Queries, companyId: number) {
  const stored = { files: count(), bytes: sum(file.size).mapWith(Number) }
  const coming = { files: count(), bytes: sum(deskUpload.size).mapWith(Number) }
  const [there] = await db.select(stored).from(file).where(eq(file.companyId, companyId))
  const [onTheWay] = await db
    .select(coming)
    .from(deskUpload)
    .where(and(eq(deskUpload.companyId, companyId), isNull(deskUpload.fileId)))
  return {
    files: (there?.files ?? 0) + (onTheWay?.files ?? 0),
    bytes: (there?.bytes ?? 0) + (onTheWay?.bytes ?? 0),
  }
}

/** Keeps files from being swept until the end of the transaction. */
export async function lockFiles(db: Queries, companyId: number, ids: readonly string[]) {
  if (ids.length === 0) return
  await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.companyId, companyId), inArray(file.id, [...ids])))
    .orderBy(file.id)
    .for('key share')
}

/** Visitors may see them from now on. */
export async function markPublished(db: Queries, companyId: number, ids: readonly string[], now: Date) {
  if (ids.length === 0) return
  await db
    .update(file)
    .set({ publishedAt: now })
    .where(and(eq(file.companyId, companyId), inArray(file.id, [...ids]), isNull(file.publishedAt)))
}

/** A version can be restored with these pictures. What is no upload of the company is left out. */
export async function nameFiles(db: Queries, versionId: number, companyId: number, ids: readonly string[]) {
  if (ids.length === 0) return
  const own = db
    .select({ versionId: sql<number>`${versionId}::integer`.as('version_id'), fileId: file.id })
    .from(file)
    .where(and(eq(file.companyId, companyId), inArray(file.id, [...ids])))
  await db.insert(contentVersionFile).select(own)
}

export const deleteOldUploads = (db: Queries, before: Date) =>
  db.delete(deskUpload).where(lt(deskUpload.touchedAt, before))

const batch = 200

/** Shown by a record, named by a draft, or by a version that is not old. */
const isUsed = (versionsFrom: Date) => sql`(
  exists (select 1 from company where logo_file_id = ${file.id})
  or exists (select 1 from company_image shown where shown.file_id = ${file.id})
  or exists (select 1 from company_poster shown where shown.file_id = ${file.id})
  or exists (select 1 from product_image shown where shown.file_id = ${file.id})
  or exists (select 1 from booth_document shown where shown.file_id = ${file.id})
  or exists (select 1 from content_version_file named join content_version v on v.id = named.version_id
    where named.file_id = ${file.id} and v.published_at >= ${versionsFrom.toISOString()}::timestamptz)
  or exists (select 1 from content_draft draft where draft.company_id = ${file.companyId}
    and draft.field in ${Object.values(pictureField)} and strpos(draft.value, ${file.id}) > 0))`

/** Locks old files that nobody is just using, then looks with fresh eyes at which of them nothing shows. */
export async function deleteUnusedFiles(
  db: Queries,
  { uploadedBefore, versionsFrom }: { uploadedBefore: Date; versionsFrom: Date },
): Promise<number> {
  return db.transaction(async (transaction) => {
    const unused = sql`not ${isUsed(versionsFrom)}`
    const old = and(
      sql`${file.companyId} is not null`,
      isNull(file.mediaPath),
      lt(file.uploadedAt, uploadedBefore),
    )
    const locked = await transaction
      .select({ id: file.id })
      .from(file)
      .where(and(old, unused))
      .limit(batch)
      .for('update', { skipLocked: true })
    const ids = locked.map(({ id }) => id)
    if (ids.length === 0) return 0
    const gone = await transaction
      .delete(file)
      .where(and(inArray(file.id, ids), unused))
      .returning({ id: file.id })
    return gone.length
  })
}
