import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const pageView = pgTable(
  'page_view',
  {
    exhibitionId: integer('exhibition_id').notNull(),
    exhibitorId: integer('exhibitor_id').notNull(),
    guestHash: text('guest_hash').notNull(),
    slot: integer('slot').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exhibitionId, table.exhibitorId, table.guestHash, table.slot] })],
)
