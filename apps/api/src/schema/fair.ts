import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const fair = pgTable('fair', {
  id: integer('id').primaryKey(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  taglineZh: text('tagline_zh').notNull().default(''),
  taglineEn: text('tagline_en').notNull().default(''),
  organiserZh: text('organiser_zh').notNull().default(''),
  organiserEn: text('organiser_en').notNull().default(''),
  phone: text('phone').notNull().default(''),
  filingNumber: text('filing_number').notNull().default(''),
})
