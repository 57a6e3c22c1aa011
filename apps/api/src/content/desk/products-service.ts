import { type ContentRecord, deskContentLimits, type Language } from '@tradefloor/contract'
import { lockCompany } from '../../db/lock-company.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { withDrafts } from './check-record.ts'
import { countNewRecords, newRecordField, nextRecordId, writeDrafts } from './draft-queries.ts'
import { loadOwn, type Needs, readRecord } from './records-service.ts'

const table = 'products'

/** A new product, empty or with what another one says. It is a draft and nothing else until it is published. */
export async function addProduct(
  needs: Needs,
  { companyId, accountId }: ContactCaller,
  { copyOf, language }: { copyOf: number | undefined; language: Language },
): Promise<ContentRecord> {
  const now = needs.clock.now()
  return needs.database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    const source =
      copyOf === undefined ? undefined : (await loadOwn(db, companyId, { table, id: copyOf }, now)).record
    if ((await countNewRecords(db, companyId)) >= deskContentLimits.newProducts)
      throw new Problem('new_products_full')
    const id = await nextRecordId(db)
    const texts = source ? [...withDrafts(source)].filter(([, text]) => text !== '') : []
    const drafts = [[newRecordField, String(id)] as const, ...texts]
    await writeDrafts(
      db,
      { table, id },
      drafts.map(([field, value]) => ({ field, value, base: '' })),
      { companyId, accountId, now },
    )
    return readRecord(needs, db, { table, id }, { companyId, language })
  })
}
