import type { Language } from '@tradefloor/contract'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const invitation = pgTable('invitation', {
  contactId: integer('contact_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  language: text('language').$type<Language>(),
})
