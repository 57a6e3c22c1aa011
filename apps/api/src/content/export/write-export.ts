import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Queries } from '../../db/open-database.ts'
import { readFileBytes } from '../../modules/storage/index.ts'
import { type TableName, tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import { tables } from '../format/tables.ts'
import { cellsOfRecord, writeCsv } from '../format/write-csv.ts'
import { mediaReferences } from '../import/media-references.ts'
import type { Stored } from '../stored/read-stored.ts'
import { toJson } from './to-json.ts'

/** Tables as JSON, which keeps apart in a version control what changed, or for a spreadsheet. */
export type TableFormat = 'json' | 'csv'

export interface ExportCounts {
  records: Partial<Record<TableName, number>>
  media: number
}

/**
 * Writes what the database holds as a folder of the format. The same content gives the same bytes, so that two exports
 * can be compared and kept in a version control. The folder appears when it is whole.
 */
export async function writeExport(
  db: Queries,
  { content, files }: Stored,
  folder: string,
  format: TableFormat,
  onProgress?: (done: number, total: number) => void,
): Promise<ExportCounts> {
  const half = `${folder}.part`
  await rm(half, { recursive: true, force: true })
  const write = async (path: string, bytes: string | Buffer) => {
    const file = join(half, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  await mkdir(half, { recursive: true })
  const records: ExportCounts['records'] = {}
  for (const name of tableNames) {
    for (const [path, text] of filesOf(name, content, format)) await write(path, text)
    if (content[name].length > 0) records[name] = content[name].length
  }
  const shown = [...new Set([...mediaReferences(content)].map(({ path }) => path))].sort()
  for (const [done, path] of shown.entries()) {
    onProgress?.(done, shown.length)
    const file = files.get(path)
    if (file) await write(`media/${path}`, await readFileBytes({ db }, file))
  }
  await rename(half, folder)
  return { records, media: shown.length }
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** What stands in a file of its own has parts that no cell holds: it is JSON always. */
function filesOf(name: TableName, content: Content, format: TableFormat): [path: string, text: string][] {
  const rows = content[name]
  if (rows.length === 0) return []
  const records = rows.map((row) => toJson(name, row))
  if (tables[name].alone)
    return rows.map((row, index) => [
      name === 'fair' ? 'fair.json' : `${name}/${row.id}.json`,
      jsonText(records[index]),
    ])
  if (format === 'json') return [[`${name}.json`, jsonText(records)]]
  return [
    [
      `${name}.csv`,
      writeCsv(
        name,
        records.map((record) => cellsOfRecord(name, record)),
      ),
    ],
  ]
}
