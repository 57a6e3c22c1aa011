import { integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from './column-types.ts'

export const companyStart = pgTable('company_start', {
  companyId: integer('company_id').primaryKey(),
  profileSeenAt: instant('profile_seen_at').notNull(),
})
