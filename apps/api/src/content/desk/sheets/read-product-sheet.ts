import { productSheetLimits } from '@tradefloor/contract'
import { csvCells, workbookCells } from '../../../workbooks/index.ts'
import { csvOptions } from '../../format/cell-reader.ts'
import { checkTable } from '../../format/check-table.ts'
import { Problems } from '../../format/problem.ts'
import { type RawRow, readSpreadsheet } from '../../format/table-rows.ts'
import { tables } from '../../format/tables.ts'
import { type CellTexts, places, textsOf } from '../cell-texts.ts'
import { fieldCalled } from '../editable.ts'

/** What a file says, before it is known what is there. */
export interface ReadSheet {
  rows: RawRow[]
  /** The cells that its columns stand for. */
  cells: ReadonlySet<string>
  unknownFields: string[]
  problems: Problems
}

export interface SheetRow {
  line: number
  /** Null for a new product. */
  id: number | null
  company: number | null
  /** Set in the list of products, and only compared. */
  position: number | null
  /** Of the columns that the sheet has. */
  texts: CellTexts
}

/** The organiser's table, in which a new product has no number yet and the company is known. */
const { id, company, ...others } = tables.products.columns as Required<typeof tables.products.columns>
const sheetTable = {
  ...tables.products,
  columns: { id: { ...id, required: undefined }, company: { ...company, required: undefined }, ...others },
} as typeof tables.products

/** Read where it holds up nobody, and no further than a spreadsheet of a person reaches. */
const reader = {
  workbook: workbookCells,
  csv: (text: string, delimiter: string) => csvCells(text, csvOptions(delimiter)),
  bounds: { bytes: 32 * 1_048_576, rows: 10 * productSheetLimits.rows },
}

const startsAs = (bytes: Buffer, start: string) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))
/** A workbook, or what its owner takes for one: the reader says what is wrong with it. */
const isWorkbook = (name: string, bytes: Buffer) =>
  startsAs(bytes, 'PK') ||
  startsAs(bytes, '\xd0\xcf\x11\xe0') ||
  /\.(?:xls[xmb]?|ods|et|numbers)$/i.test(name)

export async function readProductSheet(file: { name: string; bytes: Buffer }): Promise<ReadSheet> {
  const problems = new Problems()
  const path = isWorkbook(file.name, file.bytes) ? 'products.xlsx' : 'products.csv'
  const sheet = await readSpreadsheet(sheetTable, path, file.bytes, problems, reader)
  if (sheet.rows.length > productSheetLimits.rows) {
    problems.add(
      { file: path },
      `超过 ${productSheetLimits.rows} 行；请分成几个文件`,
      `has more than ${productSheetLimits.rows} lines; split it into several files`,
    )
    sheet.rows = []
  }
  const known = sheet.fields.filter(isKnown)
  if (known.length === 0) sheet.rows = []
  if (known.length === 0 && problems.list.length === 0) refuseHeading(path, problems)
  return {
    rows: sheet.rows.map(asWritten),
    cells: new Set(known.map(cellOf)),
    unknownFields: sheet.fields.filter((name) => !isKnown(name)),
    problems,
  }
}

/** Each line by the import's own checks, as the product would be with it: a column that is missing changes nothing. */
export function checkRows(
  { rows, cells, problems }: ReadSheet,
  presentOf: (id: number) => CellTexts | undefined,
): SheetRow[] {
  const whole = rows.map((row) => {
    const present = presentOf(Number(row.fields.get('id')))
    if (!present) return row
    const others = [...present].filter(([field, text]) => text !== '' && !cells.has(field))
    return { ...row, fields: new Map([...others, ...row.fields]) }
  })
  const { rows: sound, faulty } = checkTable(sheetTable, whole, places, problems)
  return [...sound, ...faulty]
    .sort((a, b) => a.line - b.line)
    .map(({ line, values }) => ({
      line,
      id: (values.id as number | null) ?? null,
      company: (values.company as number | null) ?? null,
      position: (values.position as number | null) ?? null,
      texts: new Map([...textsOf('products', values)].filter(([field]) => cells.has(field))),
    }))
}

/** A bare name in a spreadsheet is the Chinese one. */
const cellOf = (name: string) => (fieldCalled('products', `${name}.zh`) ? `${name}.zh` : name)
const isKnown = (name: string) =>
  ['id', 'company', 'position'].includes(name) || fieldCalled('products', cellOf(name)) !== undefined

function refuseHeading(file: string, problems: Problems) {
  const all = Object.keys(sheetTable.columns)
  problems.add(
    { file, line: 1 },
    `第一行不是展品表的标题；标题有：${all.join('、')}`,
    `does not have the headings of a table of products in its first line; they are: ${all.join(', ')}`,
  )
}

/** A column of the exhibitor's own is left out; ends of lines are ours. */
const asWritten = (row: RawRow): RawRow => ({
  ...row,
  fields: new Map(
    [...row.fields].filter(([name]) => isKnown(name)).map(([name, text]) => [cellOf(name), unguarded(text)]),
  ),
})

/** Without the apostrophe that our CSV puts before what a spreadsheet would run. */
const unguarded = (text: string) => text.replace(/\r\n?/g, '\n').replace(/^'(?=[=+\-@＝＋－＠])/, '')
