import { fairDay } from '@tradefloor/contract'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { boothDocument, company, deskEdit, product } from '../../schema/index.ts'
import type { CheckedRow } from '../format/values.ts'
import type { Surroundings } from '../stored/bindings.ts'
import { readFiles, readRecords, type Stored, surroundingsOf } from '../stored/read-stored.ts'
import { type CellTexts, textsOf } from './cell-texts.ts'
import { type DraftRow, findDrafts, newRecordField, type RecordKey } from './draft-queries.ts'
import { type DeskTable, deskTables } from './editable.ts'

/** A record of a company with all that the desk knows of it. */
export interface LoadedRecord extends RecordKey {
  /** As it is published; null for one that never was. */
  stored: CheckedRow | null
  published: CellTexts
  /** By field. */
  drafts: ReadonlyMap<string, DraftRow>
  withdrawnBy: 'desk' | 'organiser' | null
  madeAtDesk: boolean
}

export interface LoadedContent {
  records: LoadedRecord[]
  surroundings: Surroundings
  files: Stored['files']
}

const nothingPublished: Record<DeskTable, CellTexts> = {
  companies: textsOf('companies', {}),
  products: textsOf('products', {}),
  'booth-documents': textsOf('booth-documents', {}),
}

/** What a company has, published and drafted: its profile first. Of all the fair, nothing else is read. */
export async function loadContent(
  db: Queries,
  companyId: number,
  now: Date,
  only?: RecordKey,
): Promise<LoadedContent> {
  const files = await readFiles(db, ofCompanysFiles(companyId))
  const surroundings = surroundingsOf(files, fairDay(now))
  const drafts = draftsByRecord(await findDrafts(db, companyId, only))
  const marks = await readMarks(db, companyId)
  const records: LoadedRecord[] = []
  for (const table of deskTables) {
    if (only && only.table !== table) continue
    const rows = await readRecords(db, table, surroundings, ownRecords[table](companyId, only?.id))
    const stored = new Map(rows.map((row) => [row.id, row]))
    const begun = [...drafts.keys()].filter((key) => key.startsWith(`${table} `)).map(idInKey)
    const made = begun.filter((id) => drafts.get(`${table} ${id}`)?.has(newRecordField))
    for (const id of [...stored.keys(), ...made.filter((each) => !stored.has(each))]) {
      const row = stored.get(id) ?? null
      const isOut = marks.withdrawn.has(`${table} ${id}`)
      records.push({
        table,
        id,
        stored: row,
        published: row ? textsOf(table, row.values) : nothingPublished[table],
        drafts: drafts.get(`${table} ${id}`) ?? new Map(),
        withdrawnBy: isOut ? (marks.edits.has(`${table} ${id} withdrawn`) ? 'desk' : 'organiser') : null,
        madeAtDesk: row === null || marks.edits.has(`${table} ${id} id`),
      })
    }
  }
  return { records, surroundings, files }
}

const ownRecords: Record<DeskTable, (companyId: number, id?: number) => SQL | undefined> = {
  companies: (companyId, id = companyId) => and(eq(company.id, companyId), eq(company.id, id)),
  products: (companyId, id) =>
    and(eq(product.companyId, companyId), id === undefined ? undefined : eq(product.id, id)),
  'booth-documents': (companyId, id) =>
    and(eq(boothDocument.companyId, companyId), id === undefined ? undefined : eq(boothDocument.id, id)),
}

const ofCompanysFiles = (companyId: number) => sql`file.id in (
  select id from file where company_id = ${companyId}
  union all select logo_file_id from company where id = ${companyId}
  union all select file_id from company_image where company_id = ${companyId}
  union all select file_id from company_poster where company_id = ${companyId}
  union all select file_id from booth_document where company_id = ${companyId}
  union all select shown.file_id from product_image shown join product p on p.id = shown.product_id
    where p.company_id = ${companyId})`

const idInKey = (key: string) => Number(key.slice(key.indexOf(' ') + 1))

function draftsByRecord(rows: DraftRow[]) {
  const records = new Map<string, Map<string, DraftRow>>()
  for (const row of rows) {
    const key = `${row.tableName} ${row.recordId}`
    const record = records.get(key) ?? new Map<string, DraftRow>()
    records.set(key, record.set(row.field, row))
  }
  return records
}

/** Which products and documents are withdrawn, and which records were made or withdrawn at the desk. */
async function readMarks(db: Queries, companyId: number) {
  const own = db.select({ id: product.id }).from(product).where(eq(product.companyId, companyId))
  const papers = db
    .select({ id: boothDocument.id })
    .from(boothDocument)
    .where(eq(boothDocument.companyId, companyId))
  const { rows: out } = await db.execute<{ key: string }>(sql`
    select 'products ' || id as key from product where company_id = ${companyId} and withdrawn_at is not null
    union all select 'booth-documents ' || id from booth_document
      where company_id = ${companyId} and withdrawn_at is not null`)
  const edits = await db
    .select()
    .from(deskEdit)
    .where(
      and(
        inArray(deskEdit.field, ['id', 'withdrawn']),
        or(
          and(eq(deskEdit.tableName, 'products'), inArray(deskEdit.recordId, own)),
          and(eq(deskEdit.tableName, 'booth-documents'), inArray(deskEdit.recordId, papers)),
          and(eq(deskEdit.tableName, 'companies'), eq(deskEdit.recordId, companyId)),
        ),
      ),
    )
  return {
    withdrawn: new Set(out.map(({ key }) => key)),
    edits: new Set(edits.map(({ tableName, recordId, field }) => `${tableName} ${recordId} ${field}`)),
  }
}
