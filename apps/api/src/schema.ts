import type { ProfileChanges } from '@tradefloor/contract'
import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// The tables as the migrations make them; a test compares the two.

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const file = pgTable('file', {
  id: text('id').primaryKey(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  width: integer('width'),
  height: integer('height'),
})

export const fileChunk = pgTable(
  'file_chunk',
  {
    fileId: text('file_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)

export const exhibition = pgTable('exhibition', {
  id: integer('id').primaryKey(),
  organiserCompanyId: integer('organiser_company_id').notNull(),
  lasting: boolean('lasting').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  placeZh: text('place_zh').notNull(),
  placeEn: text('place_en').notNull(),
  industry: text('industry').notNull(),
  opensAt: instant('opens_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  opensDayOffset: integer('opens_day_offset'),
  closesDayOffset: integer('closes_day_offset'),
  mainFileId: text('main_file_id'),
  profile: jsonb('profile').$type<ProfileChanges>().notNull(),
})
