import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

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
