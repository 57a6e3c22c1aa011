import type { ProfileChanges } from '@tradefloor/contract'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

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
  profile: jsonb('profile').$type<ProfileChanges>().notNull().default({}),
  withdrawnAt: instant('withdrawn_at'),
})
