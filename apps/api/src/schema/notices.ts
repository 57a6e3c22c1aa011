import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const notice = pgTable('notice', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  textZh: text('text_zh').notNull().default(''),
  textEn: text('text_en').notNull().default(''),
  link: text('link').notNull().default(''),
  shownFrom: instant('shown_from').notNull(),
  shownUntil: instant('shown_until'),
  createdAt: instant('created_at').notNull(),
})
