import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../../db/open-database.ts'
import { type NewFile, writeFile } from './file-queries.ts'

/** Stores bytes as a new file, under an id that nobody can guess. */
export async function storeFile(
  db: Queries,
  facts: Omit<NewFile, 'id' | 'size' | 'sha256'>,
  bytes: Buffer,
): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await writeFile({ db }, { id, ...facts, size: bytes.length, sha256 }, bytes)
  return id
}
