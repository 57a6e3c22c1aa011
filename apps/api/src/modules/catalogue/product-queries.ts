import type { ListProductsQuery } from '@tradefloor/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { company, exhibition, exhibitionProduct, exhibitor, isListed, product } from '../../schema/index.ts'
import { inArea } from './exhibitor-queries.ts'
import type { Tally } from './facets.ts'
import type { Page } from './page-of.ts'
import { containsAll } from './search-condition.ts'

const fields = {
  id: exhibitionProduct.id,
  exhibitorId: exhibitor.id,
  product,
  company: {
    id: company.id,
    nameZh: company.nameZh,
    nameEn: company.nameEn,
    logoFileId: company.logoFileId,
  },
  exhibition: { id: exhibition.id, nameZh: exhibition.nameZh, nameEn: exhibition.nameEn },
  images: sql<string[]>`array(select image.file_id from product_image as image
    where image.product_id = ${product.id} order by image.position)`,
  firstPath: sql<string | null>`(select file.media_path from product_image as image
    join file on file.id = image.file_id where image.product_id = ${product.id}
    order by image.position limit 1)`,
}

export interface ProductRow {
  /** Of the product in this exhibition. */
  id: number
  exhibitorId: number
  product: typeof product.$inferSelect
  company: { id: number; nameZh: string; nameEn: string; logoFileId: string | null }
  exhibition: { id: number; nameZh: string; nameEn: string }
  images: string[]
  /** Where the organiser's content has the first of them. */
  firstPath: string | null
}

const orders: Record<NonNullable<ListProductsQuery['sort']>, SQL[]> = {
  name: [sql`${product.sortKey}`, sql`${exhibitionProduct.id}`],
  visits: [desc(exhibitor.visits), sql`${product.sortKey}`, sql`${exhibitionProduct.id}`],
  newest: [desc(product.addedAt), desc(exhibitionProduct.id)],
}

/** One page, in the order asked for. */
export async function findProducts(
  { db }: Pick<Database, 'db'>,
  query: ListProductsQuery,
  { limit, offset }: Page,
): Promise<ProductRow[]> {
  return db
    .select(fields)
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(
      and(
        inSearch(query),
        inArea(query),
        query.industry === undefined ? undefined : eq(company.industry, query.industry),
      ),
    )
    .orderBy(...namedInLanguageFirst(query), ...orders[query.sort ?? 'name'])
    .limit(limit)
    .offset(offset)
}

/** All that the search finds, counted in one go for the pager and both facets. */
export async function tallyProducts(
  { db }: Pick<Database, 'db'>,
  query: ListProductsQuery,
): Promise<Tally[]> {
  return db
    .select({
      industry: company.industry,
      province: company.province,
      inArea: sql<boolean>`${inArea(query) ?? sql`true`}`,
      entries: sql<number>`count(*)::int`,
    })
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .where(inSearch(query))
    .groupBy(sql`1`, sql`2`, sql`3`)
}

function inSearch({ exhibition_id, company_id, search }: ListProductsQuery) {
  return and(
    isListed.exhibitionProduct(),
    exhibition_id === undefined ? undefined : eq(exhibitor.exhibitionId, exhibition_id),
    company_id === undefined ? undefined : eq(exhibitor.companyId, company_id),
    containsAll(product.searchText, search),
  )
}

/** Products whose name in the language asked for holds the words come before those found elsewhere. */
function namedInLanguageFirst({ search, language }: ListProductsQuery): SQL[] {
  if (language === undefined) return []
  const name = language === 'cn' ? product.nameZh : product.nameEn
  const named = containsAll(sql`lower(${name})`, search)
  return named ? [desc(named)] : []
}

/** A product in an exhibition. The exhibition and the company, when they are said, must be its own. */
export async function findProduct(
  { db }: Pick<Database, 'db'>,
  { id, exhibitionId, companyId }: { id: number; exhibitionId?: number; companyId?: number },
): Promise<ProductRow | undefined> {
  const [row] = await db
    .select(fields)
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(
      and(
        isListed.exhibitionProduct(),
        eq(exhibitionProduct.id, id),
        exhibitionId === undefined ? undefined : eq(exhibitor.exhibitionId, exhibitionId),
        companyId === undefined ? undefined : eq(exhibitor.companyId, companyId),
      ),
    )
  return row
}
