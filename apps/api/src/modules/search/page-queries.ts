import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'
import type { Narrowing, SearchQuery } from './filters.ts'
import { indexTable, type Kind } from './source-queries.ts'

/** `booth`: as the company wants its products. */
export type Order = 'name' | 'visits' | 'newest' | 'booth'

/** An entry of a list: a company or product in one exhibition; 0 where it is one card for all of them. */
export interface ListEntry {
  id: number
  exhibitionId: number
}

export interface PageAsked {
  kind: Kind
  narrowing: Narrowing
  condition: SQL
  group: boolean
  order: Order
  /** In which names are ordered. */
  language?: SearchQuery['language']
  limit: number
  offset: number
}

/** One page of the index in an order that the database has. */
export async function findEntries(db: Queries, asked: PageAsked): Promise<ListEntry[]> {
  if (asked.limit <= 0) return []
  const { rows } = await db.execute<ListEntry & Record<string, unknown>>(entriesSql(asked))
  return rows
}

export const entriesSql = (asked: PageAsked): SQL => (asked.group ? cards(asked) : entries(asked))

/** Facts that the index has not: it is written anew far more rarely than a company moves a product. */
const arranged = sql`(select own.position from product as own
  where own.id = s.id and ${isListed.product('own')}) nulls last`

const mostVisits = sql`(select max(e.visits) from exhibitor as e
  where e.company_id = s.company_id and ${isListed.exhibitor('e')})`

const nameKey = (language: PageAsked['language']) =>
  language === 'en' ? sql`s.sort_key_en` : sql`s.sort_key`

function cards({ kind, condition, order, language, limit, offset }: PageAsked): SQL {
  const name = nameKey(language)
  const by = {
    name: sql`${name}, s.id`,
    booth: sql`${arranged}, ${name}, s.id`,
    newest: sql`s.newest_at desc, s.id desc`,
    visits: sql`${mostVisits} desc, ${name}, s.id`,
  }[order]
  return sql`select s.id, 0 as "exhibitionId" from ${indexTable[kind]} as s where ${condition}
    order by ${by} limit ${limit}::int offset ${offset}::int`
}

function entries({ kind, narrowing, condition, order, language, limit, offset }: PageAsked): SQL {
  const name = nameKey(language)
  const { exhibitionIds: wanted } = narrowing
  const isWanted = wanted === null ? sql`true` : sql`shown.id = any (${sql.param([...wanted])}::int[])`
  // How often it was visited and since when it is there are facts of the booth.
  const needsBooth = order === 'visits' || (order === 'newest' && kind === 'exhibitor')
  const booth = needsBooth
    ? sql`join exhibitor as e on e.company_id = s.company_id and e.exhibition_id = shown.id and ${isListed.exhibitor('e')}`
    : sql``
  const by = {
    name: sql`${name}, s.id, shown.id`,
    booth: sql`${arranged}, ${name}, s.id, shown.id`,
    newest:
      kind === 'exhibitor'
        ? sql`e.joined_at desc, e.id desc`
        : sql`s.newest_at desc, s.id desc, shown.id desc`,
    visits: sql`e.visits desc, ${name}, s.id, shown.id`,
  }[order]
  return sql`select s.id, shown.id as "exhibitionId" from ${indexTable[kind]} as s
    cross join lateral unnest(s.exhibition_ids) as shown (id) ${booth}
    where ${condition} and ${isWanted} order by ${by} limit ${limit}::int offset ${offset}::int`
}
