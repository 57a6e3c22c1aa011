import type { Language } from '@tradefloor/contract'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isListed, thread } from '../../schema/index.ts'

/** Who reads or writes: a visitor, or one of a company's people, who read what is the company's. */
export interface Reader {
  accountId: number
  /** Null for a visitor. */
  companyId: number | null
}

/** The same, with values or with places for them. */
export interface ReaderValues {
  accountId: number | Placeholder
  companyId: number | Placeholder | null
}

/** The same, and in which language they read. */
export interface SpokenReader extends Reader {
  language: Language
}

export const isVisitor = ({ companyId }: ReaderValues) => companyId === null

/**
 * Stands in the condition of every question about a conversation, so another's is none. Whoever has left a company, or
 * was blocked, while a connection of theirs is open, reads and writes nothing for it.
 */
export function isOf({ accountId, companyId }: ReaderValues): SQL | undefined {
  if (companyId === null) return eq(thread.visitorId, accountId)
  return and(
    eq(thread.companyId, companyId),
    sql`exists (select 1 from account as self join contact as own on own.id = self.contact_id
      where self.id = ${accountId} and self.blocked_at is null and own.company_id = ${companyId}
        and ${isListed.contact('own')})`,
  )
}
