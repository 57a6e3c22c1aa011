import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { TableName, Words } from '../format/columns.ts'
import type { HeldKind } from '../held/held-by.ts'
import { columnOf } from '../stored/read-stored.ts'
import { shapes } from '../stored/shapes.ts'

export const deletableKinds = [
  'exhibition',
  'company',
  'contact',
  'product',
  'guest',
  'document',
  'video',
  'booth-document',
  'session',
  'booth-wall',
] as const
export type DeletableKind = (typeof deletableKinds)[number]

/** Where a kind is kept, and as what people may hold something of it. */
export const deletable: Record<DeletableKind, { tableName: TableName; heldAs: HeldKind | null }> = {
  exhibition: { tableName: 'exhibitions', heldAs: 'exhibition' },
  company: { tableName: 'companies', heldAs: 'company' },
  contact: { tableName: 'contacts', heldAs: 'contact' },
  product: { tableName: 'products', heldAs: 'product' },
  guest: { tableName: 'guests', heldAs: null },
  document: { tableName: 'documents', heldAs: 'document' },
  video: { tableName: 'videos', heldAs: 'video' },
  'booth-document': { tableName: 'booth-documents', heldAs: null },
  session: { tableName: 'schedule', heldAs: 'session' },
  'booth-wall': { tableName: 'booth-walls', heldAs: null },
}

export interface Found {
  title: Words
  withdrawn: boolean
}

/** The record, be it listed or withdrawn. */
export async function findRecord(db: Queries, kind: DeletableKind, id: number): Promise<Found | undefined> {
  const { table } = shapes[deletable[kind].tableName]
  const [row] = (await db
    .select()
    .from(table)
    .where(eq(columnOf(table, 'id'), id))) as Record<string, unknown>[]
  if (!row) return undefined
  const zh = String(row.nameZh ?? row.titleZh ?? '')
  return { title: { zh, en: String(row.nameEn || row.titleEn || zh) }, withdrawn: Boolean(row.withdrawnAt) }
}
