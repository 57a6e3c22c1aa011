import type { ContentChange, ContentResult, Language } from '@tradefloor/contract'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { decideChange, type Outcome } from './decide-change.ts'
import { type DraftRow, deleteDrafts, newRecordField, type RecordKey, writeDrafts } from './draft-queries.ts'
import { pictureField } from './editable.ts'
import { nameOf, namesOfEditors } from './editors.ts'
import { uploadIdsIn } from './files/media-cells.ts'
import { lockFiles } from './files/upload-queries.ts'
import { loadOwn, type Needs, readRecord } from './records-service.ts'

interface Wish {
  key: RecordKey
  changes: readonly ContentChange[]
  language: Language
}

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
    for (const { seen, published, ...change } of changes) {
      const isStale = (_present: string, version: number) => seen !== version
      outcomes.set(
        change.field,
        decideChange(record, content.files, { ...change, isStale, replaces: published }, language),
      )
    }

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
