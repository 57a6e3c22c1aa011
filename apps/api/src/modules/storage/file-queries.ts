import { and, asc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/open-database.ts'
import { file, fileChunk } from '../../schema/index.ts'

export type FileRow = typeof file.$inferSelect
export type NewFile = typeof file.$inferInsert

export const chunkBytes = 1_048_576

export async function findFile({ db }: Pick<Database, 'db'>, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(file).where(eq(file.id, id))
  return row
}

export async function readFileBytes({ db }: Pick<Database, 'db'>, id: string): Promise<Buffer> {
  const chunks = await db
    .select({ bytes: fileChunk.bytes })
    .from(fileChunk)
    .where(eq(fileChunk.fileId, id))
    .orderBy(asc(fileChunk.position))
  return Buffer.concat(chunks.map(({ bytes }) => bytes))
}

/** One piece of a file as it was when it was looked up; none once it has been replaced, so that two never mix. */
export async function readChunk(
  db: Queries,
  { id, sha256 }: Pick<FileRow, 'id' | 'sha256'>,
  position: number,
): Promise<Buffer> {
  const [chunk] = await db
    .select({ bytes: fileChunk.bytes })
    .from(fileChunk)
    .innerJoin(file, eq(file.id, fileChunk.fileId))
    .where(and(eq(fileChunk.fileId, id), eq(fileChunk.position, position), eq(file.sha256, sha256)))
  if (!chunk) throw new Error('the file changed while it was sent')
  return chunk.bytes
}

/** Writes a file whole or, inside the caller's transaction, not at all. */
export async function writeFile({ db }: Pick<Database, 'db'>, row: NewFile, bytes: Buffer) {
  await db.delete(file).where(eq(file.id, row.id))
  await db.insert(file).values(row)
  for (let position = 0; position * chunkBytes < bytes.length; position++) {
    const part = bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes)
    await db.insert(fileChunk).values({ fileId: row.id, position, bytes: part })
  }
}
