import { isArea, isCountry } from '../../modules/places/index.ts'
import { checkTable } from './check-table.ts'
import { type TableName, tableNames } from './columns.ts'
import { Problems, UnreadableSource } from './problem.ts'
import { bounds, type Source } from './source.ts'
import { type RawRow, rowsOf } from './table-rows.ts'
import { tables } from './tables.ts'
import type { CheckedRow } from './values.ts'

export type Content = Record<TableName, CheckedRow[]>

export interface ReadContent {
  content: Content
  /** Records with a fault, which are not written: what else they name is checked, so that all faults are told at once. */
  faulty: Content
  /** Of records with faults too. */
  ids: Record<TableName, Set<number>>
  /** The tables the source has a file of, be it empty: what it does not speak of is left alone. */
  present: Set<TableName>
  problems: Problems
}

const kinds = { one: /^(?<name>fair)\.json$/, alone: /^(?<name>exhibitions|booth-walls)\/[^/]+\.json$/ }
/** A table is one file, or a folder of files where one would be too long to work with. */
const table = new RegExp(
  `^(?<name>${tableNames.filter((name) => !tables[name].alone).join('|')})(?:/[^/]+)?\\.(?:json|csv|xlsx)$`,
)
/** The table that a file belongs to, if any. */
export const tableOf = (path: string) =>
  [kinds.one, kinds.alone, table].map((kind) => kind.exec(path)?.groups?.name).find(Boolean) as
    | TableName
    | undefined

/** For people, and ours to leave alone; but a table saved as text is meant to be read. */
const isNote = (path: string) =>
  /^[^/]+\.(?:md|txt|pdf|docx?)$/i.test(path) && !tableNames.some((name) => path === `${name}.txt`)

/** A table of ours in a form that is not read: an older workbook, or one of another program. */
const isOtherWorkbook = (path: string) => {
  const xlsx = path.replace(/\.(?:xls|xlsm|xlsb|ods|et|numbers)$/i, '.xlsx')
  return xlsx !== path && tableOf(xlsx) !== undefined
}

/** Reads and checks everything in a source but the files themselves. What is wrong is collected, not thrown. */
export async function readContent(source: Source): Promise<ReadContent> {
  const problems = new Problems()
  const paths = source.paths.filter((path) => !path.startsWith('media/') && !isNote(path))
  if (paths.length === 0) throw nothingThere()
  const present = new Set<TableName>()
  const rows = Object.fromEntries(tableNames.map((name) => [name, [] as RawRow[]])) as Record<
    TableName,
    RawRow[]
  >
  for (const path of paths) {
    const name = tableOf(path)
    if (!name && isOtherWorkbook(path)) {
      problems.add(
        { file: path },
        '不是 xlsx 工作簿；请用表格软件打开后另存为 xlsx',
        'is a workbook of another kind; open it in a spreadsheet program and save it as xlsx',
      )
      continue
    }
    if (!name) {
      problems.add(
        { file: path },
        `不属于格式；可用的是：${tableNames.join('、')}（csv、xlsx、json）与 media 文件夹`,
        `is not part of the format; there are: ${tableNames.join(', ')} (csv, xlsx, json) and the folder media`,
      )
      continue
    }
    present.add(name)
    if (source.sizeOf(path) > bounds.tableBytes) problems.add({ file: path }, '文件太大', 'is too large')
    else
      for (const row of await rowsOf(tables[name], path, await source.read(path), problems))
        rows[name].push(numbered(name, row, problems))
  }
  const content = {} as Content
  const faulty = {} as Content
  const ids = {} as ReadContent['ids']
  for (const name of tableNames) {
    const checked = checkTable(tables[name], rows[name], { isCountry, isArea }, problems)
    content[name] = checked.rows
    faulty[name] = checked.faulty
    ids[name] = checked.ids
  }
  return { content, faulty, ids, present, problems }
}

/** Taken at its word, an empty folder would take everything away when pruned. */
const nothingThere = () =>
  new UnreadableSource({
    zh: '这里没有展会的内容：没有任何表格。从模板开始：npm run expo -- new',
    en: 'There is nothing of a fair here: not one table. To begin with a template: npm run expo -- new',
  })

/** Where the name of the file is the record's number. */
function numbered(name: TableName, row: RawRow, problems: Problems): RawRow {
  if (tables[name].alone !== 'named by number') return row
  const number = /([^/]+)\.json$/.exec(row.file)?.[1] ?? ''
  const written = row.fields.get('id') ?? number
  if (written !== number)
    problems.add(
      { file: row.file, line: row.line, field: 'id' },
      `与文件名不同：文件名是 ${number}`,
      `differs from the name of the file, which is ${number}`,
    )
  return { ...row, fields: new Map(row.fields).set('id', number) }
}
