import { sql } from 'drizzle-orm'
import type { Queries } from '../db/open-database.ts'

export const rtmChannel = 'tradefloor_rtm'

/** Something that may concern who is connected, on whatever node. */
export interface Hint {
  kind: string
}

/** A session, or all of an account's, has ended: signed out, blocked, or another password. */
export type SessionOver =
  | { kind: 'session over'; session: string }
  | { kind: 'account over'; account: number }

/** A visitor has given a card or taken one back: companies see them otherwise from now on. */
export interface CardsChanged {
  kind: 'cards'
  visitor: number
}

/**
 * Says so to every node. Inside the transaction that changes it: nobody hears of what is rolled back. It is a hint and
 * may be lost with its connection, so whoever hears it looks at the database, and looks now and then without one.
 */
export async function notifyRtm<Kind extends Hint>(db: Queries, hint: Kind) {
  await db.execute(sql`select pg_notify(${rtmChannel}, ${JSON.stringify(hint)})`)
}
