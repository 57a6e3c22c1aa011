import type { ContentChange, ContentResult, Language } from '@tradefloor/contract'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { readCell } from './cell-texts.ts'
import { type DraftRow, deleteDrafts, newRecordField, type RecordKey, writeDrafts } from './draft-queries.ts'
import { fieldCalled, pictureField } from './editable.ts'
import { nameOf, namesOfEditors } from './editors.ts'
import { mediaProblem, uploadIdsIn } from './files/media-cells.ts'
import { lockFiles } from './files/upload-queries.ts'
import { loadOwn, type Needs, readRecord } from './records-service.ts'

interface Wish {
  key: RecordKey
  changes: readonly ContentChange[]
  language: Language
}

/** What becomes of one change. */
type Outcome =
  | {
      status: 'saved'
      value: string
      draft?: DraftRow
      write?: { value: string; base: string }
      erase?: true
    }
  | { status: 'refused'; problem: string }
  | { status: 'conflict'; value: string; draft?: DraftRow }

/**
 * Stores what was typed, each field by itself: one that does not pass, or that somebody else has changed meanwhile,
 * is told and does not hold up the others.
 */
export async function changeDrafts(needs: Needs, caller: ContactCaller, { key, changes, language }: Wish) {
  const { companyId, accountId } = caller
  const now = needs.clock.now()
  return needs.database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    await lockFiles(
      db,
      companyId,
      changes.flatMap(({ field, value }) => (field === pictureField[key.table] ? uploadIdsIn(value) : [])),
    )
    const { record, content } = await loadOwn(db, companyId, key, now)
    const outcomes = new Map<string, Outcome>()
    for (const change of changes) outcomes.set(change.field, decide(change))

    const toWrite: { field: string; value: string; base: string }[] = []
    const toErase: string[] = []
    for (const [field, outcome] of outcomes) {
      if (outcome.status !== 'saved') continue
      if (outcome.write) toWrite.push({ field, ...outcome.write })
      if (outcome.erase) toErase.push(field)
    }
    await deleteDrafts(db, companyId, key, toErase)
    const written = await writeDrafts(db, key, toWrite, { companyId, accountId, now })
    const rows = new Map(written.map((row) => [row.field, row]))
    const results = await viewResults(db, outcomes, rows)
    return { results, record: await readRecord(needs, db, key, { companyId, language }) }

    function decide({ field, value, seen, published: replaced }: ContentChange): Outcome {
      const cell = fieldCalled(key.table, field)
      if (!cell) throw new Problem('bad_input', { fields: [{ field, problem: 'is not edited at the desk' }] })
      const reading = readCell(cell.column, value)
      if ('problem' in reading) return { status: 'refused', problem: reading.problem[language] }
      const { text } = reading
      const missing = mediaProblem(cell, text, content.files)
      if (missing) return { status: 'refused', problem: missing[language] }
      const draft = record.drafts.get(field)
      const published = record.published.get(field) ?? ''
      const present = draft?.value ?? published
      const isRebased = replaced !== undefined && replaced === published
      const base = draft && !isRebased ? draft.base : published
      // Sent again after an answer that got lost, it is no conflict.
      if (seen !== (draft?.version ?? 0) && present !== text)
        return { status: 'conflict', value: present, ...(draft ? { draft } : {}) }
      if (text === published) return { status: 'saved', value: text, ...(draft ? { erase: true } : {}) }
      if (draft && present === text && base === draft.base) return { status: 'saved', value: text, draft }
      return { status: 'saved', value: text, write: { value: text, base } }
    }
  })
}

async function viewResults(
  db: Queries,
  outcomes: ReadonlyMap<string, Outcome>,
  rows: ReadonlyMap<string, DraftRow>,
): Promise<ContentResult[]> {
  const others = [...outcomes.values()].map((outcome) =>
    'draft' in outcome ? (outcome.draft?.editedBy ?? null) : null,
  )
  const names = await namesOfEditors(db, others)
  return [...outcomes].map(([field, outcome]) => {
    const draft = 'draft' in outcome ? outcome.draft : undefined
    return {
      field,
      status: outcome.status,
      value: 'value' in outcome ? outcome.value : '',
      version: rows.get(field)?.version ?? draft?.version ?? 0,
      problem: outcome.status === 'refused' ? outcome.problem : '',
      edited_by: nameOf(names, draft?.editedBy),
      edited_at: draft?.editedAt.toISOString() ?? '',
    }
  })
}

/** Takes back what is not published: of one field, or of the record. A product that never was published goes with it. */
export async function discardDrafts(
  needs: Needs,
  { companyId }: ContactCaller,
  { key, field, language }: { key: RecordKey; field: string | undefined; language: Language },
) {
  return needs.database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const { record } = await loadOwn(db, companyId, key, needs.clock.now())
    if (field === newRecordField || (field !== undefined && !record.drafts.has(field)))
      throw new Problem('not_found')
    await deleteDrafts(db, companyId, key, field === undefined ? undefined : [field])
    if (field === undefined && record.stored === null) return { record: null }
    return { record: await readRecord(needs, db, key, { companyId, language }) }
  })
}
