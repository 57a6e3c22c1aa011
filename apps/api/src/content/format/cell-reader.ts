import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { decodeText } from './decode-text.ts'
import { UnreadableSource } from './problem.ts'
import type { WorkbookReader } from './read-workbook.ts'

/** Turns the bytes of a spreadsheet into cells. */
export interface CellReader extends WorkbookReader {
  csv(text: string, delimiter: string): string[][] | Promise<string[][]>
}

export const inThisThread: CellReader = {
  workbook: (bytes) => readSheet(bytes),
  csv: (text, delimiter) => parse(text, csvOptions(delimiter)),
}

export const csvOptions = (delimiter: string) => ({
  bom: true,
  delimiter,
  relax_column_count: true,
  skip_empty_lines: false,
  trim: false,
})

export async function cellsOfCsv(bytes: Buffer, reader: CellReader): Promise<string[][]> {
  const text = decodeText(bytes)
  try {
    return await reader.csv(text, delimiterOf(text))
  } catch (error) {
    const line = Number((error as { lines?: unknown }).lines ?? Number.NaN)
    throw new UnreadableSource(
      Number.isNaN(line)
        ? { zh: '不是完好的 CSV', en: 'is not a sound CSV' }
        : {
            zh: `第 ${line} 行附近的引号没有成对；文字里的引号要写成两个`,
            en: `has a quotation mark without its partner near line ${line}; one inside a text is written twice`,
          },
    )
  }
}

/** Where a comma stands in numbers, a spreadsheet writes semicolons between the fields of what it calls CSV. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  return [',', ';', '\t'].find((sign) => heading.includes(sign)) ?? ','
}
