import type { Language, PublishContentReply } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { refreshCompanies } from '../../modules/search/index.ts'
import { deskEdit } from '../../schema/index.ts'
import { toJson } from '../export/to-json.ts'
import type { ContentProblem } from '../format/problem.ts'
import type { CheckedRow } from '../format/values.ts'
import { placeProducts } from '../import/booths.ts'
import { takeImportLock } from '../import/import-lock.ts'
import { isSame } from '../import/same-value.ts'
import { rowsAtOnce, upsert, writeLists } from '../import/write-records.ts'
import { checkRecord, tellProblems, withDrafts } from './check-record.ts'
import { type DraftRow, deleteDrafts, newRecordField, type RecordKey } from './draft-queries.ts'
import { deskTables, editable, pictureField, pictureTextsField } from './editable.ts'
import { mediaProblem, uploadIdIn } from './files/media-cells.ts'
import { markPublished } from './files/upload-queries.ts'
import { type LoadedContent, type LoadedRecord, loadContent } from './load-records.ts'
import { findLastVersion, insertVersion } from './versions.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'limits'>
type Outcome = PublishContentReply['data']

/** Each holds up imports, and visitors' replies are made anew after it. */
const pace = { most: 60, seconds: 600 }

interface Ready {
  record: LoadedRecord
  row: CheckedRow
  changed: DraftRow[]
}

/**
 * Brings drafts to visitors: each record wholly or not at all, by what the import writes with, so that nothing differs
 * by the way it came in. Imports wait meanwhile.
 */
export async function publishDrafts(
  { database, clock, limits }: Needs,
  { companyId, accountId }: ContactCaller,
  { records, language }: { records: readonly RecordKey[] | undefined; language: Language },
): Promise<Outcome> {
  await limits.take([{ key: `publish content ${companyId}`, ...pace }])
  const now = clock.now()
  return database.longTransaction(async (db) => {
    await takeImportLock(db)
    await lockCompany(db, companyId)
    const content = await loadContent(db, companyId, now)
    const wanted = chosen(content, records)
    const refused: Outcome['refused'] = []
    const ready: Ready[] = []
    for (const record of wanted) {
      const conflicts = conflictsOf(record)
      const { row, problems } = asRow(record, content, companyId)
      if (conflicts.length + problems.length === 0) ready.push({ record, row, changed: changedIn(record) })
      else refused.push(refusal(record, { conflicts, problems: tellProblems(problems, language) }))
    }
    if (ready.length > 0) await write(db, ready, content, { companyId, accountId, now })
    const published = ready.map(({ record: { table, id }, changed }) => ({
      table,
      id,
      changes: changed.length,
    }))
    return { published, refused }
  })
}

/** All that have drafts, or those that were named. */
function chosen({ records }: LoadedContent, wanted: readonly RecordKey[] | undefined): LoadedRecord[] {
  const keyOf = ({ table, id }: RecordKey) => `${table} ${id}`
  const known = new Map(records.map((record) => [keyOf(record), record]))
  const named = wanted?.map((key) => known.get(keyOf(key)))
  if (named?.includes(undefined)) throw new Problem('not_found')
  const some = named ? new Set(named) : new Set(records)
  return records.filter((record) => some.has(record) && record.drafts.size > 0)
}

const changedIn = ({ drafts }: LoadedRecord) =>
  [...drafts.values()].filter(({ field }) => field !== newRecordField)

/** What was published otherwise since the draft began. Nobody has decided yet which of the two is right. */
const conflictsOf = (record: LoadedRecord) =>
  changedIn(record).flatMap(({ field, value, base }) => {
    const published = record.published.get(field) ?? ''
    return published === base || published === value ? [] : [{ field, value, published }]
  })

