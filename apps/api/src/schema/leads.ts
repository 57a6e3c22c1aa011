import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const lead = pgTable(
  'lead',
  {
    companyId: integer('company_id').notNull(),
    accountId: integer('account_id').notNull(),
    rating: smallint('rating').notNull().default(0),
    tags: text('tags').array().notNull().default([]),
    ownerId: integer('owner_id'),
    nextStep: text('next_step').notNull().default(''),
    nextOn: date('next_on', { mode: 'string' }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountId] })],
)

export const leadNote = pgTable('lead_note', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  companyId: integer('company_id').notNull(),
  accountId: integer('account_id').notNull(),
  kind: text('kind').$type<'note' | 'done'>().notNull(),
  text: text('text').notNull(),
  writtenBy: integer('written_by'),
  writtenAt: instant('written_at').notNull(),
})
