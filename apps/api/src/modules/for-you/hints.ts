import type { Subject } from '@tradefloor/search'
import type { Queries } from '../../db/open-database.ts'
import type { SearchKnowledge } from '../../dependencies.ts'
import { type IndexedItem, type Kind, readItems } from '../search/index.ts'
import { type KnownThings, keyOf, type Thing } from './known-things.ts'

/** Something that others are to be like: what was kept or seen, or the purpose. */
export interface Hint {
  because: 'favourite' | 'seen' | 'purpose'
  /** What was kept or seen; none for a purpose. */
  item: IndexedItem | undefined
  subject: Subject
  /** How much it counts beside the others. */
  weight: number
}

const mostFavourites = 8
const mostSeen = 6
/** The purpose says what is wanted, and has no category to go by. */
const ofPurpose = 1.5
const ofSeen = 0.85
/** Each that is older counts a little less. */
const olderBy = 0.04

/** What there is to go by. Nothing of it is written down. */
export async function gatherHints(
  db: Queries,
  search: SearchKnowledge,
  { purpose, kept, seen }: KnownThings & { purpose: string },
): Promise<Hint[]> {
  const favourites = kept.slice(0, mostFavourites)
  const looked = seen.slice(0, mostSeen)
  const items = await readAll(db, [...favourites, ...looked])
  const hintsOf = (things: readonly Thing[], because: Hint['because'], weight: number) =>
    things.flatMap((thing, index): Hint[] => {
      const item = items.get(keyOf(thing))
      return item
        ? [{ because, item, subject: search.subjectOf(item), weight: weight - index * olderBy }]
        : []
    })
  return [
    ...hintOfPurpose(search, purpose),
    ...hintsOf(favourites, 'favourite', 1),
    ...hintsOf(looked, 'seen', ofSeen),
  ]
}

const hintOfPurpose = (search: SearchKnowledge, purpose: string): Hint[] =>
  purpose === ''
    ? []
    : [{ because: 'purpose', item: undefined, subject: search.subjectOf(purpose), weight: ofPurpose }]

/** Those that are listed, by their keys. */
async function readAll(db: Queries, things: readonly Thing[]): Promise<Map<string, IndexedItem>> {
  const read = (wanted: Kind) =>
    readItems(
      db,
      wanted,
      things.filter(({ kind }) => kind === wanted).map(({ id }) => id),
    )
  const found = await Promise.all([read('product'), read('exhibitor')])
  return new Map(found.flat().map((item) => [keyOf(item), item]))
}
