import { type Likeness, likenessOf, subjectQueries } from '@tradefloor/search'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { findLike, type IndexedItem, type Kind } from '../search/index.ts'
import type { Hint } from './hints.ts'

/** Rows of the index that are compared, of each kind: so many by words, and so many by category. */
const mostCompared = 250
const kinds: readonly Kind[] = ['product', 'exhibitor']

export interface Fitting {
  kind: Kind
  companyId: number
  item: IndexedItem
  likeness: Likeness
  score: number
  /** The hint that it fits best. */
  source: Hint
}

/** All that may fit one of the hints. Each hint has its share, so that one alone cannot fill the candidates. */
export async function findCandidates(db: Queries, hints: readonly Hint[]): Promise<IndexedItem[]> {
  if (hints.length === 0) return []
  const share = Math.floor(mostCompared / hints.length)
  const asked = hints.map(({ subject }) => subjectQueries(subject, share))
  const either = (parts: (string | null)[]) => [...new Set(parts)].filter(Boolean).join('|') || null
  const queries = {
    words: either(asked.map(({ words }) => words)),
    category: either(asked.map(({ category }) => category)),
  }
  const found = await Promise.all(
    kinds.map((kind) => findLike(db, kind, queries, { condition: sql`true`, most: mostCompared })),
  )
  return found.flat()
}

/** Each by the hint that it fits best; nothing is recommended because of its own company. */
export const rankFor = (
  hints: readonly Hint[],
  candidates: readonly IndexedItem[],
  visitsOf: (companyId: number) => number,
): Fitting[] =>
  candidates
    .flatMap((item): Fitting[] => {
      const fits = hints.flatMap((hint): Fitting[] => {
        if (hint.item?.companyId === item.companyId) return []
        const likeness = likenessOf(hint.subject, item)
        if (!likeness) return []
        const { kind, companyId } = item
        return [{ kind, companyId, item, likeness, score: likeness.score * hint.weight, source: hint }]
      })
      const [best] = fits.sort((a, b) => b.score - a.score)
      return best ? [best] : []
    })
    .sort(
      (a, b) => b.score - a.score || visitsOf(b.companyId) - visitsOf(a.companyId) || a.item.id - b.item.id,
    )
