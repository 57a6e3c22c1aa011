import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const enquiry = pgTable('enquiry', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  question: text('question').notNull().default(''),
  language: text('language').notNull(),
  receivedAt: instant('received_at').notNull(),
  mailTriedAt: instant('mail_tried_at'),
  mailedAt: instant('mailed_at'),
  handledAt: instant('handled_at'),
})
