import { type BeginUploadBody, type DeskUpload, deskFileLimits } from '@tradefloor/contract'
import type { Semaphore } from '../../../concurrency/semaphore.ts'
import { lockCompany } from '../../../db/lock-company.ts'
import type { Queries } from '../../../db/open-database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Problem } from '../../../http/problem.ts'
import {
  type EncodedPicture,
  fileAddress,
  findFile,
  reEncode,
  storeFile,
} from '../../../modules/storage/index.ts'
import { lookAtPicture } from '../../import/look-at-picture.ts'
import { pathForExport } from '../../stored/media-names.ts'
import { lookAtPdf } from './look-at-pdf.ts'
import {
  appendPart,
  companyUsage,
  deleteOldUploads,
  deleteUnusedFiles,
  deleteUpload,
  endUpload,
  findUpload,
  insertUpload,
  lockUpload,
  readParts,
  type UploadRow,
} from './upload-queries.ts'

const dayMs = 86_400_000
/** So long an earlier version can be restored with its pictures. */
const versionDays = 90

/** A new upload each; asking where to go on with one costs the same. */
const pace = { most: 600, seconds: 3600 }

/** Begins an upload. Sent again, after an answer that got lost or a dropped connection, it says where to go on. */
export async function beginUpload(
  deps: Dependencies,
  companyId: number,
  { id, kind, size }: BeginUploadBody,
): Promise<DeskUpload> {
  const { database, clock, limits } = deps
  if (size > deskFileLimits.uploadBytes[kind])
    throw new Problem(kind === 'document' ? 'desk_document_size' : 'desk_picture_size')
  await limits.take([{ key: `desk upload ${companyId}`, ...pace }])
  return database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const known = await findUpload(db, companyId, id)
    if (known) {
      if (known.size !== size || known.kind !== kind) throw new Problem('bad_input')
      return viewUpload(deps, db, known)
    }
    await refuseWhenFull(db, deps, companyId, { files: 1, bytes: size })
    const row = { id, companyId, kind, size, received: 0, fileId: null, touchedAt: clock.now() }
    // Another company's number is nobody's business.
    if (!(await insertUpload(db, row))) throw new Problem('not_found')
    return viewUpload(deps, db, row)
  })
}

/** Takes the next bytes. What has come already, or comes too early, is not stored: the answer says where to go on. */
export async function takePart(
  deps: Dependencies,
  companyId: number,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
): Promise<DeskUpload> {
  if (bytes.length > deskFileLimits.partBytes) throw new Problem('too_large')
  return deps.database.db.transaction(async (db) => {
    const row = await lockUpload(db, companyId, id)
    if (!row) throw new Problem('not_found')
    if (row.fileId !== null || offset !== row.received || bytes.length === 0) return viewUpload(deps, db, row)
    if (row.received + bytes.length > row.size) throw new Problem('bad_input')
    return viewUpload(deps, db, (await appendPart(db, row, bytes, deps.clock.now())) ?? row)
  })
}

/** Makes a picture or a document of what has come. Asked twice, it is made once. */
export async function finishUpload(
  deps: Dependencies,
  decoding: Semaphore,
  companyId: number,
  id: string,
): Promise<DeskUpload> {
  const { database } = deps
  const row = await findUpload(database.db, companyId, id)
  if (!row) throw new Problem('not_found')
  if (row.fileId !== null || row.received < row.size) return viewUpload(deps, database.db, row)
  // Outside of the transaction: decoding takes seconds, and on the embedded database others would wait.
  const made = await makeFile(row, await readParts(database.db, id), decoding).catch(async (error) => {
    if (error instanceof Problem && isAboutTheFile(error)) await deleteUpload(database.db, companyId, id)
    throw error
  })
  return database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const present = await lockUpload(db, companyId, id)
    if (!present) throw new Problem('not_found')
    if (present.fileId !== null) return viewUpload(deps, db, present)
    const { bytes, ...facts } = made
    // It was counted as it came; it is kept as it was drawn.
    await refuseWhenFull(db, deps, companyId, { files: 0, bytes: Math.max(0, bytes.length - row.size) })
    const fileId = await storeFile(db, { ...facts, companyId, uploadedAt: deps.clock.now() }, bytes)
    await endUpload(db, id, fileId)
    return viewUpload(deps, db, { ...present, fileId })
  })
}

export const cancelUpload = ({ database }: Pick<Dependencies, 'database'>, companyId: number, id: string) =>
  deleteUpload(database.db, companyId, id)

/** Removes what nobody goes on with, and files of more than a day ago that nothing shows. Returns how many files. */
export async function sweepDeskFiles({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  const now = clock.now().getTime()
  const dayAgo = new Date(now - dayMs)
  await deleteOldUploads(database.db, dayAgo)
  let gone = 0
  let batch: number
  do {
    batch = await deleteUnusedFiles(database.db, {
      uploadedBefore: dayAgo,
      versionsFrom: new Date(now - versionDays * dayMs),
    })
    gone += batch
  } while (batch > 0)
  return gone
}

async function refuseWhenFull(
  db: Queries,
  { config }: Pick<Dependencies, 'config'>,
  companyId: number,
  more: { files: number; bytes: number },
) {
  const used = await companyUsage(db, companyId)
  const { deskFiles, deskFileBytes } = config.limits
  if (used.files + more.files > deskFiles || used.bytes + more.bytes > deskFileBytes)
    throw new Problem('desk_storage_full')
}

/** The sentences of a card's picture name other limits. */
const ofTheDesk = { picture_format: 'desk_picture_format', picture_size: 'desk_picture_size' } as const
const isAboutTheFile = ({ problem }: Problem) =>
  [
    ...Object.values<string>(ofTheDesk),
    'desk_document_format',
    'desk_document_encrypted',
    'desk_document_size',
  ].includes(problem)

/** As it will be stored: a picture drawn anew, a document as it came. */
async function makeFile({ kind }: UploadRow, bytes: Buffer, decoding: Semaphore) {
  if (kind === 'document') return { ...checkedDocument(bytes), color: null }
  const picture = await drawnAnew(bytes, decoding)
  return { ...picture, color: kind === 'logo' ? await colourOf(picture) : null }
}

function checkedDocument(bytes: Buffer) {
  const facts = lookAtPdf(bytes)
  if ('fault' in facts)
    throw new Problem(facts.fault === 'encrypted' ? 'desk_document_encrypted' : 'desk_document_format')
  if (facts.pages > deskFileLimits.documentPages) throw new Problem('desk_document_size')
  return { bytes, mime: 'application/pdf', width: null, height: null }
}

async function drawnAnew(bytes: Buffer, decoding: Semaphore): Promise<EncodedPicture> {
  try {
    return await reEncode(bytes, decoding)
  } catch (error) {
    const { problem } = error as Partial<Problem>
    if (problem === 'picture_format' || problem === 'picture_size') throw new Problem(ofTheDesk[problem])
    throw error
  }
}

/** As an import finds it, so that a booth is coloured by its logo however that came. */
async function colourOf({ bytes, mime }: EncodedPicture): Promise<string> {
  const facts = await lookAtPicture({ bytes, mime, thorough: true, isLogo: true })
  return 'zh' in facts ? '' : (facts.color ?? '')
}

async function viewUpload(
  deps: Pick<Dependencies, 'secrets' | 'clock'>,
  db: Queries,
  { received, size, fileId }: UploadRow,
): Promise<DeskUpload> {
  const row = fileId === null ? undefined : await findFile({ db }, fileId)
  const file = row ? { path: pathForExport(row.id, row.mime), url: fileAddress(deps, row) } : null
  return { received, size, file }
}
