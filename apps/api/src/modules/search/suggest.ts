import type { Suggestion, SuggestQuery } from '@tradefloor/contract'
import { type QueryPlan, rank } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isListed } from '../../schema/index.ts'
import { DatabaseCandidates } from './candidates.ts'
import type { Kind } from './source-queries.ts'

/** So many of each, and what one has not is filled up by the others. */
const mostSuggestions = 8
const categories = 2

type Needs = Pick<Dependencies, 'database' | 'search'>

/** What somebody who has typed this much may mean: products, companies and categories by their names. */
export async function findSuggestions(needs: Needs, query: SuggestQuery): Promise<Suggestion[]> {
  await needs.search.ready()
  const plan = needs.search.plan(query.search)
  if (plan.empty) return []
  const { exhibition_id: exhibitionId } = query
  const scope = exhibitionId === undefined ? sql`true` : sql`s.exhibition_ids @> array[${exhibitionId}::int]`
  const named = needs.search
    .findCategories(plan, categories)
    .map(({ zh, en }): Suggestion => ({ kind: 'category', id: null, name: { cn: zh, en } }))
  const [products, exhibitors] = await Promise.all([
    bestOf(needs, 'product', plan, scope),
    bestOf(needs, 'exhibitor', plan, scope),
  ])
  const room = mostSuggestions - named.length
  const half = Math.max(Math.ceil(room / 2), room - exhibitors.length)
  const chosen = products.slice(0, half)
  return [...chosen, ...exhibitors.slice(0, room - chosen.length), ...named]
}

/** The best, each name once. */
async function bestOf(needs: Needs, kind: Kind, plan: QueryPlan, scope: SQL): Promise<Suggestion[]> {
  const candidates = await new DatabaseCandidates(needs).find(kind, plan, scope)
  const ids = rank(plan, candidates)
    .slice(0, mostSuggestions)
    .map(({ candidate }) => candidate.id)
  const names = await findNames(needs.database.db, kind, ids)
  const seen = new Set<string>()
  return ids.flatMap((id) => {
    const name = names.get(id)
    if (!name || seen.has(name.cn)) return []
    seen.add(name.cn)
    return [{ kind, id, name }]
  })
}

async function findNames(
  db: Queries,
  kind: Kind,
  ids: number[],
): Promise<Map<number, { cn: string; en: string }>> {
  if (ids.length === 0) return new Map()
  const listed =
    kind === 'product'
      ? sql`from product where ${isListed.product()}`
      : sql`from company where ${isListed.company()}`
  const { rows } = await db.execute<{ id: number; cn: string; en: string }>(sql`
    select id, name_zh as cn, name_en as en ${listed} and id = any (${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, cn, en }) => [id, { cn, en }]))
}
