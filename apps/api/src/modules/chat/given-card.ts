import { sql } from 'drizzle-orm'

/**
 * The card that the visitor of a `thread` gave its company last, as it was given; null without one that is in force. What
 * a company learns of a visitor who only writes is what they write and their name.
 */
export const givenCard = sql`(select exchange.shared from card_exchange exchange
  join contact receiver on receiver.id = exchange.contact_id
  where exchange.account_id = thread.visitor_id and receiver.company_id = thread.company_id
    and exchange.revoked_at is null
  order by exchange.exchanged_at desc, exchange.id desc limit 1)`
