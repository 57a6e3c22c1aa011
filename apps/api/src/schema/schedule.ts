import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const guest = pgTable('guest', {
  id: integer('id').primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull().default(''),
  postZh: text('post_zh').notNull().default(''),
  postEn: text('post_en').notNull().default(''),
  imageFileId: text('image_file_id'),
})

export const programmeSession = pgTable('programme_session', {
  id: integer('id').primaryKey(),
  exhibitionId: integer('exhibition_id').notNull(),
  hallId: smallint('hall_id').notNull(),
  themeZh: text('theme_zh').notNull().default(''),
  themeEn: text('theme_en').notNull().default(''),
  titleZh: text('title_zh').notNull(),
  titleEn: text('title_en').notNull().default(''),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  startsDayOffset: integer('starts_day_offset'),
  endsDayOffset: integer('ends_day_offset'),
  liveUrl: text('live_url').notNull().default(''),
  playBack: text('play_back').notNull().default(''),
  captionsZhFileId: text('captions_zh_file_id'),
  captionsEnFileId: text('captions_en_file_id'),
  statusOverride: smallint('status_override'),
  revision: integer('revision').notNull().default(0),
  withdrawnAt: instant('withdrawn_at'),
})

export const sessionGuest = pgTable(
  'session_guest',
  {
    sessionId: integer('session_id').notNull(),
    guestId: integer('guest_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.guestId] })],
)

export const sessionDocument = pgTable(
  'session_document',
  {
    sessionId: integer('session_id').notNull(),
    guestId: integer('guest_id').notNull(),
    documentId: integer('document_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.guestId, table.documentId] })],
)

export const sessionViewers = pgTable(
  'session_viewers',
  {
    sessionId: integer('session_id').notNull(),
    node: text('node').notNull(),
    viewers: integer('viewers').notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.node] })],
)