function asRow(
  record: LoadedRecord,
  { files }: LoadedContent,
  companyId: number,
): { row: CheckedRow; problems: ContentProblem[] } {
  const { table, id, stored } = record
  const { values, problems } = checkRecord(table, withDrafts(record))
  for (const cell of editable[table]) {
    // What an organiser brought and nobody touched is no fault of the exhibitor's.
    if (!record.drafts.has(cell.field)) continue
    const text = mediaProblem(cell, pathsIn(values[cell.base]).join(';'), files)
    if (text) problems.push({ file: '', field: cell.field, text })
  }
  const owner: CheckedRow['values'] = table === 'companies' ? {} : { company: companyId }
  return { row: { file: '', line: 0, id, values: { ...stored?.values, id, ...owner, ...values } }, problems }
}

const pathsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

const refusal = (
  record: LoadedRecord,
  why: Pick<Outcome['refused'][number], 'conflicts' | 'problems'>,
): Outcome['refused'][number] => {
  const texts = withDrafts(record)
  const name = { cn: texts.get('name.zh') ?? '', en: texts.get('name.en') ?? '' }
  return { table: record.table, id: record.id, name, ...why }
}

async function write(
  db: Queries,
  ready: readonly Ready[],
  { surroundings }: LoadedContent,
  { companyId, accountId, now }: { companyId: number; accountId: number; now: Date },
) {
  for (const { record } of ready) await keepVersionBefore(db, record, companyId, now)
  for (const table of deskTables) {
    const rows = ready.filter(({ record }) => record.table === table).map(({ row }) => row)
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce)
      // What is withdrawn stays so: publishing a text is no wish to show the product again.
      await upsert(db, table, some, surroundings, { now, relist: false })
      await writeLists(db, table, some, surroundings)
    }
  }
  await markPublished(db, companyId, ready.flatMap(uploadsIn), now)
  await placeProducts(db, companyId)
  await refreshCompanies(db, [companyId])
  for (const { record, row, changed } of ready) {
    await noteEdits(db, record, changed, now)
    const { table, id } = record
    await insertVersion(db, { table, id, companyId, values: versionOf(table, row), at: now, by: accountId })
    await deleteDrafts(db, companyId, record)
  }
  for (const subject of ['exhibitor', 'product', 'booth'] as const) await announce(db, subject)
}

const uploadsIn = ({ record: { table }, row: { values } }: Ready): string[] =>
  pathsIn(values[pictureField[table]]).flatMap((path) => uploadIdIn(path) ?? [])

/** Where it stands among the others is no part of it: that is changed at once, and no version brings it back. */
function versionOf(table: LoadedRecord['table'], row: CheckedRow) {
  const { position: _, ...values } = toJson(table, row)
  return values
}

/** What stood there and no version tells of: before the desk published at all, or since an import. */
async function keepVersionBefore(db: Queries, record: LoadedRecord, companyId: number, at: Date) {
  const { table, id, stored } = record
  if (!stored) return
  const values = versionOf(table, stored)
  const last = await findLastVersion(db, companyId, record)
  if (!last || !isSame(last.values, values))
    await insertVersion(db, { table, id, companyId, values, at, by: null })
}

/** From now on these fields are the exhibitor's, and a record that was made here stays in the fair. */
async function noteEdits(
  db: Queries,
  { table, id, stored }: LoadedRecord,
  changed: readonly DraftRow[],
  now: Date,
) {
  const bases = changed.map(({ field }) => field.replace(/\.(zh|en)$/, ''))
  const both = bases.some((base) => base === 'images' || base === pictureTextsField)
  const fields = [
    ...new Set([
      ...bases,
      ...(both ? ['images', pictureTextsField] : []),
      ...(stored ? [] : ['id', 'company']),
    ]),
  ]
  if (fields.length === 0) return
  await db
    .insert(deskEdit)
    .values(fields.map((field) => ({ tableName: table, recordId: id, field, editedAt: now })))
    .onConflictDoUpdate({
      target: [deskEdit.tableName, deskEdit.recordId, deskEdit.field],
      set: { editedAt: sql`excluded.edited_at` },
    })
}
