import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Queries } from '../../../db/open-database.ts'
import { productSheet } from '../../../schema/index.ts'
import { withDrafts } from '../check-record.ts'
import { editable } from '../editable.ts'
import type { LoadedRecord } from '../load-records.ts'

/** Whoever brings back an older one than these is told of every difference as of a change. */
const keptExports = 5

const fields = editable.products.map(({ field }) => field)
const hashBytes = 4

/** FNV-1a. It need not resist anybody: whoever forges a spreadsheet only fools themselves. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Notes what leaves, so that what comes back can be told from what was changed here meanwhile. */
export async function noteExport(
  db: Queries,
  companyId: number,
  { records, now }: { records: readonly LoadedRecord[]; now: Date },
) {
  await db.insert(productSheet).values({ companyId, exportedAt: now, fields, cells: pack(records) })
  const newest = db
    .select({ id: productSheet.id })
    .from(productSheet)
    .where(eq(productSheet.companyId, companyId))
    .orderBy(desc(productSheet.id))
    .limit(keptExports)
  await db
    .delete(productSheet)
    .where(and(eq(productSheet.companyId, companyId), notInArray(productSheet.id, newest)))
}

function pack(records: readonly LoadedRecord[]): Buffer {
  const width = (fields.length + 1) * hashBytes
  const cells = Buffer.alloc(records.length * width)
  for (const [index, record] of records.entries()) {
    const texts = withDrafts(record)
    cells.writeUInt32LE(record.id, index * width)
    for (const [column, field] of fields.entries())
      cells.writeUInt32LE(hashOf(texts.get(field) ?? ''), index * width + (column + 1) * hashBytes)
  }
  return cells
}

/** What the cells said in one export. */
export interface ExportedCells {
  exportedAt: Date
  /** Undefined for a product or a field that was not in it. */
  hashAt(id: number, field: string): number | undefined
}

/** The newest first. */
export async function findExports(db: Queries, companyId: number): Promise<ExportedCells[]> {
  const rows = await db
    .select()
    .from(productSheet)
    .where(eq(productSheet.companyId, companyId))
    .orderBy(desc(productSheet.id))
  return rows.map(unpack)
}

function unpack({ exportedAt, fields: names, cells }: typeof productSheet.$inferSelect): ExportedCells {
  const width = (names.length + 1) * hashBytes
  const starts = new Map<number, number>()
  for (let at = 0; at + width <= cells.length; at += width) starts.set(cells.readUInt32LE(at), at)
  return {
    exportedAt,
    hashAt(id, field) {
      const start = starts.get(id)
      const column = names.indexOf(field)
      return start === undefined || column < 0
        ? undefined
        : cells.readUInt32LE(start + (column + 1) * hashBytes)
    },
  }
}

interface SheetRow {
  id: number | null
  texts: ReadonlyMap<string, string>
}

/**
 * The export that a spreadsheet came from: of those that agree with it in most cells the newest. A mark in the file
 * would be lost by the first program that saves it under another name or as another kind.
 */
export function exportOf(
  rows: readonly SheetRow[],
  exports: readonly ExportedCells[],
): ExportedCells | undefined {
  const hashed = rows.flatMap(({ id, texts }) =>
    id === null ? [] : [...texts].map(([field, text]) => ({ id, field, hash: hashOf(text) })),
  )
  let best: { agreeing: number; of: ExportedCells } | undefined
  for (const each of exports) {
    const agreeing = hashed.filter(({ id, field, hash }) => each.hashAt(id, field) === hash).length
    if (agreeing > (best?.agreeing ?? 0)) best = { agreeing, of: each }
  }
  return best?.of
}
