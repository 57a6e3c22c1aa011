import { headingOf } from '../../format/describe-format.ts'
import { tables } from '../../format/tables.ts'
import { withDrafts } from '../check-record.ts'
import type { LoadedRecord } from '../load-records.ts'

/** The fields of the organiser's table, in its order. */
export const sheetHeading: readonly string[] = headingOf('products')

const isNumeric = (field: string) => {
  const kind = tables.products.columns[field]?.kind
  return kind === 'id' || kind === 'ref' || kind === 'number'
}

/** A product as its row, with the drafts: what the exhibitor reads at the desk. */
export function rowOfProduct(record: LoadedRecord, companyId: number): string[] {
  const texts = withDrafts(record)
  const own = new Map([
    ['id', String(record.id)],
    ['company', String(companyId)],
    ['position', String(record.stored?.values.position ?? '')],
  ])
  return sheetHeading.map((field) => own.get(field) ?? texts.get(field) ?? '')
}

/** The same row for a workbook, which tells numbers from texts. */
export const asCells = (row: readonly string[]): (string | number | null)[] =>
  row.map((text, index) => (text === '' ? null : isNumeric(sheetHeading[index] ?? '') ? Number(text) : text))
