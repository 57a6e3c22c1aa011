import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const savedAnswer = pgTable('saved_answer', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  companyId: integer('company_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  textZh: text('text_zh').notNull(),
  textEn: text('text_en').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export const answeringHours = pgTable('answering_hours', {
  companyId: integer('company_id').primaryKey(),
  zone: text('zone').notNull(),
  days: text('days').notNull(),
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
  changedAt: instant('changed_at').notNull(),
})
