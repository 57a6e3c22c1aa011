import type { Suggestion, SuggestQuery, SuggestReply } from '@tradefloor/contract'
import { mostProductsOfABooth, mostSuggestedBooths, mostSuggestions } from '@tradefloor/contract/schemas'
import { type MatchKind, type QueryPlan, rank } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import { listReply } from '../../http/envelope.ts'
import {
  byOpenOrder,
  type ExhibitorRow,
  findExhibitorsOf,
  findProductsOf,
  type ProductRow,
} from '../catalogue/index.ts'
import { DatabaseCandidates, mostCandidates } from './candidates.ts'
import type { Hit } from './find.ts'
import { findProductNames } from './product-names.ts'
import type { Kind } from './source-queries.ts'
import { suggestCategory, suggestExhibitor, suggestProduct } from './suggest-view.ts'

/** So many of each, and what one has not is filled up by the others. */
const categories = 2

/** How a word may have been understood so that it is worth saying. */
const toldKinds: ReadonlySet<MatchKind> = new Set(['pinyin', 'initials', 'glossary', 'sound', 'slip'])

type Needs = Pick<Dependencies, 'database' | 'search' | 'clock'>

interface Found {
  hits: Hit[]
  /** There may be more than were looked at. */
  more: boolean
}

/** What somebody who has typed this much may mean: products, companies and categories by their names. */
export async function findSuggestions(needs: Needs, query: SuggestQuery): Promise<SuggestReply> {
  await needs.search.ready()
  const plan = needs.search.plan(query.search, { typing: true })
  const { exhibition_id: exhibitionId } = query
  if (plan.empty)
    return {
      ...listReply([]),
      counts: { product: 0, exhibitor: 0 },
      ...(exhibitionId === undefined ? {} : { booths: [] }),
    }
  const scope = exhibitionId === undefined ? sql`true` : sql`s.exhibition_ids @> array[${exhibitionId}::int]`
  const [products, exhibitors] = await Promise.all([
    findHits(needs, 'product', plan, scope),
    findHits(needs, 'exhibitor', plan, scope),
  ])
  const [shownProducts, shownExhibitors, booths] = await Promise.all([
    showProducts(needs, products.hits, plan, exhibitionId),
    showExhibitors(needs, exhibitors.hits, plan, exhibitionId),
    exhibitionId === undefined ? undefined : findBooths(needs, products.hits, exhibitors.hits),
  ])
  const named =
    exhibitionId === undefined ? needs.search.findCategories(plan, categories).map(suggestCategory) : []
  const room = mostSuggestions - named.length
  const half = Math.max(Math.ceil(room / 2), room - shownExhibitors.length)
  const first = shownProducts.slice(0, half)
  const reading = readingOf(products.hits[0] ?? exhibitors.hits[0])
  return {
    ...listReply([...first, ...shownExhibitors.slice(0, room - first.length), ...named]),
    counts: { product: countOf(products), exhibitor: countOf(exhibitors) },
    ...(products.more || exhibitors.more ? { at_least: true } : {}),
    ...(reading ? { reading } : {}),
    ...(booths ? { booths } : {}),
  }
}

async function findHits(needs: Needs, kind: Kind, plan: QueryPlan, scope: SQL): Promise<Found> {
  const source = new DatabaseCandidates(needs)
  const { strict, relaxed, more } = await source.find(kind, plan, scope)
  if (!more) return { hits: rank(plan, { strict, relaxed }), more }
  return { hits: rank(plan, { strict: await source.findNamed(kind, plan, scope) }), more }
}

/** As the results count them. Beyond what was read nobody knows how many there are, and names add some. */
const countOf = ({ hits }: Found) => Math.min(hits.filter(({ similar }) => !similar).length, mostCandidates)

/** Only if what is listed first was not found by what was typed. */
function readingOf(hit: Hit | undefined): SuggestReply['reading'] {
  if (!hit || hit.reason.shown === undefined || !toldKinds.has(hit.reason.kind)) return undefined
  const { typed, kind, shown } = hit.reason
  return { typed, kind, shown }
}

async function showProducts(needs: Needs, hits: Hit[], plan: QueryPlan, exhibitionId: number | undefined) {
  const best = hits.slice(0, mostSuggestions)
  const rows = await findProductsOf(needs.database, idsOf(best))
  const shown = best.flatMap((hit) => {
    const row = shownRowOf(
      rows.filter(({ product }) => product.id === hit.candidate.id),
      exhibitionId,
      needs.clock.now(),
    )
    return row ? [suggestProduct(row, hit, plan)] : []
  })
  return eachOnce(shown)
}

async function showExhibitors(needs: Needs, hits: Hit[], plan: QueryPlan, exhibitionId: number | undefined) {
  const best = hits.slice(0, mostSuggestions)
  const now = needs.clock.now()
  const rows = await findExhibitorsOf(needs.database, idsOf(best), now)
  const shown = best.flatMap((hit) => {
    const row = shownRowOf(
      rows.filter(({ company }) => company.id === hit.candidate.id),
      exhibitionId,
      now,
    )
    return row ? [suggestExhibitor(row, hit, plan)] : []
  })
  return eachOnce(shown)
}

const idsOf = (hits: Hit[]) => hits.map(({ candidate }) => candidate.id)

/** In the exhibition asked for, or where one goes today. */
function shownRowOf<Row extends ProductRow | ExhibitorRow>(
  rows: Row[],
  exhibitionId: number | undefined,
  now: Date,
): Row | undefined {
  if (exhibitionId === undefined) return byOpenOrder(rows, now)[0]
  return rows.find(({ exhibition }) => exhibition.id === exhibitionId)
}

/** The best of those that are called the same by the same company. */
function eachOnce(all: Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return all.filter(({ name, company }) => {
    const key = `${name.cn}\n${company?.cn}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Every booth where something was found, in the order of its company, with what it shows of it. */
async function findBooths(
  { database }: Needs,
  products: Hit[],
  exhibitors: Hit[],
): Promise<NonNullable<SuggestReply['booths']>> {
  const all = [...exhibitors, ...products]
  const sure = all.filter(({ similar }) => !similar)
  const companies = [...new Set((sure.length > 0 ? sure : all).map(({ candidate }) => candidate.companyId))]
  const own = new Map(companies.slice(0, mostSuggestedBooths).map((id): [number, number[]] => [id, []]))
  for (const { candidate } of products) {
    const ids = own.get(candidate.companyId)
    if (ids && ids.length < mostProductsOfABooth) ids.push(candidate.id)
  }
  const names = await findProductNames(database.db, [...own.values()].flat())
  return [...own].map(([company_id, ids]) => ({
    company_id,
    products: ids.flatMap((id) => names.get(id) ?? []),
  }))
}
