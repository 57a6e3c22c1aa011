import type { CardHolderQuery, Language, SwitchCardBody } from '@tradefloor/contract'
import { isCardComplete } from '@tradefloor/rules'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { type CardsChanged, notifyRtm } from '../../realtime/rtm-channel.ts'
import { sharedOf } from './card-view.ts'
import {
  countExchanges,
  type ExchangeRow,
  findPublishedCard,
  insertConsent,
  insertExchange,
  listExchanges,
  revokeExchanges,
} from './exchange-queries.ts'
import { ownCard } from './own-card-service.ts'

const daySeconds = 86_400
/** As many as an address book takes at once. */
const mostExported = 10_000

/** Gives the own card and takes theirs: the exchange, the agreement and the count are one, or nothing has happened. */
export async function exchangeCards(
  { database, clock, config, limits }: Dependencies,
  { accountId, language }: { accountId: number; language: Language },
  body: SwitchCardBody,
) {
  const { exhibition_id: exhibitionId, card_id: contactId } = body
  const now = clock.now()
  const theirs = await findPublishedCard(database.db, accountId, { exhibitionId, contactId })
  if (!theirs) throw new Problem('not_found')
  if (theirs.exchangedId !== null) throw new Problem('already_exchanged')
  const own = await ownCard(database.db, accountId)
  const shared = sharedOf(own)
  if (!isCardComplete(shared)) throw new Problem('information_incomplete')

  await database.db.transaction(async (db) => {
    const row = { accountId, exhibitionId, contactId, exchangedAt: now, shared }
    // Asked again by the table itself: of many at once, one is the first.
    if (!(await insertExchange(db, row))) throw new Problem('already_exchanged')
    const most = config.limits.exchangesADay
    await limits.take([{ key: `exchange ${accountId}`, most, seconds: daySeconds }], db)
    await insertConsent(db, {
      accountId,
      subject: 'card',
      wordingVersion: body.consent_version ?? config.termsVersion,
      language,
      about: { exhibition_id: exhibitionId, contact_id: contactId, company_id: theirs.companyId, shared },
      agreedAt: now,
    })
    await notifyRtm<CardsChanged>(db, { kind: 'cards', visitor: accountId })
  })
}

export async function withdrawCards(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  accountId: number,
  ids: number[],
) {
  await database.db.transaction(async (db) => {
    await revokeExchanges(db, accountId, ids, clock.now())
    await notifyRtm<CardsChanged>(db, { kind: 'cards', visitor: accountId })
  })
}

export async function receivedCards(
  { database }: Pick<Dependencies, 'database'>,
  accountId: number,
  { page = 1, size = 200 }: CardHolderQuery,
): Promise<{ rows: ExchangeRow[]; count: number }> {
  const rows = await listExchanges(database.db, accountId, { limit: size, offset: (page - 1) * size })
  return { rows, count: await countExchanges(database.db, accountId) }
}

export const allReceivedCards = ({ database }: Pick<Dependencies, 'database'>, accountId: number) =>
  listExchanges(database.db, accountId, { limit: mostExported, offset: 0 })
