import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const glossaryGroup = pgTable('glossary_group', {
  id: integer('id').primaryKey(),
  termsZh: text('terms_zh').notNull().default(''),
  termsEn: text('terms_en').notNull().default(''),
  topic: text('topic').notNull().default(''),
  strike: boolean('strike').notNull().default(false),
})
