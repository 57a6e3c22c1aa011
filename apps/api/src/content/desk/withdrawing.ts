import type { ContentRecord, Language } from '@tradefloor/contract'
import { and, eq } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { refreshCompanies } from '../../modules/search/index.ts'
import { boothDocument, deskEdit, product } from '../../schema/index.ts'
import { takeImportLock } from '../import/import-lock.ts'
import type { LoadedRecord } from './load-records.ts'
import type { OrderedTable } from './record-order.ts'
import { loadOwn, type Needs, readRecord } from './records-service.ts'

interface Wish {
  key: { table: OrderedTable; id: number }
  language: Language
}

const storedIn = { products: product, 'booth-documents': boothDocument } as const

/** Hides a product or a document from visitors. What they keep of it stays, and it comes back as it was. */
export const withdrawRecord = (needs: Needs, caller: ContactCaller, wish: Wish) =>
  setWithdrawn(needs, caller, wish, async (db, { withdrawnBy, table: tableName, id }) => {
    if (withdrawnBy !== null) return
    const now = needs.clock.now()
    await writeWithdrawn(db, wish.key, now)
    await db
      .insert(deskEdit)
      .values({ tableName, recordId: id, field: 'withdrawn', editedAt: now })
      .onConflictDoNothing()
  })

/** What the organiser has withdrawn the organiser brings back. */
export const returnRecord = (needs: Needs, caller: ContactCaller, wish: Wish) =>
  setWithdrawn(needs, caller, wish, async (db, { withdrawnBy, table: tableName, id }) => {
    if (withdrawnBy === 'organiser') throw new Problem('withdrawn_by_organiser')
    await writeWithdrawn(db, wish.key, null)
    await db
      .delete(deskEdit)
      .where(
        and(eq(deskEdit.tableName, tableName), eq(deskEdit.recordId, id), eq(deskEdit.field, 'withdrawn')),
      )
  })

function writeWithdrawn(db: Queries, { table, id }: Wish['key'], withdrawnAt: Date | null) {
  const kept = storedIn[table]
  return db.update(kept).set({ withdrawnAt }).where(eq(kept.id, id))
}

async function setWithdrawn(
  needs: Needs,
  { companyId }: ContactCaller,
  { key, language }: Wish,
  change: (db: Queries, record: LoadedRecord) => Promise<void>,
): Promise<ContentRecord> {
  return needs.database.longTransaction(async (db) => {
    await takeImportLock(db)
    await lockCompany(db, companyId)
    const { record } = await loadOwn(db, companyId, key, needs.clock.now())
    // Nobody sees what was never published.
    if (record.stored === null) throw new Problem('not_found')
    await change(db, record)
    await refreshCompanies(db, [companyId])
    for (const subject of ['exhibitor', 'product', 'booth'] as const) await announce(db, subject)
    return readRecord(needs, db, key, { companyId, language })
  })
}
