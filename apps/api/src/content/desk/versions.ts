import type { ContentRecord, ContentVersion, Language } from '@tradefloor/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { contentVersion } from '../../schema/index.ts'
import { fieldsOfRecord } from '../format/table-rows.ts'
import { tables } from '../format/tables.ts'
import { type RecordKey, writeDrafts } from './draft-queries.ts'
import { editable, pictureField } from './editable.ts'
import { nameOf, namesOfEditors } from './editors.ts'
import { pathsOf, uploadIdsIn } from './files/media-cells.ts'
import { nameFiles } from './files/upload-queries.ts'
import type { LoadedRecord } from './load-records.ts'
import { loadOwn, type Needs, readRecord } from './records-service.ts'

type VersionRow = typeof contentVersion.$inferSelect

const ofRecord = (companyId: number, { table, id }: RecordKey) =>
  and(
    eq(contentVersion.companyId, companyId),
    eq(contentVersion.tableName, table),
    eq(contentVersion.recordId, id),
  )

/** Cell by cell, what the desk can write of it. */
function textsOfVersion(table: LoadedRecord['table'], values: Record<string, unknown>) {
  const all = fieldsOfRecord(tables[table], values)
  return new Map(editable[table].map(({ field }) => [field, all.get(field) ?? '']))
}

/** The newest first, each with what it changed. */
export async function listVersions(
  { database, clock }: Needs,
  { companyId }: ContactCaller,
  key: RecordKey,
): Promise<ContentVersion[]> {
  const { db } = database
  await loadOwn(db, companyId, key, clock.now())
  const rows = await db
    .select()
    .from(contentVersion)
    .where(ofRecord(companyId, key))
    .orderBy(asc(contentVersion.id))
  const names = await namesOfEditors(
    db,
    rows.map(({ publishedBy }) => publishedBy),
  )
  let before = new Map<string, string>()
  const list = rows.map((row) => {
    const texts = textsOfVersion(key.table, row.values)
    const changed = [...texts]
      .filter(([field, text]) => text !== (before.get(field) ?? ''))
      .map(([field]) => field)
    before = texts
    return {
      id: row.id,
      published_at: row.publishedAt.toISOString(),
      published_by: nameOf(names, row.publishedBy),
      values: [...texts].filter(([, value]) => value !== '').map(([field, value]) => ({ field, value })),
      changed,
    }
  })
  return list.reverse()
}

/** Makes drafts of all fields in which the version differs from what is published. */
export async function restoreVersion(
  needs: Needs,
  { companyId, accountId }: ContactCaller,
  { key, versionId, language }: { key: RecordKey; versionId: number; language: Language },
): Promise<ContentRecord> {
  const now = needs.clock.now()
  return needs.database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const { record, content } = await loadOwn(db, companyId, key, now)
    const [version] = await db
      .select()
      .from(contentVersion)
      .where(and(ofRecord(companyId, key), eq(contentVersion.id, versionId)))
    if (!version) throw new Problem('not_found')
    // A colleague's draft would be lost without their knowing.
    if (record.drafts.size > 0) throw new Problem('drafts_unpublished')
    const drafts = [...textsOfVersion(key.table, version.values)]
      // A picture that is gone from the fair cannot come back.
      .filter(
        ([field, text]) =>
          field !== pictureField[key.table] || pathsOf(text).every((path) => content.files.has(path)),
      )
      .map(([field, value]) => ({ field, value, base: record.published.get(field) ?? '' }))
      .filter(({ value, base }) => value !== base)
    await writeDrafts(db, key, drafts, { companyId, accountId, now })
    return readRecord(needs, db, key, { companyId, language })
  })
}

/** The newest version of a record, to see whether it still says what is published. */
export async function findLastVersion(
  db: Queries,
  companyId: number,
  key: RecordKey,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(ofRecord(companyId, key))
    .orderBy(desc(contentVersion.id))
    .limit(1)
  return row
}

interface NewVersion extends RecordKey {
  companyId: number
  values: Record<string, unknown>
  at: Date
  by: number | null
}

export async function insertVersion(
  db: Queries,
  { table, id, companyId, values, at, by }: NewVersion,
): Promise<void> {
  const rows = await db
    .insert(contentVersion)
    .values({ tableName: table, recordId: id, companyId, values, publishedAt: at, publishedBy: by })
    .returning({ id: contentVersion.id })
  const texts = textsOfVersion(table, values)
  const uploads = uploadIdsIn(texts.get(pictureField[table]) ?? '')
  for (const row of rows) await nameFiles(db, row.id, companyId, uploads)
}
