import type { Semaphore } from '../../concurrency/semaphore.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { isPrivateFile } from './file-address.ts'
import type { FileRow } from './file-queries.ts'
import { reEncode } from './re-encode.ts'
import { storeFile } from './store-file.ts'
import { deleteOrphans, findFiles, lockOwner, usageOf } from './upload-queries.ts'

const dayMs = 86_400_000

type Quota = Dependencies['config']['limits']

const refuseWhenFull = (used: { files: number; bytes: number }, more: number, limits: Quota) => {
  if (used.files >= limits.uploads || used.bytes + more > limits.uploadBytes)
    throw new Problem('storage_full')
}

/** Stores a visitor's picture as drawn anew. Private: only addresses given to the owner find it. */
export async function storePicture(
  { database, clock, config }: Dependencies,
  decoding: Semaphore,
  ownerId: number,
  upload: Buffer,
): Promise<Pick<FileRow, 'id' | 'ownerId'>> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - dayMs)
  // Asked before the work, so that a full store costs nothing; asked again, exactly, with the owner locked.
  refuseWhenFull(await usageOf(database.db, ownerId, dayAgo), 0, config.limits)
  const { bytes, ...picture } = await reEncode(upload, decoding)
  return database.db.transaction(async (db) => {
    if (!(await lockOwner(db, ownerId))) throw new Problem('not_signed_in')
    refuseWhenFull(await usageOf(db, ownerId, dayAgo), bytes.length, config.limits)
    return { id: await storeFile(db, { ...picture, ownerId, uploadedAt: now }, bytes), ownerId }
  })
}

/** The fair's files and the caller's own, in the order asked; others' are left out like those that do not exist. */
export async function findReadable(
  { database }: Pick<Dependencies, 'database'>,
  ids: string[],
  callerId: number | null,
): Promise<FileRow[]> {
  const rows = await findFiles(database.db, [...new Set(ids)])
  const readable = new Map(
    rows
      .filter((row) => !isPrivateFile(row) || (callerId !== null && row.ownerId === callerId))
      .map((row) => [row.id, row] as const),
  )
  return [...new Set(ids)].flatMap((id) => readable.get(id) ?? [])
}

/** Removes uploads of more than a day ago that no card and no message shows. Returns how many. */
export async function sweepOrphans({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - dayMs)
  let gone = 0
  let batch: number
  do {
    batch = await deleteOrphans(database.db, before)
    gone += batch
  } while (batch > 0)
  return gone
}
