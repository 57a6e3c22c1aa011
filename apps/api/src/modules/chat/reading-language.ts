import type { Language } from '@tradefloor/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { account } from '../../schema/index.ts'

/** As somebody's device says it, so that a mail that comes when they are away is in it too. */
export const keepLanguage = (db: Queries, accountId: number, language: Language) =>
  db
    .update(account)
    .set({ language })
    .where(and(eq(account.id, accountId), ne(account.language, language)))
