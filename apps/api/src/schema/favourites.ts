import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const favourite = pgTable('favourite', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  accountId: integer('account_id').notNull(),
  kind: text('kind').notNull(),
  target: text('target').notNull(),
  exhibitionId: integer('exhibition_id').notNull(),
  markedAt: instant('marked_at').notNull(),
})

export const calendarFeed = pgTable('calendar_feed', {
  accountId: integer('account_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  madeAt: instant('made_at').notNull(),
})
