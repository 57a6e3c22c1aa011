import { parse } from 'csv-parse/sync'
import { type TableName, tableNames } from '../format/columns.ts'
import { decodeText } from '../format/decode-text.ts'
import { type ContentProblem, Problems } from '../format/problem.ts'
import type { Content, ReadContent } from '../format/read-content.ts'
import { readValue } from '../format/read-value.ts'
import { tables } from '../format/tables.ts'
import type { CheckedRow } from '../format/values.ts'
import type { Words } from '../format/words.ts'

/** The heading of the sheet a translator fills. */
export const translationFields = ['table', 'id', 'field', 'zh', 'en'] as const

type Line = Partial<Record<(typeof translationFields)[number], string>>

const nowhere = { isCountry: () => true, isArea: () => true }

/** A filled sheet as content: the records it names as they are stored, with the texts that were missing. */
export function readTranslations(file: string, bytes: Buffer, stored: Content): ReadContent {
  const problems = new Problems()
  const changed = new Map<string, CheckedRow>()
  for (const [index, line] of linesOf(file, bytes, problems).entries())
    takeLine({ file, line: index + 2 }, line, { stored, changed, problems })
  const content = noRows()
  const ids = Object.fromEntries(tableNames.map((name) => [name, new Set<number>()])) as ReadContent['ids']
  for (const [key, row] of changed) content[key.split(' ')[0] as TableName].push(row)
  return { content, faulty: noRows(), ids, present: new Set(), problems }
}

function noRows() {
  return Object.fromEntries(tableNames.map((name) => [name, [] as CheckedRow[]])) as Content
}

function linesOf(file: string, bytes: Buffer, problems: Problems): Line[] {
  try {
    const [heading, ...rows] = parse(decodeText(bytes), { bom: true, relax_column_count: true }) as string[][]
    const names = (heading ?? []).map((name) => name.trim())
    if (translationFields.every((field) => names.includes(field)))
      return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ''])))
  } catch {
    // Told like any other file that is not the sheet.
  }
  problems.add(
    { file, line: 1 },
    `应有这些栏：${translationFields.join('、')}（由 doctor --content --csv 写出）`,
    `should have the fields ${translationFields.join(', ')}, as doctor --content --csv writes them`,
  )
  return []
}

interface Taking {
  stored: Content
  changed: Map<string, CheckedRow>
  problems: Problems
}

function takeLine(
  where: Pick<ContentProblem, 'file' | 'line'> & { file: string; line: number },
  line: Line,
  taking: Taking,
) {
  const { stored, changed, problems } = taking
  const { table = '', id = '', field = '', zh = '', en = '' } = line
  if (zh === '' && en === '' && table === '') return
  const known = tableNames.find((name) => name === table)
  const column =
    known && Object.hasOwn(tables[known].columns, field) ? tables[known].columns[field] : undefined
  if (!known || column?.kind !== 'words')
    return problems.add(
      where,
      `没有可译的 ${table}.${field}`,
      `there is no text ${table}.${field} to translate`,
    )
  const key = `${known} ${id}`
  const row = changed.get(key) ?? stored[known].find((each) => String(each.id) === id)
  if (!row)
    return problems.add(
      { ...where, field: 'id' },
      `${table} 中没有编号 ${id}`,
      `names ${id}, which is not among the ${table}`,
    )
  const was = row.values[field] as Words
  for (const [language, text] of Object.entries({ zh, en })) {
    const reading = readValue(column, text, nowhere)
    if ('problem' in reading)
      return problems.add({ ...where, field: language }, reading.problem.zh, reading.problem.en)
    const before = was[language as keyof Words]
    if (before !== '' && before !== text)
      return problems.add(
        { ...where, field: language },
        '原文与现在的内容不同；请重新导出后再译',
        'is not the text as it is now; write the sheet anew and translate that',
      )
  }
  changed.set(key, { ...row, ...where, values: { ...row.values, [field]: { zh, en } } })
}
