import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const viewDay = pgTable(
  'view_day',
  {
    exhibitionId: integer('exhibition_id').notNull(),
    exhibitorId: integer('exhibitor_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exhibitionId, table.exhibitorId, table.day] })],
)

export type ViewKind = 'page' | 'product' | 'video'

export const viewHour = pgTable(
  'view_hour',
  {
    exhibitionId: integer('exhibition_id').notNull(),
    exhibitorId: integer('exhibitor_id').notNull(),
    kind: text('kind').$type<ViewKind>().notNull(),
    target: text('target').notNull(),
    hour: integer('hour').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.exhibitionId, table.exhibitorId, table.kind, table.target, table.hour],
    }),
  ],
)

export const searchDay = pgTable(
  'search_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    exhibitionId: integer('exhibition_id').notNull(),
    what: text('what').notNull(),
    words: text('words').notNull(),
    misses: integer('misses').notNull(),
    language: text('language').notNull().default(''),
    searches: integer('searches').notNull().default(0),
    opened: integer('opened').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.exhibitionId, table.what, table.language, table.words] }),
  ],
)

export const searchForgotten = pgTable('search_forgotten', {
  wordsHash: text('words_hash').primaryKey(),
  forgottenAt: instant('forgotten_at').notNull(),
})
