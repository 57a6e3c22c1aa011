import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import type { Problems } from './problem.ts'

/** A record as it stands in a file: each field's text, and where it is. */
export interface RawRow {
  file: string
  line: number
  /** Flat: name.zh, name.en. Lists are joined by semicolons as in a spreadsheet. */
  fields: ReadonlyMap<string, string>
}

/** UTF-8 with or without a mark; whatever is not that comes from a spreadsheet in Chinese. */
export function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

export async function rowsOf(file: string, bytes: Buffer, problems: Problems): Promise<RawRow[]> {
  try {
    if (file.endsWith('.json')) return rowsOfJson(file, JSON.parse(decodeText(bytes)), problems)
    const cells = file.endsWith('.csv') ? cellsOfCsv(bytes) : await readSheet(bytes)
    return rowsOfCells(
      file,
      cells.map((row) => row.map(textOf)),
      problems,
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    problems.add({ file }, `无法读取：${reason}`, `cannot be read: ${reason}`)
    return []
  }
}

const cellsOfCsv = (bytes: Buffer): string[][] =>
  parse(decodeText(bytes), { bom: true, relax_column_count: true, skip_empty_lines: false, trim: false })

/**
 * Dates of a workbook come as moments without a zone; they are what was written in the cell. It keeps them as parts of
 * a day, so that half past nine is a thousandth of a second early: to the nearest second.
 */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
}

function rowsOfCells(file: string, [heading = [], ...rows]: string[][], problems: Problems): RawRow[] {
  const names = heading.map((name) => name.trim())
  for (const [index, name] of names.entries())
    if (name !== '' && names.indexOf(name) !== index)
      problems.add({ file, line: 1, field: name }, '这一列出现了两次', 'stands in the heading twice')
  return rows.flatMap((cells, index) => {
    const fields = new Map<string, string>()
    for (const [column, text] of cells.entries()) {
      const name = names[column]
      if (name && text.trim() !== '') fields.set(name, text.trim())
      else if (!name && text.trim() !== '')
        problems.add(
          { file, line: index + 2 },
          `第 ${column + 1} 列有内容却没有标题`,
          `has text in column ${column + 1}, which has no heading`,
        )
    }
    return fields.size === 0 ? [] : [{ file, line: index + 2, fields }]
  })
}

/** Records are counted, as a JSON file has no lines that matter. */
function rowsOfJson(file: string, value: unknown, problems: Problems): RawRow[] {
  if (!Array.isArray(value)) {
    problems.add({ file }, '应为记录的数组', 'should be an array of records')
    return []
  }
  return value.flatMap((record: unknown, index) => {
    const line = index + 1
    if (typeof record !== 'object' || record === null || Array.isArray(record)) {
      problems.add({ file, line }, '应为一条记录', 'should be a record')
      return []
    }
    const fields = new Map<string, string>()
    for (const [name, part] of Object.entries(record)) {
      const text = flat(name, part, fields)
      if (text === false)
        problems.add({ file, line, field: name }, '内容的形式不对', 'has a value of the wrong form')
    }
    return [{ file, line, fields }]
  })
}

function flat(name: string, part: unknown, fields: Map<string, string>): boolean {
  if (part === null || part === '') return true
  if (typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean') {
    fields.set(name, textOf(part).trim())
    return true
  }
  if (Array.isArray(part)) {
    const texts = part.map((each) => (typeof each === 'object' ? boothText(each) : textOf(each)))
    if (texts.some((text) => text === null || text.includes(';'))) return false
    fields.set(name, texts.join(';'))
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
