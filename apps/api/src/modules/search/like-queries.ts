import type { Described } from '@tradefloor/search'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { indexTable, type Kind } from './source-queries.ts'
import { tokensMatch } from './token-match.ts'

/** A listed company or product, as far as it is compared with others. */
export interface IndexedItem extends Described {
  kind: Kind
  id: number
  companyId: number
  categoriesEn: string[]
  exhibitionIds: number[]
}

const columns = sql.raw(
  `s.id, s.company_id as "companyId", s.texts as stored, s.categories, s.categories_en as "categoriesEn",
   s.exhibition_ids as "exhibitionIds"`,
)

type Row = Omit<IndexedItem, 'kind'> & Record<string, unknown>

/** Those of them that are listed. */
export async function readItems(db: Queries, kind: Kind, ids: readonly number[]): Promise<IndexedItem[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from ${indexTable[kind]} as s where s.id = any (${sql.param(ids)}::int[])`)
  return rows.map((row) => ({ ...row, kind }))
}

export interface LikeQueries {
  /** By rare words, of which there are not many. */
  words: string | null
  /** By the category, of which some have to do. */
  category: string | null
}

/** What may be like it; what is compared decides. */
export async function findLike(
  db: Queries,
  kind: Kind,
  { words, category }: LikeQueries,
  { condition, most }: { condition: SQL; most: number },
): Promise<IndexedItem[]> {
  const read = async (query: string | null) => {
    if (query === null) return []
    const { rows } = await db.execute<Row>(sql`
      select ${columns} from ${indexTable[kind]} as s
      where ${tokensMatch(query)} and ${condition} limit ${most}::int`)
    return rows.map((row): IndexedItem => ({ ...row, kind }))
  }
  const found = await Promise.all([read(words), read(category)])
  return [...new Map(found.flat().map((item) => [item.id, item])).values()]
}
