import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'

/** Any number, as long as every tool takes the same one. */
export const importLock = 7_271_046

/** Of those who change the fair’s content, one at a time. Until the transaction is over. */
export const takeImportLock = (db: Queries) => db.execute(sql`select pg_advisory_xact_lock(${importLock})`)
