import type { SimilarQuery, SimilarReply } from '@tradefloor/contract'
import { mostRecommended } from '@tradefloor/contract'
import { type Likeness, likenessOf, type Subject, subjectQueries, varied } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { listReply } from '../../http/envelope.ts'
import { mostCandidates } from './candidates.ts'
import { findLike, type IndexedItem, readItems } from './like-queries.ts'
import { viewReason, viewRecommended } from './recommended-view.ts'

type Needs = Pick<Dependencies, 'database' | 'search' | 'clock'>

interface Like {
  kind: string
  companyId: number
  source: number
  item: IndexedItem
  likeness: Likeness
}

/** A few more than are shown: some may be called the same. */
const spare = 6
const productsOfACompany = 2

/** Companies like a company, products like a product: first where it is shown, then elsewhere, and never its own. */
export async function listSimilar(needs: Needs, query: SimilarQuery): Promise<SimilarReply> {
  const { kind, id, exhibition_id: exhibitionId } = query
  await needs.search.ready()
  const [item] = await readItems(needs.database.db, kind, [id])
  if (!item) return listReply([])
  const subject = needs.search.subjectOf(item)
  const here = exhibitionId === undefined ? undefined : sql`s.exhibition_ids @> array[${exhibitionId}::int]`
  const first = here ? varyLike(await rankLike(needs, item, subject, here)) : []
  const rest =
    first.length >= mostRecommended
      ? []
      : varyLike(await rankLike(needs, item, subject, here ? sql`not (${here})` : sql`true`))
  const found = [...first, ...rest].slice(0, mostRecommended + spare)
  const shown = await viewRecommended(
    needs,
    found.map((like) => ({
      item: like.item,
      exhibitionId,
      reason: viewReason(like.likeness, like.item, { because: 'similar', of: null }),
    })),
  )
  return listReply(shown.slice(0, mostRecommended))
}

async function rankLike(
  { database, search }: Needs,
  item: IndexedItem,
  subject: Subject,
  scope: SQL,
): Promise<Like[]> {
  const most = mostCandidates / 2
  const found = await findLike(database.db, item.kind, subjectQueries(subject, most), {
    condition: sql`s.company_id <> ${item.companyId}::int and ${scope}`,
    most,
  })
  return found
    .flatMap((other): Like[] => {
      const likeness = likenessOf(subject, other)
      return likeness
        ? [{ item: other, likeness, kind: other.kind, companyId: other.companyId, source: item.id }]
        : []
    })
    .sort(
      (a, b) =>
        b.likeness.score - a.likeness.score ||
        search.visitsOf(b.companyId) - search.visitsOf(a.companyId) ||
        a.item.id - b.item.id,
    )
}

const varyLike = (ranked: Like[]) =>
  varied(ranked, { most: mostRecommended + spare, ofCompany: productsOfACompany })
