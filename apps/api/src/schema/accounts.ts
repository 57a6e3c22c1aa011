import type { Language } from '@tradefloor/contract'
import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const account = pgTable('account', {
  id: integer('id').generatedByDefaultAsIdentity().primaryKey(),
  kind: text('kind').notNull(),
  userName: text('user_name'),
  phone: text('phone'),
  email: text('email'),
  passwordHash: text('password_hash').notNull(),
  realName: text('real_name').notNull().default(''),
  countryCode: text('country_code').notNull().default(''),
  company: text('company').notNull().default(''),
  purpose: text('purpose').notNull().default(''),
  rtmUid: text('rtm_uid').notNull(),
  contactId: integer('contact_id'),
  demo: boolean('demo').notNull().default(false),
  agreedVersion: text('agreed_version').notNull().default(''),
  agreedAt: instant('agreed_at'),
  createdAt: instant('created_at').notNull(),
  blockedAt: instant('blocked_at'),
  blockedReason: text('blocked_reason').notNull().default(''),
  language: text('language').$type<Language>().notNull().default('zh'),
  messageMails: boolean('message_mails').notNull().default(true),
  forYou: boolean('for_you').notNull().default(true),
})

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  accountId: integer('account_id').notNull(),
  remembered: boolean('remembered').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const refreshToken = pgTable('refresh_token', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  replacedAt: instant('replaced_at'),
})

export const accessToken = pgTable('access_token', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  kind: text('kind').notNull(),
  audience: text('audience').notNull().default(''),
  expiresAt: instant('expires_at').notNull(),
})

export const captcha = pgTable('captcha', {
  keyHash: text('key_hash').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const verificationCode = pgTable(
  'verification_code',
  {
    channel: text('channel').notNull(),
    destination: text('destination').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.destination, table.purpose] })],
)
