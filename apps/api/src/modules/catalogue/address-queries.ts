import { and, asc, count, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { deskEdit, exhibition, exhibitionProduct, exhibitor, isListed, product } from '../../schema/index.ts'
import type { Page } from './page-of.ts'

type Needs = Pick<Database, 'db'>

/** Something with an address of its own, and when it is known to have changed last. */
interface Addressed {
  exhibitionId: number
  changedAt: Date | null
}

/** How many there are of each. */
export async function countAddressed({ db }: Needs) {
  const [[exhibitions], [booths], [products]] = await Promise.all([
    db.select({ count: count() }).from(exhibition).where(isListed.exhibition()),
    db.select({ count: count() }).from(exhibitor).where(isListed.exhibitor()),
    db
      .select({ count: count() })
      .from(exhibitionProduct)
      .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
      .where(isListed.exhibitionProduct()),
  ])
  return {
    exhibitions: exhibitions?.count ?? 0,
    booths: booths?.count ?? 0,
    products: products?.count ?? 0,
  }
}

/** An exhibition changes with its exhibitors. */
export async function findExhibitionAddresses({ db }: Needs, { limit, offset }: Page): Promise<Addressed[]> {
  return db
    .select({ exhibitionId: exhibition.id, changedAt: max(exhibitor.joinedAt) })
    .from(exhibition)
    .leftJoin(exhibitor, and(eq(exhibitor.exhibitionId, exhibition.id), isListed.exhibitor()))
    .where(isListed.exhibition())
    .groupBy(exhibition.id)
    .orderBy(asc(exhibition.id))
    .limit(limit)
    .offset(offset)
}

const lastEdit = (table: 'companies' | 'products', id: typeof exhibitor.companyId | typeof product.id) =>
  sql`(select max(edit.edited_at) from ${deskEdit} as edit where edit.table_name = ${table} and edit.record_id = ${id})`

export async function findBoothAddresses(
  { db }: Needs,
  { limit, offset }: Page,
): Promise<(Addressed & { companyId: number })[]> {
  return db
    .select({
      exhibitionId: exhibitor.exhibitionId,
      companyId: exhibitor.companyId,
      changedAt:
        sql<Date>`greatest(${exhibitor.joinedAt}, ${lastEdit('companies', exhibitor.companyId)})`.mapWith(
          exhibitor.joinedAt,
        ),
    })
    .from(exhibitor)
    .where(isListed.exhibitor())
    .orderBy(asc(exhibitor.id))
    .limit(limit)
    .offset(offset)
}

export async function findProductAddresses(
  { db }: Needs,
  { limit, offset }: Page,
): Promise<(Addressed & { companyId: number; productId: number })[]> {
  return db
    .select({
      exhibitionId: exhibitor.exhibitionId,
      companyId: exhibitor.companyId,
      productId: exhibitionProduct.id,
      changedAt: sql<Date>`greatest(${product.addedAt}, ${lastEdit('products', product.id)})`.mapWith(
        product.addedAt,
      ),
    })
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .where(isListed.exhibitionProduct())
    .orderBy(asc(exhibitionProduct.id))
    .limit(limit)
    .offset(offset)
}
