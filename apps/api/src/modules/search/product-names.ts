import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { isListed } from '../../schema/index.ts'

/** What these products are called, as far as they are still shown. */
export async function findProductNames(
  db: Queries,
  ids: number[],
): Promise<Map<number, { cn: string; en: string }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; cn: string; en: string }>(sql`
    select id, name_zh as cn, name_en as en from product
    where ${isListed.product()} and id = any (${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, cn, en }) => [id, { cn, en }]))
}
