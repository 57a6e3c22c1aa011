import type { ProductSheetFormat } from '@tradefloor/contract'
import { lockCompany } from '../../../db/lock-company.ts'
import { csvOf } from '../../../text-formats/csv.ts'
import { writeWorkbook } from '../../../workbooks/index.ts'
import { loadContent } from '../load-records.ts'
import { inBoothOrder, type Needs } from '../records-service.ts'
import { noteExport } from './exported-cells.ts'
import { asCells, rowOfProduct, sheetHeading } from './product-rows.ts'

/** All products of the company with their drafts, as a file that the organiser's import and the desk read. */
export async function exportProducts(
  { database, clock }: Needs,
  companyId: number,
  format: ProductSheetFormat,
): Promise<string | Buffer> {
  const now = clock.now()
  const products = await database.db.transaction(async (db) => {
    // What is noted is what leaves: nobody writes in between.
    await lockCompany(db, companyId)
    const { records } = await loadContent(db, companyId, now)
    const all = (await inBoothOrder(db, companyId, records)).filter(({ table }) => table === 'products')
    await noteExport(db, companyId, { records: all, now })
    return all
  })
  const rows = products.map((record) => rowOfProduct(record, companyId))
  return format === 'csv'
    ? csvOf([[...sheetHeading], ...rows])
    : writeWorkbook([[...sheetHeading], ...rows.map(asCells)])
}
