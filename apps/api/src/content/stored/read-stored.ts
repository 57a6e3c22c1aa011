import { and, asc, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/open-database.ts'
import { exhibitor, file, isListed } from '../../schema/index.ts'
import { type TableName, tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import { tables } from '../format/tables.ts'
import type { CheckedRow, Value } from '../format/values.ts'
import type { Row, Surroundings } from './bindings.ts'
import { fileIdOf, pathForExport } from './media-names.ts'
import { shapes } from './shapes.ts'

/** A file of the fair as the database has it. */
export interface StoredFile {
  id: string
  path: string
  sha256: string
  size: number
  mime: string
  /** Of a logo; see the schema. */
  color: string | null
  /** Of an upload at the desk; see the schema. */
  companyId: number | null
  publishedAt: Date | null
}

export interface Stored {
  content: Content
  /** By where they lie in the organiser's folder. */
  files: Map<string, StoredFile>
}

/** Which records of a table are listed. Without one all are. */
export const listedIn: Partial<Record<TableName, SQL>> = {
  exhibitions: isListed.exhibition(),
  companies: isListed.company(),
  contacts: isListed.contact(),
  products: isListed.product(),
  guests: isListed.guest(),
  documents: isListed.document(),
  videos: isListed.video(),
  'booth-documents': isListed.boothDocument(),
  schedule: isListed.programmeSession(),
}

/**
 * What the database holds, in the words of the format: what an export writes and an import compares with. What was
 * withdrawn is not among it.
 */
export async function readStored(db: Queries, today: string): Promise<Stored> {
  const files = await readFiles(db)
  const surroundings = surroundingsOf(files, today)
  const content = {} as Content
  for (const name of tableNames) content[name] = await readTable(db, name, surroundings)
  leaveOutWithdrawn(content)
  return { content, files }
}

export function surroundingsOf(files: Stored['files'], today: string): Surroundings {
  const paths = new Map([...files.values()].map(({ id, path }) => [id, path]))
  return {
    today,
    pathOf: (id) => paths.get(id) ?? `files/${id}`,
    fileAt: (path) => files.get(path)?.id ?? fileIdOf(path),
  }
}

export async function readFiles(db: Queries, condition?: SQL): Promise<Map<string, StoredFile>> {
  const rows = await db
    .select({
      id: file.id,
      path: file.mediaPath,
      sha256: file.sha256,
      size: file.size,
      mime: file.mime,
      color: file.color,
      bytesOf: file.bytesOf,
      companyId: file.companyId,
      publishedAt: file.publishedAt,
    })
    .from(file)
    .where(and(isNull(file.ownerId), condition))
  return new Map(
    rows
      .filter(({ bytesOf }) => bytesOf === null)
      .map(({ bytesOf: _, path, ...row }) => {
        const place = path ?? pathForExport(row.id, row.mime)
        return [place, { ...row, path: place }]
      }),
  )
}

const readTable = (db: Queries, name: TableName, surroundings: Surroundings) =>
  readRecords(db, name, surroundings, listedIn[name])

/** Records of one table: those that fulfil the condition, with their lists. */
export async function readRecords(
  db: Queries,
  name: TableName,
  surroundings: Surroundings,
  condition: SQL | undefined,
): Promise<CheckedRow[]> {
  const { table, fields, lists = {} } = shapes[name]
  const rows = (await db.select().from(table).where(condition).orderBy(columnOf(table, 'id'))) as Row[]
  const listed = new Map<string, Map<number, Row[]>>()
  for (const [field, list] of Object.entries(lists))
    listed.set(
      field,
      grouped(
        (await db
          .select()
          .from(list.table)
          .where(
            sql`${columnOf(list.table, list.owner)} in (select ${columnOf(table, 'id')} from ${table} where ${condition ?? sql`true`})`,
          )
          .orderBy(asc(columnOf(list.table, list.owner)), asc(columnOf(list.table, 'position')))) as Row[],
        list.owner,
      ),
    )
  const booths = name === 'companies' ? await readBooths(db) : undefined
  return rows.map((row) => {
    const id = Number(row.id)
    const values: Record<string, Value> = {}
    for (const field of Object.keys(tables[name].columns)) {
      const binding = fields[field]
      const list = lists[field]
      if (binding) values[field] = binding.fromRow(row, surroundings)
      else if (list) values[field] = list.fromRows(listed.get(field)?.get(id) ?? [], surroundings)
    }
    if ('id' in tables[name].columns) values.id = id
    if (booths) values.booths = booths.get(id) ?? []
    return { file: '', line: 0, id, values }
  })
}

/** A list names what is listed only, so that an export can be brought in again. An empty one would mean another thing. */
function leaveOutWithdrawn(content: Content) {
  for (const name of tableNames)
    for (const [field, column] of Object.entries(tables[name].columns)) {
      if (column.kind !== 'ref' || !column.many) continue
      const listed = new Set(content[column.to].map(({ id }) => id))
      for (const { values } of content[name]) {
        const left = ((values[field] ?? []) as number[]).filter((id) => listed.has(id))
        if (left.length > 0 || !(column.to === 'exhibitions')) values[field] = left.length > 0 ? left : null
      }
    }
}

async function readBooths(db: Queries) {
  const rows = await db
    .select()
    .from(exhibitor)
    .where(isListed.exhibitor())
    .orderBy(exhibitor.companyId, exhibitor.exhibitionId)
  return new Map(
    [...grouped(rows, 'companyId')].map(([company, booths]) => [
      company,
      booths.map(({ exhibitionId, boothNo, externalUrl }) => ({
        exhibition: exhibitionId,
        boothNo,
        url: externalUrl,
      })),
    ]),
  )
}

function grouped<T extends Row>(rows: T[], column: keyof T & string): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const key = Number(row[column])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

export function columnOf(table: PgTable, key: string) {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`there is no column ${key}`)
  return column
}
