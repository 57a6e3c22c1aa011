import { type ForYouBody, type ForYouReply, mostRecommended } from '@tradefloor/contract'
import { varied } from '@tradefloor/search'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { listReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { viewReason, viewRecommended } from '../search/index.ts'
import { findNames, findWishes } from './for-you-queries.ts'
import { gatherHints } from './hints.ts'
import { findKnownThings, keyOf } from './known-things.ts'
import { type Fitting, findCandidates, rankFor } from './rank-for-you.ts'

type Needs = Pick<Dependencies, 'database' | 'search' | 'clock'>

const bounds = { ofCompany: 1, ofKind: 4, ofSource: 2 }
/** A few more than are shown: some may be called the same. */
const spare = 3

/** What fits a visitor, and why. With the switch off nothing is looked at, not even their favourites. */
export async function listForYou(
  needs: Needs,
  { accountId }: Caller,
  { seen }: ForYouBody,
): Promise<ForYouReply> {
  const wishes = await findWishes(needs.database.db, accountId)
  if (!wishes) throw new Problem('not_signed_in')
  if (!wishes.isOn) return { ...listReply([]), is_on: false, needs_purpose: false }
  const purpose = wishes.purpose.trim()
  const chosen = await chooseFor(needs, { accountId, purpose, seen })
  const list = (await viewRecommended(needs, await withReasons(needs, chosen))).slice(0, mostRecommended)
  return { ...listReply(list), is_on: true, needs_purpose: list.length === 0 && purpose === '' }
}

async function chooseFor(
  { database: { db }, search }: Needs,
  { accountId, purpose, seen }: ForYouBody & { accountId: number; purpose: string },
): Promise<Fitting[]> {
  await search.ready()
  const things = await findKnownThings(db, accountId, seen)
  const known = new Set([...things.kept, ...things.seen].map(keyOf))
  const hints = await gatherHints(db, search, { purpose, ...things })
  const ranked = rankFor(hints, await findCandidates(db, hints), (id) => search.visitsOf(id))
  const fresh = ranked.filter(({ item }) => !known.has(keyOf(item)))
  return varied(fresh, { most: mostRecommended + spare, ...bounds })
}

async function withReasons({ database }: Needs, chosen: readonly Fitting[]) {
  const names = await findNames(
    database.db,
    chosen.flatMap(({ source }) => source.item ?? []),
  )
  return chosen.map(({ item, likeness, source: { because, item: own } }) => ({
    item,
    reason: viewReason(likeness, item, { because, of: (own && names.get(keyOf(own))) ?? null }),
  }))
}
