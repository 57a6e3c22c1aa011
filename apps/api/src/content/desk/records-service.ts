import type { ContentRecord, ContentSummary, Language } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { RecordKey } from './draft-queries.ts'
import { deskTables } from './editable.ts'
import { namesOfEditors } from './editors.ts'
import { addressesIn } from './files/addresses.ts'
import { type LoadedContent, type LoadedRecord, loadContent } from './load-records.ts'
import { findRecordOrder } from './record-order.ts'
import { recordView, summaryView } from './record-view.ts'

export type Needs = Pick<Dependencies, 'database' | 'clock' | 'secrets'>

export async function listRecords(needs: Needs, companyId: number): Promise<ContentSummary[]> {
  const { db } = needs.database
  const content = await loadContent(db, companyId, needs.clock.now())
  const addressAt = addressesIn(content, needs)
  const records = await inBoothOrder(db, companyId, content.records)
  return records.map((record) => summaryView(record, addressAt))
}

/** The profile, then the products and the documents as visitors find them, each with those last that nobody has seen. */
export async function inBoothOrder(
  db: Queries,
  companyId: number,
  records: readonly LoadedRecord[],
): Promise<LoadedRecord[]> {
  const places = new Map<string, number>()
  for (const table of ['products', 'booth-documents'] as const)
    for (const { id } of await findRecordOrder(db, table, companyId))
      places.set(`${table} ${id}`, places.size)
  const placeOf = ({ table, id }: LoadedRecord) => places.get(`${table} ${id}`) ?? places.size
  return deskTables.flatMap((table) =>
    records
      .filter((record) => record.table === table)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  )
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
