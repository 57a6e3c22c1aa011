import { type SQL, sql } from 'drizzle-orm'

/**
 * The card that the visitor of a `thread` gave its company last, as it was given; null without one that is in force. What
 * a company learns of a visitor who only writes is what they write and their name.
 */
export const givenCard = lastGiven(sql`exchange.shared`)

/** Another text with each card that is given, and null when none is in force any more. */
export const givenCardMark = lastGiven(sql`exchange.id || ' ' || exchange.exchanged_at`)

function lastGiven(what: SQL): SQL {
  return sql`(select ${what} from card_exchange exchange
  join contact receiver on receiver.id = exchange.contact_id
  where exchange.account_id = thread.visitor_id and receiver.company_id = thread.company_id
    and exchange.revoked_at is null
  order by exchange.exchanged_at desc, exchange.id desc limit 1)`
}
