import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type TableName, tableNames } from './columns.ts'
import { Problems } from './problem.ts'
import { rowsOf } from './table-rows.ts'
import { tables } from './tables.ts'
import { cellsOfRecord, writeCsv } from './write-csv.ts'

const demo = fileURLToPath(new URL('../../../../../content/demo/', import.meta.url))

/** Of the demo fair: a file, or a folder of files. */
function recordsOf(name: TableName): Record<string, unknown>[] {
  const entries = readdirSync(demo, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory() ? entry.name === name : entry.name === `${name}.json`,
  )
  return entries.flatMap((entry) => {
    const path = join(demo, entry.name)
    const files = entry.isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path]
    return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  })
}

const fieldsOf = async (name: TableName, file: string, text: string) => {
  const problems = new Problems()
  const rows = await rowsOf(tables[name], file, Buffer.from(text), problems)
  expect(problems.list).toEqual([])
  return rows.map(({ fields }) => Object.fromEntries([...fields].sort()))
}

test.each(tableNames.filter((name) => !tables[name].alone))(
  'S-115 the demo fair’s %s, written as CSV, are read as the same cells as from JSON',
  async (name) => {
    const records = recordsOf(name)
    const csv = writeCsv(
      name,
      records.map((record) => cellsOfRecord(name, record)),
    )
    expect(await fieldsOf(name, `${name}.csv`, csv)).toEqual(
      await fieldsOf(name, `${name}.json`, JSON.stringify(records)),
    )
  },
)

test('S-115 lines, commas and quotation marks inside a text stay in their cell', async () => {
  const record = { id: 1, company: 1, name: { zh: '“一”,"二"\n三' } }
  const csv = writeCsv('products', [cellsOfRecord('products', record)])
  expect(await fieldsOf('products', 'products.csv', csv)).toEqual([
    { id: '1', company: '1', 'name.zh': '“一”,"二"\n三' },
  ])
})
