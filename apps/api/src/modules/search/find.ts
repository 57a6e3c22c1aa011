import type { Facets } from '@tradefloor/contract'
import { type MatchKind, type QueryPlan, type RankedHit, rank, tsqueriesOf } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Page } from '../catalogue/index.ts'
import { type CandidateSource, type Candidates, DatabaseCandidates } from './candidates.ts'
import { findEntriesAndTally, tallyFacets } from './facet-queries.ts'
import { countFacets, entriesOf } from './facets.ts'
import {
  filterCondition,
  type Narrowing,
  passesFilters,
  readNarrowing,
  type SearchQuery,
  scopeCondition,
} from './filters.ts'
import type { FoundCandidate } from './found-candidate.ts'
import { findOnlineCompanies } from './online-queries.ts'
import { findEntries, type ListEntry, type Order } from './page-queries.ts'
import type { Kind } from './source-queries.ts'
import { tokensMatch } from './token-match.ts'

export type Hit = RankedHit<FoundCandidate>

export interface FoundPage {
  /** In the order of the page, with why each was found. */
  entries: (ListEntry & { hit?: Hit })[]
  count: number
  atLeast: boolean
  similar: number
  facets: Facets
  plan?: QueryPlan
}

type Needs = Pick<Dependencies, 'database' | 'clock' | 'search'>

interface Search {
  kind: Kind
  query: SearchQuery
  page: Page
  narrowing: Narrowing
  group: boolean
  online: ReadonlySet<number>
}

/** One page of what is listed, narrowed and searched as asked, and how much there is of it. */
export async function findPage(needs: Needs, kind: Kind, query: SearchQuery, page: Page): Promise<FoundPage> {
  const group = query.group === 1
  const online =
    group || query.online === 1
      ? await findOnlineCompanies(needs.database.db, needs.clock.now())
      : new Set<number>()
  const search = { kind, query, page, narrowing: readNarrowing(query, online), group, online }
  const words = query.search?.trim() ?? ''
  if (words === '') return listPage(needs, search)
  await needs.search.ready()
  const plan = needs.search.plan(words, { literal: query.literal === 1 })
  return plan.empty ? listPage(needs, search) : searchPage(needs, search, plan)
}

async function listPage({ database: { db }, search: knowledge }: Needs, search: Search): Promise<FoundPage> {
  const { kind, query, narrowing, group, online, page } = search
  const scope = scopeCondition(narrowing)
  const order = isByRelevance(query) ? unaskedOrder(search) : (query.sort as Order)
  const condition = sql`${scope} and ${filterCondition(narrowing)}`
  const asked = { kind, narrowing, group, order, condition, language: query.language, ...page }
  let entries: ListEntry[] | undefined
  const tally = await knowledge.counted(keyOf(search), async () => {
    const counted = { kind, narrowing, condition: scope, hasWords: false, group, online }
    const found = await findEntriesAndTally(db, asked, counted)
    entries = found.entries
    return found.tally
  })
  return { entries: entries ?? (await findEntries(db, asked)), similar: 0, ...tally }
}

/** Of one company, its products come as it wants them. */
const unaskedOrder = ({ kind, narrowing: { scope } }: Search): Order =>
  kind === 'product' && scope.companyId !== undefined ? 'booth' : 'name'

/** All but the page and the order. */
function keyOf({ kind, query, online }: Search): string {
  const { page, size, sort, search, ...rest } = query as SearchQuery & Record<string, unknown>
  const parts = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([kind, parts, [...online]])
}

const listEntries = (db: Queries, search: Search, condition: SQL, order: Order, page = search.page) =>
  findEntries(db, { ...search, condition, order, language: search.query.language, ...page })

async function searchPage(needs: Needs, search: Search, plan: QueryPlan): Promise<FoundPage> {
  const { db } = needs.database
  const source = new DatabaseCandidates(needs)
  const first = await source.find(search.kind, plan, scopeCondition(search.narrowing))
  return first.more
    ? searchMany(db, search, plan, { source, first })
    : searchFew(db, search, plan, inLanguage(rank(plan, first), search.query))
}

/** Everything that may match is at hand: it is filtered, counted and ordered here, exactly. */
async function searchFew(db: Queries, search: Search, plan: QueryPlan, all: Hit[]): Promise<FoundPage> {
  const { narrowing, group, online, query, page } = search
  const hits = all.filter(({ candidate }) => passesFilters(narrowing, candidate.facts))
  const weigh = (some: Hit[]) =>
    some.reduce((sum, { candidate }) => sum + entriesOf(candidate.facts, narrowing, group), 0)
  return {
    entries: isByRelevance(query)
      ? entriesIn(hits, search).slice(page.offset, page.offset + page.limit)
      : await sorted(db, search, hits),
    count: weigh(hits),
    atLeast: false,
    similar: weigh(hits.filter(({ similar }) => similar)),
    facets: countFacets(
      all.map(({ candidate }) => candidate.facts),
      narrowing,
      { group, online },
    ),
    plan,
  }
}

