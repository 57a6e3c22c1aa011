import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const limitCount = pgTable('limit_count', {
  key: text('key').primaryKey(),
  startedAt: instant('started_at').notNull(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
})
