import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types.ts'

export const contentDraft = pgTable(
  'content_draft',
  {
    tableName: text('table_name').notNull(),
    recordId: integer('record_id').notNull(),
    field: text('field').notNull(),
    companyId: integer('company_id').notNull(),
    value: text('value').notNull(),
    base: text('base').notNull(),
    version: integer('version').notNull(),
    editedBy: integer('edited_by'),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.recordId, table.field] })],
)

export const contentVersion = pgTable('content_version', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  tableName: text('table_name').notNull(),
  recordId: integer('record_id').notNull(),
  companyId: integer('company_id').notNull(),
  values: jsonb('values').$type<Record<string, unknown>>().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: integer('published_by'),
})

export const contentVersionFile = pgTable(
  'content_version_file',
  {
    versionId: integer('version_id').notNull(),
    fileId: text('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.fileId] })],
)

export const deskUpload = pgTable('desk_upload', {
  id: text('id').primaryKey(),
  companyId: integer('company_id').notNull(),
  kind: text('kind').$type<'picture' | 'logo' | 'document'>().notNull(),
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  fileId: text('file_id'),
  touchedAt: instant('touched_at').notNull(),
})

export const deskUploadPart = pgTable(
  'desk_upload_part',
  {
    uploadId: text('upload_id').notNull(),
    start: integer('start').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)
