import type { ContentRecord, ContentSummary, Language } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { RecordKey } from './draft-queries.ts'
import { namesOfEditors } from './editors.ts'
import { addressesIn } from './files/addresses.ts'
import { type LoadedContent, type LoadedRecord, loadContent } from './load-records.ts'
import { recordView, summaryView } from './record-view.ts'

export type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'>

export async function listRecords(needs: Needs, companyId: number): Promise<ContentSummary[]> {
  const content = await loadContent(needs.database.db, companyId, needs.clock.now())
  const addressAt = addressesIn(content, needs)
  return content.records.map((record) => summaryView(record, addressAt))
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
}

export async function readRecord(
  needs: Pick<Needs, 'clock' | 'secrets'>,
  db: Queries,
  key: RecordKey,
  { companyId, language }: Reader,
): Promise<ContentRecord> {
  const { record, content } = await loadOwn(db, companyId, key, needs.clock.now())
  const names = await namesOfEditors(
    db,
    [...record.drafts.values()].map(({ editedBy }) => editedBy),
  )
  return recordView(record, { addressAt: addressesIn(content, needs), names, language })
}
