import { sql } from 'drizzle-orm'
import type { Queries } from './db/open-database.ts'

/** What may change and is kept ready somewhere. */
export const subjects = ['exhibition', 'exhibitor', 'product', 'booth', 'schedule'] as const
export type Subject = (typeof subjects)[number]

export const changeChannel = 'tradefloor_change'

/**
 * Says that something has changed. Inside the transaction that changes it: the database tells every node when that is
 * committed, and nobody when it is rolled back.
 */
export async function announce(db: Queries, subject: Subject) {
  await db.execute(sql`select pg_notify(${changeChannel}, ${subject})`)
}
