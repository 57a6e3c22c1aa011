import { and, eq, sql } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Database } from '../../db/open-database.ts'
import { company, exhibition, exhibitionProduct, exhibitor, isListed, product } from '../../schema/index.ts'
import { type ShownAt, shownAtFields } from './exhibitor-queries.ts'

const fields = {
  id: exhibitionProduct.id,
  exhibitorId: exhibitor.id,
  boothNo: exhibitor.boothNo,
  product,
  company: {
    id: company.id,
    nameZh: company.nameZh,
    nameEn: company.nameEn,
    logoFileId: company.logoFileId,
  },
  exhibition: shownAtFields,
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
  /** Of the booth it stands in. */
  boothNo: string | null
  product: typeof product.$inferSelect
  company: { id: number; nameZh: string; nameEn: string; logoFileId: string | null }
  exhibition: ShownAt
  images: string[]
  /** Where the organiser's content has the first of them. */
  firstPath: string | null
}

/** These products in all exhibitions that show them. */
export async function findProductsOf(
  { db }: Pick<Database, 'db'>,
  productIds: number[],
): Promise<ProductRow[]> {
  if (productIds.length === 0) return []
  return db
    .select(fields)
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(and(isListed.exhibitionProduct(), isAnyOf(exhibitionProduct.productId, productIds)))
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
