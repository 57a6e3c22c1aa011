import type { ProductSheetFormat } from '@tradefloor/contract'
import { csvOf } from '../../../text-formats/csv.ts'
import { writeWorkbook } from '../../../workbooks/index.ts'
import { loadContent } from '../load-records.ts'
import type { Needs } from '../records-service.ts'
import { asCells, rowOfProduct, sheetHeading } from './product-rows.ts'

/** All products of the company with their drafts, as a file that the organiser's import and the desk read. */
export async function exportProducts(
  { database, clock }: Needs,
  companyId: number,
  format: ProductSheetFormat,
): Promise<string | Buffer> {
  const { records } = await loadContent(database.db, companyId, clock.now())
  const rows = records
    .filter(({ table }) => table === 'products')
    .map((record) => rowOfProduct(record, companyId))
  return format === 'csv'
    ? csvOf([[...sheetHeading], ...rows])
    : writeWorkbook([[...sheetHeading], ...rows.map(asCells)])
}
