import type { Column, Table } from './columns.ts'
import type { Problems } from './problem.ts'
import { type KnownAreas, readValue } from './read-value.ts'
import type { RawRow } from './table-rows.ts'
import type { CheckedRow, Value } from './values.ts'

interface CheckedTable {
  rows: CheckedRow[]
  /** With a fault already, which their other fields may have too; a field at fault has no value. */
  faulty: CheckedRow[]
  ids: Set<number>
}

/**
 * Checks the rows of one table by its description: each alone, and that no id stands twice. Ids are known of records
 * that have faults too, so that a mistake in a company is not told again for each of its products.
 */
export function checkTable(
  table: Table,
  rows: RawRow[],
  places: KnownAreas,
  problems: Problems,
): CheckedTable {
  const seen = new Map<number, RawRow>()
  const ids = new Set<number>()
  const unknown = new Set<string>()
  const checked: CheckedTable = { rows: [], faulty: [], ids }
  for (const row of rows) {
    const before = problems.list.length
    refuseUnknown(table, row, unknown, problems)
    const values: Record<string, Value> = {}
    for (const [name, column] of Object.entries(table.columns))
      values[name] = readField(name, column, row, places, problems)
    // Of a field that has a fault already nothing can be said beside another.
    if (problems.list.length === before)
      for (const { field, text } of table.contradictions?.(values) ?? [])
        problems.add({ file: row.file, line: row.line, field }, text.zh, text.en)
    // There is one fair.
    const id = table.columns.id ? values.id : 1
    if (typeof id === 'number') {
      ids.add(id)
      const first = seen.get(id)
      if (first)
        problems.add(
          { file: row.file, line: row.line, field: 'id' },
          `编号 ${id} 已在 ${first.file} 第 ${first.line} 行用过`,
          `number ${id} is already used in ${first.file}, line ${first.line}`,
        )
      else seen.set(id, row)
    }
    const isFaulty = problems.list.length > before
    checked[isFaulty ? 'faulty' : 'rows'].push({ file: row.file, line: row.line, id: Number(id), values })
  }
  return checked
}

/** A field that is none is told once for its file, where it is first used, and not again on each line. */
function refuseUnknown(
  { columns }: Table,
  { file, line, fields }: RawRow,
  told: Set<string>,
  problems: Problems,
) {
  for (const name of fields.keys()) {
    if (told.has(`${file} ${name}`)) continue
    const [base = '', language, ...more] = name.split('.')
    const column = Object.hasOwn(columns, base) ? columns[base] : undefined
    const fits =
      column &&
      more.length === 0 &&
      (language === undefined ? true : column.kind === 'words' && (language === 'zh' || language === 'en'))
    if (fits) continue
    told.add(`${file} ${name}`)
    problems.add(
      { file, line, field: name },
      `没有这一栏；可用的是：${Object.keys(columns).join('、')}`,
      `is not a field; there are: ${Object.keys(columns).join(', ')}`,
    )
  }
}

function readField(name: string, column: Column, row: RawRow, places: KnownAreas, problems: Problems): Value {
  let faulty = row.told?.has(name) ?? false
  const one = (field: string): Value => {
    const text = row.fields.get(field)
    if (text === undefined) return column.otherwise ?? null
    const reading = readValue(column, text, places)
    if ('value' in reading) return reading.value
    faulty = true
    problems.add({ file: row.file, line: row.line, field }, reading.problem.zh, reading.problem.en)
    return null
  }
  if (column.kind === 'words') {
    // A bare name in a spreadsheet is the Chinese one.
    const words = { zh: String(one(`${name}.zh`) ?? one(name) ?? ''), en: String(one(`${name}.en`) ?? '') }
    if (column.required && !faulty && words.zh === '' && words.en === '') missing(`${name}.zh`, row, problems)
    return words
  }
  const value = one(name)
  if (column.required && !faulty && value === null) missing(name, row, problems)
  return value
}

function missing(field: string, { file, line }: RawRow, problems: Problems) {
  problems.add({ file, line, field }, '必填，不能为空', 'is required and empty')
}