/** How well they match, which is the order of what is searched for unless another one is asked for. */
export const isByRelevance = ({ sort }: Pick<SearchQuery, 'sort'>) =>
  sort === undefined || sort === 'relevance'

/** The hits in another order than how well they match; what is only similar stays behind. */
async function sorted(db: Queries, search: Search, hits: Hit[]) {
  const order = search.query.sort as Order
  const byId = new Map(hits.map((hit) => [hit.candidate.id, hit]))
  const whole = { limit: 1_000_000, offset: 0 }
  const ofThese = (some: Hit[]) =>
    sql`s.id = any (${sql.param(some.map(({ candidate }) => candidate.id))}::int[])`
  const parts = [hits.filter(({ similar }) => !similar), hits.filter(({ similar }) => similar)]
  const entries = await Promise.all(
    parts.map((some) => (some.length === 0 ? [] : listEntries(db, search, ofThese(some), order, whole))),
  )
  const { offset, limit } = search.page
  return entries
    .flat()
    .slice(offset, offset + limit)
    .map((place) => ({ ...place, hit: byId.get(place.id) }))
}

/** What the hits are listed as, up to the end of the page: one entry each, or one for each exhibition that is wanted. */
function entriesIn(hits: Hit[], { group, narrowing: { exhibitionIds: wanted }, page }: Search) {
  const entries: (ListEntry & { hit: Hit })[] = []
  for (const hit of hits) {
    if (entries.length >= page.offset + page.limit) break
    const { id } = hit.candidate
    if (group) entries.push({ id, exhibitionId: 0, hit })
    else
      for (const exhibitionId of hit.candidate.facts.exhibitionIds)
        if (wanted === null || wanted.has(exhibitionId)) entries.push({ id, exhibitionId, hit })
  }
  return entries
}

/** More match than are ranked: the filters go into the query, the database counts, and the rest comes by name. */
async function searchMany(
  db: Queries,
  search: Search,
  plan: QueryPlan,
  { source, first: unfiltered }: { source: CandidateSource; first: Candidates },
): Promise<FoundPage> {
  const { kind, narrowing, group, online, query, page } = search
  const scope = scopeCondition(narrowing)
  const narrowed = sql`${scope} and ${filterCondition(narrowing)}`
  const { any } = tsqueriesOf(plan)
  const condition = sql`${tokensMatch(any ?? '')} and ${scope}`
  // So many match that the planner may look into it, and find the first ones by walking through the order.
  const matches = sql`s.tokens @@ ${any}::tsquery`
  const [candidates, tally] = await Promise.all([
    narrowing.filters.length === 0 ? unfiltered : source.find(kind, plan, narrowed),
    tallyFacets(db, { kind, narrowing, condition, hasWords: true, group, online }),
  ])
  if (!candidates.more) {
    const few = await searchFew(db, search, plan, inLanguage(rank(plan, candidates), query))
    return { ...few, facets: tally.facets }
  }
  const strict = isByRelevance(query) ? await source.findNamed(kind, plan, narrowed) : []
  const hits = inLanguage(rank(plan, { strict }), query)
  const isSimilar = hits.length > 0 && hits.every(({ similar }) => similar)
  const outcome = { ...tally, similar: isSimilar ? tally.count : 0, plan }
  if (!isByRelevance(query))
    return {
      ...outcome,
      entries: await listEntries(db, search, sql`${matches} and ${narrowed}`, query.sort as Order),
    }
  const ranked = entriesIn(hits, search)
  const first = ranked.slice(page.offset, page.offset + page.limit)
  const ids = hits.map(({ candidate }) => candidate.id)
  const rest = await listEntries(
    db,
    search,
    sql`${matches} and ${narrowed} and s.id <> all (${sql.param(ids)}::int[])`,
    'name',
    { limit: page.limit - first.length, offset: Math.max(0, page.offset - ranked.length) },
  )
  return { ...outcome, entries: [...first, ...rest] }
}

/** A word was taken for another one, which is no better than what has the words as they were typed. */
const guessed: ReadonlySet<MatchKind> = new Set(['glossary', 'initials'])

/** Names in the language asked for come first. */
function inLanguage(hits: Hit[], { language }: SearchQuery): Hit[] {
  if (language === undefined) return hits
  const wanted = language === 'cn' ? 'zh' : 'en'
  const isNamed = ({ similar, reason }: Hit) =>
    Number(similar) * 2 +
    Number(reason.field !== 'name' || reason.language !== wanted || guessed.has(reason.kind))
  return [...hits].sort((a, b) => isNamed(a) - isNamed(b))
}
