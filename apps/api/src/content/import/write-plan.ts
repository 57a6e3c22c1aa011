import { createHash } from 'node:crypto'
import { fairDay } from '@tradefloor/contract'
import { and, eq } from 'drizzle-orm'
import { announce, subjects } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import { endWithdrawnSessions } from '../../modules/account/index.ts'
import { announceClosedThreads, findClosedThreads } from '../../modules/chat/index.ts'
import { refreshIndex } from '../../modules/search/index.ts'
import { writeFiles } from '../../modules/storage/index.ts'
import { deskEdit } from '../../schema/index.ts'
import { tableNames } from '../format/columns.ts'
import { UnreadableSource } from '../format/problem.ts'
import type { Source } from '../format/source.ts'
import { type Stored, surroundingsOf } from '../stored/read-stored.ts'
import { placeBooths, writeBooths } from './booths.ts'
import type { MediaFile } from './check-media.ts'
import type { Plan } from './plan.ts'
import { removeRecords } from './remove-records.ts'
import { dropUnusedMedia } from './unused-media.ts'
import { rowsAtOnce, upsert, writeLists } from './write-records.ts'

interface Needs {
  source: Source
  stored: Stored
  now: Date
  onProgress?: (done: number, total: number) => void
}

/** Does what the plan says. Inside one transaction of the caller's: all of it or nothing. */
export async function writePlan(db: Queries, plan: Plan, { source, stored, now, onProgress }: Needs) {
  const surroundings = surroundingsOf(stored.files, fairDay(now))
  const closedBefore = await findClosedThreads(db)
  const total = sizeOf(plan)
  let done = 0
  const did = (count: number) => {
    done += count
    onProgress?.(done, total)
  }

  for (const some of inPortions([...plan.media.added, ...plan.media.changed])) {
    const files = await Promise.all(
      some.map(async (file) => {
        const { path, ...row } = file
        const bytes = await readAsLookedAt(source, file)
        return { row: { id: surroundings.fileAt(path), mediaPath: path, ...row }, bytes }
      }),
    )
    await writeFiles({ db }, files)
    did(some.length)
  }
  for (const name of tableNames) {
    const { added, changed } = plan.tables[name]
    const rows = [...added, ...changed.map(({ row }) => row)]
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce)
      await upsert(db, name, some, surroundings, { now, relist: true })
      await writeLists(db, name, some, surroundings)
      if (name === 'companies') await writeBooths(db, some, now)
      did(some.length)
    }
  }
  // Last, so that what belonged to a record that goes, and belongs to another one now, does not go with it.
  await removeRecords(db, plan, { now, did })
  // Taken back, a field is the organiser's again.
  for (const { table, id, field } of plan.overwritten)
    await db
      .delete(deskEdit)
      .where(and(eq(deskEdit.tableName, table), eq(deskEdit.recordId, id), eq(deskEdit.field, field)))
  await placeBooths(db)
  await refreshIndex(db)
  await dropUnusedMedia(db)
  await endWithdrawnSessions(db)
  await announceClosedThreads(db, closedBefore, now)
  for (const subject of subjects) await announce(db, subject)
}

const mostOfAPortion = { files: 100, bytes: 4 * 1_048_576 }

/** As many files as one statement takes without holding much in memory; a large one alone. */
function* inPortions(files: MediaFile[]): Generator<MediaFile[]> {
  let portion: MediaFile[] = []
  let bytes = 0
  for (const file of files) {
    const isFull = portion.length >= mostOfAPortion.files || bytes + file.size > mostOfAPortion.bytes
    if (isFull && portion.length > 0) {
      yield portion
      portion = []
      bytes = 0
    }
    portion.push(file)
    bytes += file.size
  }
  if (portion.length > 0) yield portion
}

/** What was looked at is what is written. */
async function readAsLookedAt(source: Source, { path, sha256 }: MediaFile): Promise<Buffer> {
  const bytes = await source.read(`media/${path}`)
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
  throw new UnreadableSource({
    zh: `media/${path} 在导入途中被改动了；请再试一次`,
    en: `media/${path} was changed while it was brought in; please try again`,
  })
}

const sizeOf = ({ media, tables }: Plan) =>
  media.added.length +
  media.changed.length +
  Object.values(tables).reduce(
    (sum, { added, changed, removed }) => sum + added.length + changed.length + removed.length,
    0,
  )
