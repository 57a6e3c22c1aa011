import { pgTable, text } from 'drizzle-orm/pg-core'

export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
