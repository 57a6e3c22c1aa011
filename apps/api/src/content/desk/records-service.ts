import type { ContentRecord, ContentSummary, Language } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { RecordKey } from './draft-queries.ts'
import { namesOfEditors } from './editors.ts'
import { type LoadedContent, type LoadedRecord, loadContent } from './load-records.ts'
import { recordView, summaryView } from './record-view.ts'

export type Needs = Pick<Dependencies, 'database' | 'clock'>

export async function listRecords({ database, clock }: Needs, companyId: number): Promise<ContentSummary[]> {
  const content = await loadContent(database.db, companyId, clock.now())
  return content.records.map((record) => summaryView(record, content))
}

/** One of the company's own; anything else is as missing. */
export async function loadOwn(
  db: Queries,
  companyId: number,
  key: RecordKey,
  now: Date,
): Promise<{ record: LoadedRecord; content: LoadedContent }> {
  const content = await loadContent(db, companyId, now, key)
  const record = content.records.find(({ id }) => id === key.id)
  if (!record) throw new Problem('not_found')
  return { record, content }
}

interface Reader {
  companyId: number
  language: Language
  now: Date
}

export async function readRecord(
  db: Queries,
  key: RecordKey,
  { companyId, language, now }: Reader,
): Promise<ContentRecord> {
  const { record, content } = await loadOwn(db, companyId, key, now)
  const names = await namesOfEditors(
    db,
    [...record.drafts.values()].map(({ editedBy }) => editedBy),
  )
  return recordView(record, content, names, language)
}
