import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

/** What a visitor gave in an exchange, as it was then. */
export interface SharedCard {
  real_name: string
  company_name: string
  post: string
  phone: string
  /** Missing on cards that were given before there was one. */
  contact_phone?: string
  email: string
  country_code: string
  image_file_id: string | null
}

/** What is left of a card that was taken back. */
export const emptyCard: SharedCard = {
  real_name: '',
  company_name: '',
  post: '',
  phone: '',
  contact_phone: '',
  email: '',
  country_code: '',
  image_file_id: null,
}

export const businessCard = pgTable('business_card', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  accountId: integer('account_id').notNull(),
  post: text('post').notNull().default(''),
  companyName: text('company_name').notNull().default(''),
  email: text('email').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  imageFileId: text('image_file_id'),
})

export const cardExchange = pgTable('card_exchange', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  accountId: integer('account_id').notNull(),
  exhibitionId: integer('exhibition_id').notNull(),
  contactId: integer('contact_id').notNull(),
  exchangedAt: instant('exchanged_at').notNull(),
  shared: jsonb('shared').$type<SharedCard>().notNull(),
  revokedAt: instant('revoked_at'),
  note: text('note').notNull().default(''),
  notedAt: instant('noted_at'),
})

export const consent = pgTable('consent', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  accountId: integer('account_id').notNull(),
  subject: text('subject').notNull(),
  wordingVersion: text('wording_version').notNull(),
  language: text('language').notNull(),
  about: jsonb('about').$type<Record<string, unknown>>().notNull(),
  agreedAt: instant('agreed_at').notNull(),
})
