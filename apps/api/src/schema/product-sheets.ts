import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from './column-types.ts'

/** What a company's products said when they were exported, packed. */
export const productSheet = pgTable('product_sheet', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  companyId: integer('company_id').notNull(),
  exportedAt: instant('exported_at').notNull(),
  fields: text('fields').array().notNull(),
  cells: bytea('cells').notNull(),
})
