import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types.ts'

export const file = pgTable('file', {
  id: text('id').primaryKey(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  width: integer('width'),
  height: integer('height'),
  ownerId: integer('owner_id'),
  uploadedAt: instant('uploaded_at'),
  mediaPath: text('media_path'),
  bytesOf: text('bytes_of'),
  /** Of an upload at the desk. */
  companyId: integer('company_id'),
  /** Of such an upload: since when visitors may see it. */
  publishedAt: instant('published_at'),
  /** Of a logo, as #rrggbb; empty when it has none, null when nobody looked. */
  color: text('color'),
})

export const fileChunk = pgTable(
  'file_chunk',
  {
    fileId: text('file_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)
