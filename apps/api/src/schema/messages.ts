import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const thread = pgTable('thread', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  companyId: integer('company_id').notNull(),
  visitorId: integer('visitor_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSequence: integer('last_sequence').notNull().default(0),
  changedAt: instant('changed_at').notNull(),
  waitingSince: instant('waiting_since'),
  takenBy: integer('taken_by'),
  blockedByVisitorAt: instant('blocked_by_visitor_at'),
  blockedByCompanyAt: instant('blocked_by_company_at'),
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
    pictureId: text('picture_id'),
    exhibitionProductId: integer('exhibition_product_id'),
    documentId: integer('document_id'),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.sequence] })],
)

export const threadReader = pgTable(
  'thread_reader',
  {
    threadId: integer('thread_id').notNull(),
    accountId: integer('account_id').notNull(),
    readSequence: integer('read_sequence').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.accountId] })],
)

export const threadReport = pgTable('thread_report', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  threadId: integer('thread_id').notNull(),
  accountId: integer('account_id'),
  lastSequence: integer('last_sequence').notNull(),
  reason: text('reason').notNull(),
  reportedAt: instant('reported_at').notNull(),
  handledAt: instant('handled_at'),
})

/** One message of a sealed report: what was written, by which side and when. */
export interface SealedMessage {
  sent_at: string
  from_visitor: boolean
  kind: string
  text: string
}

export const sealedReport = pgTable('sealed_report', {
  id: integer('id').primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  companyId: integer('company_id').notNull(),
  companyNameZh: text('company_name_zh').notNull(),
  companyNameEn: text('company_name_en').notNull(),
  visitorId: integer('visitor_id').notNull(),
  reportedBy: text('reported_by').$type<'visitor' | 'contact' | 'gone'>().notNull(),
  reason: text('reason').notNull(),
  reportedAt: instant('reported_at').notNull(),
  handledAt: instant('handled_at'),
  sealedAt: instant('sealed_at').notNull(),
  messages: jsonb('messages').$type<SealedMessage[]>().notNull(),
})

export const replyWait = pgTable('reply_wait', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  companyId: integer('company_id').notNull(),
  answeredAt: instant('answered_at').notNull(),
  waitedSeconds: integer('waited_seconds').notNull(),
})

export const presence = pgTable('presence', {
  accountId: integer('account_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
  node: text('node'),
})
