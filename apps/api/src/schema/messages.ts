import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const thread = pgTable('thread', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  companyId: integer('company_id').notNull(),
  visitorId: integer('visitor_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSequence: integer('last_sequence').notNull().default(0),
})

export const message = pgTable(
  'message',
  {
    threadId: integer('thread_id').notNull(),
    sequence: integer('sequence').notNull(),
    senderId: integer('sender_id'),
    fromVisitor: boolean('from_visitor').notNull(),
    clientId: text('client_id').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.sequence] })],
)
