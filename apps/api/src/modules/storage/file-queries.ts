import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/open-database.ts'
import { file, fileChunk } from '../../schema/index.ts'

export type FileRow = typeof file.$inferSelect
export type NewFile = typeof file.$inferInsert

export const chunkBytes = 1_048_576

export async function findFile({ db }: Pick<Database, 'db'>, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(file).where(eq(file.id, id))
  return row
}

/** Where the bytes of a file lie: with another one, for a film that is shown as several. */
const bytesHolder = sql`coalesce(${file.bytesOf}, ${file.id})`

/** All bytes of a file as it was when it was looked up; an error once it has been replaced. */
export async function readFileBytes(
  { db }: Pick<Database, 'db'>,
  { id, sha256 }: Pick<FileRow, 'id' | 'sha256'>,
): Promise<Buffer> {
  const chunks = await db
    .select({ bytes: fileChunk.bytes })
    .from(file)
    .leftJoin(fileChunk, eq(fileChunk.fileId, bytesHolder))
    .where(and(eq(file.id, id), eq(file.sha256, sha256)))
    .orderBy(asc(fileChunk.position))
  if (chunks.length === 0) throw new Error('the file changed before it was read')
  return Buffer.concat(chunks.flatMap(({ bytes }) => bytes ?? []))
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
    .innerJoin(file, eq(fileChunk.fileId, bytesHolder))
    .where(and(eq(file.id, id), eq(fileChunk.position, position), eq(file.sha256, sha256)))
  if (!chunk) throw new Error('the file changed while it was sent')
  return chunk.bytes
}

/** Writes a file whole or, inside the caller's transaction, not at all. One that is there is replaced in its place. */
export async function writeFile(database: Pick<Database, 'db'>, row: NewFile, bytes: Buffer) {
  await writeFiles(database, [{ row, bytes }])
}

/** Several at once: a fair has a thousand small ones, and each statement costs more than its bytes. */
export async function writeFiles({ db }: Pick<Database, 'db'>, files: { row: NewFile; bytes: Buffer }[]) {
  if (files.length === 0) return
  const rows = files.map(({ row }) => row)
  const columns = Object.keys(rows[0] ?? {}).filter((key) => key !== 'id') as (keyof NewFile)[]
  const set = Object.fromEntries(columns.map((key) => [key, sql`excluded.${sql.identifier(file[key].name)}`]))
  await db.insert(file).values(rows).onConflictDoUpdate({ target: file.id, set })
  const ids = rows.map(({ id }) => id)
  await db.delete(fileChunk).where(inArray(fileChunk.fileId, ids))
  let waiting: (typeof fileChunk.$inferInsert)[] = []
  let bytesWaiting = 0
  const flush = async () => {
    if (waiting.length > 0) await db.insert(fileChunk).values(waiting)
    waiting = []
    bytesWaiting = 0
  }
  for (const { row, bytes } of files)
    for (let position = 0; position * chunkBytes < bytes.length; position++) {
      const part = bytes.subarray(position * chunkBytes, (position + 1) * chunkBytes)
      if (bytesWaiting + part.length > chunkBytes) await flush()
      waiting.push({ fileId: row.id, position, bytes: part })
      bytesWaiting += part.length
    }
  await flush()
}
