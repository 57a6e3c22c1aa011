import { isArea, isCountry } from '../../modules/places/index.ts'
import { checkTable } from './check-table.ts'
import type { TableName } from './columns.ts'
import { Problems } from './problem.ts'
import { bounds, type Source } from './source.ts'
import { type RawRow, rowsOf } from './table-rows.ts'
import { tables } from './tables.ts'
import type { CheckedRow } from './values.ts'

export type Content<Names extends TableName = TableName> = Record<Names, CheckedRow[]>

/** A table is one file, or a folder of files where one would be too long to work with. */
const pathOf = (name: TableName) => new RegExp(`^${name}(?:/[^/]+)?\\.(?:json|csv|xlsx)$`)

/** Reads and checks the tables of a source. What is wrong is collected; what is right is returned all the same. */
export async function readContent<Names extends TableName>(
  source: Source,
  names: readonly Names[],
): Promise<{ content: Content<Names>; problems: Problems }> {
  const problems = new Problems()
  const content = {} as Content<Names>
  for (const name of names) {
    const rows: RawRow[] = []
    for (const path of source.paths.filter((each) => pathOf(name).test(each))) {
      if (source.sizeOf(path) > bounds.tableBytes) problems.add({ file: path }, '文件太大', 'is too large')
      else rows.push(...(await rowsOf(path, await source.read(path), problems)))
    }
    content[name] = checkTable(tables[name], rows, { isCountry, isArea }, problems)
  }
  return { content, problems }
}
