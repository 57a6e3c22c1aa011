import { createHash } from 'node:crypto'
import { fairDay } from '@tradefloor/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { announce, subjects } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import { endWithdrawnSessions } from '../../modules/account/index.ts'
import { announceClosedThreads, findClosedThreads } from '../../modules/chat/index.ts'
import { refreshIndex } from '../../modules/search/index.ts'
import { writeFiles } from '../../modules/storage/index.ts'
import { deskEdit } from '../../schema/index.ts'
import { type TableName, tableNames } from '../format/columns.ts'
import { UnreadableSource } from '../format/problem.ts'
import type { Source } from '../format/source.ts'
import type { CheckedRow } from '../format/values.ts'
import type { Row, Surroundings } from '../stored/bindings.ts'
import { columnOf, type Stored, surroundingsOf } from '../stored/read-stored.ts'
import { shapes } from '../stored/shapes.ts'
import { placeBooths, writeBooths } from './booths.ts'
import type { MediaFile } from './check-media.ts'
import type { Plan } from './plan.ts'
import { isWithdrawable, removeRecords } from './remove-records.ts'
import { dropUnusedMedia } from './unused-media.ts'

const rowsAtOnce = 200

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
      await upsert(db, name, some, surroundings, now)
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

async function upsert(
  db: Queries,
  name: TableName,
  rows: CheckedRow[],
  surroundings: Surroundings,
  now: Date,
) {
  const { table, fields, derived, atFirst } = shapes[name]
  const asRow = ({ id, values }: CheckedRow): Row =>
    Object.assign(
      { id },
      ...Object.entries(fields).map(([field, binding]) => binding.toRow(values[field] ?? null, surroundings)),
      derived?.(values),
      // A row that returns is listed again.
      isWithdrawable(name) && { withdrawnAt: null },
    )
  const values = rows.map(asRow)
  const set: Record<string, SQL> = {}
  for (const key of Object.keys(values[0] ?? {}))
    if (key !== 'id') set[key] = sql`excluded.${sql.identifier(columnOf(table, key).name)}`
  await db
    .insert(table)
    .values(values.map((row) => ({ ...row, ...atFirst?.(now) })) as PgTable['$inferInsert'][])
    .onConflictDoUpdate({ target: columnOf(table, 'id'), set })
}

async function writeLists(db: Queries, name: TableName, rows: CheckedRow[], surroundings: Surroundings) {
  const ids = rows.map(({ id }) => id)
  const lists = Object.values(shapes[name].lists ?? {})
  // The last first: papers belong to the guests before them.
  for (const { table, owner } of [...lists].reverse())
    await db.delete(table).where(inArray(columnOf(table, owner), ids))
  for (const { table, toRows } of lists) {
    const values = rows.flatMap((row) => toRows(row.id, row.values, surroundings))
    for (let from = 0; from < values.length; from += rowsAtOnce)
      await db.insert(table).values(values.slice(from, from + rowsAtOnce) as PgTable['$inferInsert'][])
  }
}
