import { type CellReader, cellsOfCsv, inThisThread } from './cell-reader.ts'
import type { Column, Table } from './columns.ts'
import { decodeText } from './decode-text.ts'
import { Problems, UnreadableSource } from './problem.ts'
import { readJsonText } from './read-json.ts'
import { readWorkbook } from './read-workbook.ts'

/** A record as it stands in a file: each field's text, and where it is. */
export interface RawRow {
  file: string
  line: number
  /** Flat: name.zh, name.en. Lists are joined by semicolons as in a spreadsheet. */
  fields: ReadonlyMap<string, string>
  /** Fields whose form was wrong already: they are not missing as well. */
  told?: ReadonlySet<string>
}

/** A table as wide as this was not made by a person. */
const mostColumns = 500

export async function rowsOf(
  table: Table,
  file: string,
  bytes: Buffer,
  problems: Problems,
): Promise<RawRow[]> {
  if (!file.endsWith('.json')) return (await readSpreadsheet(table, file, bytes, problems)).rows
  return toldIfUnreadable(file, problems, [], () =>
    rowsOfJson(table, file, readJsonText(decodeText(bytes)), problems),
  )
}

/** The rows of a CSV or a workbook, by the name of the file, and the fields in its heading. */
export const readSpreadsheet = (
  table: Table,
  file: string,
  bytes: Buffer,
  problems: Problems,
  reader: CellReader = inThisThread,
): Promise<Spreadsheet> =>
  toldIfUnreadable(file, problems, { fields: [], rows: [] }, async () => {
    const cells = file.endsWith('.csv')
      ? await cellsOfCsv(bytes, reader)
      : await readWorkbook(file, bytes, problems, reader)
    const texts = cells.map((row) => row.map(textOf))
    return { fields: headingIn(texts), rows: rowsOfCells(table, file, texts, problems) }
  })

interface Spreadsheet {
  fields: string[]
  rows: RawRow[]
}

const headingIn = ([heading = []]: string[][]) => heading.map((name) => name.trim()).filter(Boolean)

async function toldIfUnreadable<Result>(
  file: string,
  problems: Problems,
  nothing: Result,
  read: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const { zh, en } =
      error instanceof UnreadableSource
        ? error.texts
        : { zh: '无法读取，文件可能已损坏', en: 'cannot be read; it may be damaged' }
    problems.add({ file }, zh, en)
    return nothing
  }
}

/**
 * Dates of a workbook come as moments without a zone; they are what was written in the cell. It keeps them as parts of
 * a day, so that half past nine is a thousandth of a second early: to the nearest second.
 */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  // A workbook keeps 12.3 as 12.300000000000001, and shows fifteen digits.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return String(cell)
}

function rowsOfCells(
  table: Table,
  file: string,
  [heading = [], ...rows]: string[][],
  problems: Problems,
): RawRow[] {
  const names = heading.map((name) => name.trim())
  if ([heading, ...rows].some(({ length }) => length > mostColumns))
    throw new UnreadableSource({
      zh: `超过 ${mostColumns} 列`,
      en: `has more than ${mostColumns} columns`,
    })
  if (isForeign(table, names)) {
    const line = rows.findIndex((cells) => isHeading(table, cells)) + 2
    if (line > 1) {
      refuseLinesAbove(file, line, problems)
      return []
    }
  }
  for (const [index, name] of names.entries())
    if (name !== '' && names.indexOf(name) !== index)
      problems.add({ file, line: 1, field: name }, '这一列出现了两次', 'stands in the heading twice')
  const told = new Set<number>()
  const read = rows.flatMap((cells, index) => {
    const fields = new Map<string, string>()
    for (const [column, text] of cells.entries()) {
      const name = names[column]
      if (name && text.trim() !== '') fields.set(name, text.trim())
      else if (!name && text.trim() !== '' && !told.has(column)) {
        told.add(column)
        problems.add(
          { file, line: index + 2 },
          `第 ${column + 1} 列有内容却没有标题`,
          `has text in column ${column + 1}, which has no heading`,
        )
      }
    }
    return fields.size === 0 ? [] : [{ file, line: index + 2, fields }]
  })
  // Where there are records, a heading that is none is told with them.
  if (read.length === 0) refuseForeignHeadings(table, file, names, problems)
  return read
}

const isField = ({ columns }: Table, name: string) => Object.hasOwn(columns, name.split('.')[0] ?? '')
const isForeign = (table: Table, names: readonly string[]) => !names.some((name) => isField(table, name))
/** Two of its fields in one line are no coincidence. */
const isHeading = (table: Table, cells: readonly string[]) =>
  cells.filter((cell) => isField(table, cell.trim())).length > 1

