import { csvMark } from '../../text-formats/csv.ts'
import type { TableName } from './columns.ts'
import { headingOf } from './describe-format.ts'
import { fieldsOfRecord } from './table-rows.ts'
import { tables } from './tables.ts'

/** One table as a spreadsheet that the import reads: every field has a column. */
export function writeCsv(name: TableName, records: readonly Record<string, string>[]): string {
  const fields = headingOf(name)
  const lines = [fields, ...records.map((record) => fields.map((field) => record[field] ?? ''))]
  return `${csvMark}${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** A record of the JSON files as the cells of its line. */
export const cellsOfRecord = (name: TableName, record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(fieldsOfRecord(tables[name], record))

/** The import refuses formulas, so that there is none to be told from a text. */
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
