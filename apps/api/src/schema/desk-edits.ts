import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const deskEdit = pgTable(
  'desk_edit',
  {
    tableName: text('table_name').notNull(),
    recordId: integer('record_id').notNull(),
    field: text('field').notNull(),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.recordId, table.field] })],
)