/** Of the file as a whole: nobody can tell what it would have brought. */
function refuseLinesAbove(file: string, line: number, problems: Problems) {
  problems.add(
    { file },
    `的栏名在第 ${line} 行；请删去它上面的行，使栏名成为第一行`,
    `has the names of its fields in line ${line}; delete the lines above it`,
  )
}

/** A sheet of instructions, or of another table, looks like an empty table of ours. */
function refuseForeignHeadings(table: Table, file: string, names: string[], problems: Problems) {
  const foreign = names.filter((name) => name !== '' && !isField(table, name))
  const all = Object.keys(table.columns)
  if (foreign.length > 0 && isForeign(table, names))
    problems.add(
      { file, line: 1 },
      `第一行不是这个表的标题（只读取第一张工作表）；标题有：${all.join('、')}`,
      `does not have the headings of this table in its first line (only the first sheet is read); they are: ${all.join(', ')}`,
    )
  else
    for (const name of foreign)
      problems.add(
        { file, line: 1, field: name },
        `没有这一栏；可用的是：${all.join('、')}`,
        `is not a field; there are: ${all.join(', ')}`,
      )
}

/** Records are counted, as a JSON file has no lines that matter; one that has its file to itself is not. */
function rowsOfJson(table: Table, file: string, value: unknown, problems: Problems): RawRow[] {
  if (table.alone) {
    const row = rowOf(table, value, { file }, problems)
    return row ? [{ ...row, file, line: 1 }] : []
  }
  if (!Array.isArray(value)) {
    problems.add({ file }, '应为记录的数组', 'should be an array of records')
    return []
  }
  return value.flatMap((record: unknown, index) => {
    const line = index + 1
    const row = rowOf(table, record, { file, line }, problems)
    return row ? [{ ...row, file, line }] : []
  })
}

/** As it would stand in the cells of a spreadsheet. What no cell can hold is an error of ours. */
export function fieldsOfRecord(table: Table, record: Record<string, unknown>): ReadonlyMap<string, string> {
  const problems = new Problems()
  const row = rowOf(table, record, { file: table.name }, problems)
  if (!row || problems.list.length > 0)
    throw new Error(`A record of ${table.name} does not fit into cells: ${JSON.stringify(problems.list)}`)
  return row.fields
}

function rowOf(
  { columns }: Table,
  record: unknown,
  where: { file: string; line?: number },
  problems: Problems,
): Pick<RawRow, 'fields' | 'told'> | undefined {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    problems.add(where, '应为一条记录', 'should be a record')
    return undefined
  }
  const fields = new Map<string, string>()
  const told = new Set<string>()
  for (const [name, part] of Object.entries(record)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (part !== null && (column?.kind === 'profile' || column?.kind === 'slides'))
      fields.set(name, JSON.stringify(part))
    else if ((Array.isArray(part) && !takesList(column)) || !flat(name, part, fields)) {
      told.add(name)
      problems.add({ ...where, field: name }, '内容的形式不对', 'has a value of the wrong form')
    }
  }
  return { fields, told }
}

const takesList = (column: Column | undefined) =>
  column?.kind === 'booths' || (column !== undefined && 'many' in column)

function flat(name: string, part: unknown, fields: Map<string, string>): boolean {
  if (part === null || (typeof part === 'string' && part.trim() === '')) return true
  if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean') {
    fields.set(name, textOf(part).trim())
    return true
  }
  if (Array.isArray(part)) {
    const texts = part.map((each) => (typeof each === 'object' ? boothText(each) : textOf(each)))
    if (texts.some((text) => text === null || /[;；]/.test(text))) return false
    if (texts.length > 0) fields.set(name, texts.join(';'))
    return true
  }
  if (typeof part !== 'object') return false
  return Object.entries(part).every(
    ([inner, text]) => typeof text === 'string' && flat(`${name}.${inner}`, text, fields),
  )
}

/** A booth is an object in JSON and `exhibition:number@address` in a cell. */
function boothText(value: unknown): string | null {
  const { exhibition, booth_no = '', url = '', ...rest } = (value ?? {}) as Record<string, unknown>
  if (Object.keys(rest).length > 0 || typeof booth_no !== 'string' || typeof url !== 'string') return null
  return `${String(exhibition ?? '')}${booth_no ? `:${booth_no}` : ''}${url ? `@${url}` : ''}`
}
