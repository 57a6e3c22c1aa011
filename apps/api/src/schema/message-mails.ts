import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const waitMail = pgTable(
  'wait_mail',
  {
    threadId: integer('thread_id').notNull(),
    contactId: integer('contact_id').notNull(),
    waitingSince: instant('waiting_since').notNull(),
    triedAt: instant('tried_at').notNull(),
    mailedAt: instant('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.contactId] })],
)

export const answerMail = pgTable('answer_mail', {
  threadId: integer('thread_id').primaryKey(),
  sequence: integer('sequence').notNull(),
  triedAt: instant('tried_at').notNull(),
  mailedAt: instant('mailed_at'),
})
