import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { contentDraft } from '../../schema/index.ts'
import type { DeskTable } from './editable.ts'

export type DraftRow = typeof contentDraft.$inferSelect

export interface RecordKey {
  table: DeskTable
  id: number
}

/** Names a record that was never published. */
export const newRecordField = 'id'

/** The company stands in every condition, so another's draft is none. */
const ofRecord = (companyId: number, { table, id }: RecordKey) =>
  and(eq(contentDraft.companyId, companyId), eq(contentDraft.tableName, table), eq(contentDraft.recordId, id))

export const findDrafts = (db: Queries, companyId: number, only?: RecordKey): Promise<DraftRow[]> =>
  db
    .select()
    .from(contentDraft)
    .where(only ? ofRecord(companyId, only) : eq(contentDraft.companyId, companyId))
    .orderBy(contentDraft.tableName, contentDraft.recordId, contentDraft.field)

interface NewDraft {
  field: string
  value: string
  base: string
}

export interface Editor {
  companyId: number
  accountId: number
  now: Date
}

const nextVersion = sql`nextval('content_draft_version')::integer`

export const writeDrafts = (
  db: Queries,
  { table, id }: RecordKey,
  drafts: readonly NewDraft[],
  editor: Editor,
): Promise<DraftRow[]> =>
  writeDraftCells(
    db,
    drafts.map((draft) => ({ table, id, ...draft })),
    editor,
  )

/** A statement has room for some thousand values. */
const cellsAtOnce = 1000

/** Drafts of any number of records. */
export async function writeDraftCells(
  db: Queries,
  cells: readonly (RecordKey & NewDraft)[],
  { companyId, accountId, now }: Editor,
): Promise<DraftRow[]> {
  const written: DraftRow[] = []
  for (let from = 0; from < cells.length; from += cellsAtOnce) {
    const rows = await db
      .insert(contentDraft)
      .values(
        cells.slice(from, from + cellsAtOnce).map(({ table, id, ...draft }) => ({
          tableName: table,
          recordId: id,
          companyId,
          ...draft,
          version: nextVersion,
          editedBy: accountId,
          editedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: [contentDraft.tableName, contentDraft.recordId, contentDraft.field],
        set: {
          value: sql`excluded.value`,
          base: sql`excluded.base`,
          version: sql`excluded.version`,
          editedBy: sql`excluded.edited_by`,
          editedAt: sql`excluded.edited_at`,
        },
        // A record of another company is none of theirs, whatever was checked before.
        setWhere: eq(contentDraft.companyId, companyId),
      })
      .returning()
    written.push(...rows)
  }
  return written
}

/** Of one table, cells of any number of its records. */
export async function deleteDraftCells(
  db: Queries,
  companyId: number,
  table: DeskTable,
  cells: readonly { id: number; field: string }[],
) {
  for (let from = 0; from < cells.length; from += cellsAtOnce) {
    const some = cells.slice(from, from + cellsAtOnce).map(({ id, field }) => sql`(${id}::integer, ${field})`)
    await db
      .delete(contentDraft)
      .where(
        and(
          eq(contentDraft.companyId, companyId),
          eq(contentDraft.tableName, table),
          sql`(${contentDraft.recordId}, ${contentDraft.field}) in (${sql.join(some, sql`, `)})`,
        ),
      )
  }
}

export async function deleteDrafts(
  db: Queries,
  companyId: number,
  record: RecordKey,
  fields?: readonly string[],
) {
  if (fields?.length === 0) return
  await db
    .delete(contentDraft)
    .where(and(ofRecord(companyId, record), fields ? inArray(contentDraft.field, [...fields]) : undefined))
}

/** How many records of the company are drafts only. */
export async function countNewRecords(db: Queries, companyId: number): Promise<number> {
  const rows = await db
    .select({ id: contentDraft.recordId })
    .from(contentDraft)
    .where(and(eq(contentDraft.companyId, companyId), eq(contentDraft.field, newRecordField)))
  return rows.length
}

/** A number that nothing has: beyond those of an organiser, and past what another fair brought in. */
export async function nextRecordId(db: Queries): Promise<number> {
  for (;;) {
    const { rows } = await db.execute<{ id: number; taken: boolean }>(sql`
      select candidate.id, exists (select 1 from product where product.id = candidate.id)
        or exists (select 1 from contact where contact.id = candidate.id)
        or exists (select 1 from booth_document where booth_document.id = candidate.id)
        or exists (select 1 from content_draft where content_draft.record_id = candidate.id) as taken
      from (select nextval('desk_record_id')::integer as id) as candidate`)
    const [row] = rows
    if (row && !row.taken) return row.id
  }
}
