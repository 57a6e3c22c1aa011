import { type ForYouBody, mostSeenSent } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import { newestFavourites } from '../favourites/index.ts'
import type { Kind } from '../search/index.ts'
import { findProductIds } from './for-you-queries.ts'

/** A company or a product. */
export interface Thing {
  kind: Kind
  id: number
}

/** What a visitor has or knows already, the newest first. */
export interface KnownThings {
  kept: Thing[]
  /** Looked at and not kept. */
  seen: Thing[]
}

const mostKept = 300

export const keyOf = ({ kind, id }: Thing) => `${kind}:${id}`

/** Favourites and what a device remembers name products at a booth; here they are products. */
export async function findKnownThings(
  db: Queries,
  accountId: number,
  sent: ForYouBody['seen'],
): Promise<KnownThings> {
  const favourites = await newestFavourites(db, accountId, ['exh_product', 'exh_company'], mostKept)
  const marked = favourites.map(
    ({ kind, target }): Thing => ({
      kind: kind === 'exh_product' ? 'product' : 'exhibitor',
      id: Number(target),
    }),
  )
  const seen = sent.slice(0, mostSeenSent)
  const shown = [...marked, ...seen].flatMap(({ kind, id }) => (kind === 'product' ? [id] : []))
  const products = await findProductIds(db, [...new Set(shown)])
  const found = new Set<string>()
  const eachOnce = (things: readonly Thing[]) =>
    things.flatMap(({ kind, id: named }): Thing[] => {
      const id = kind === 'product' ? products.get(named) : named
      if (id === undefined || found.has(keyOf({ kind, id }))) return []
      found.add(keyOf({ kind, id }))
      return [{ kind, id }]
    })
  return { kept: eachOnce(marked), seen: eachOnce(seen) }
}
