import { type ContentRecord, deskContentLimits, type Language } from '@tradefloor/contract'
import { and, eq } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { refreshCompanies } from '../../modules/search/index.ts'
import { deskEdit, product } from '../../schema/index.ts'
import { takeImportLock } from '../import/import-lock.ts'
import { withDrafts } from './check-record.ts'
import { countNewRecords, newRecordField, nextRecordId, writeDrafts } from './draft-queries.ts'
import type { LoadedRecord } from './load-records.ts'
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

interface Wish {
  id: number
  language: Language
}

/** Hides a product from visitors. What they keep of it stays, and it comes back as it was. */
export const withdrawProduct = (needs: Needs, caller: ContactCaller, wish: Wish) =>
  setWithdrawn(needs, caller, wish, async (db, { withdrawnBy }) => {
    if (withdrawnBy !== null) return
    const now = needs.clock.now()
    await db.update(product).set({ withdrawnAt: now }).where(eq(product.id, wish.id))
    await db
      .insert(deskEdit)
      .values({ tableName: table, recordId: wish.id, field: 'withdrawn', editedAt: now })
      .onConflictDoNothing()
  })

/** What the organiser has withdrawn the organiser brings back. */
export const returnProduct = (needs: Needs, caller: ContactCaller, wish: Wish) =>
  setWithdrawn(needs, caller, wish, async (db, { withdrawnBy }) => {
    if (withdrawnBy === 'organiser') throw new Problem('withdrawn_by_organiser')
    await db.update(product).set({ withdrawnAt: null }).where(eq(product.id, wish.id))
    await db
      .delete(deskEdit)
      .where(
        and(eq(deskEdit.tableName, table), eq(deskEdit.recordId, wish.id), eq(deskEdit.field, 'withdrawn')),
      )
  })

async function setWithdrawn(
  needs: Needs,
  { companyId }: ContactCaller,
  { id, language }: Wish,
  change: (db: Queries, record: LoadedRecord) => Promise<void>,
): Promise<ContentRecord> {
  return needs.database.longTransaction(async (db) => {
    await takeImportLock(db)
    await lockCompany(db, companyId)
    const { record } = await loadOwn(db, companyId, { table, id }, needs.clock.now())
    // Nobody sees what was never published.
    if (record.stored === null) throw new Problem('not_found')
    await change(db, record)
    await refreshCompanies(db, [companyId])
    for (const subject of ['exhibitor', 'product', 'booth'] as const) await announce(db, subject)
    return readRecord(needs, db, { table, id }, { companyId, language })
  })
}
