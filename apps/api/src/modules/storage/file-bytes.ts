import { Readable } from 'node:stream'
import type { Queries } from '../../db/open-database.ts'
import type { ByteRange } from './byte-range.ts'
import { chunkBytes, type FileRow, readChunk } from './file-queries.ts'

/** Part of a file, read piece by piece as the reader takes it: never the whole in memory, no connection held between. */
export async function fileBytes(
  db: Queries,
  row: FileRow,
  { from, to }: ByteRange,
): Promise<Buffer | Readable> {
  if (to < from) return Buffer.alloc(0)
  const firstChunk = Math.floor(from / chunkBytes)
  const lastChunk = Math.floor(to / chunkBytes)
  const piece = async (position: number) => {
    const start = position * chunkBytes
    const bytes = await readChunk(db, row, position)
    return bytes.subarray(Math.max(0, from - start), to + 1 - start)
  }
  // Read before the answer begins, so that what is wrong with the first piece is still an answer of its own.
  const first = await piece(firstChunk)
  if (firstChunk === lastChunk) return first
  async function* pieces() {
    yield first
    for (let position = firstChunk + 1; position <= lastChunk; position++) yield await piece(position)
  }
  return Readable.from(pieces(), { highWaterMark: 1 })
}
