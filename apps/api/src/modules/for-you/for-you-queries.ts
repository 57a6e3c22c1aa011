import { and, eq } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Queries } from '../../db/open-database.ts'
import { account, company, exhibitionProduct, exhibitor, isListed, product } from '../../schema/index.ts'

export async function findWishes(db: Queries, accountId: number) {
  const [row] = await db
    .select({ isOn: account.forYou, purpose: account.purpose })
    .from(account)
    .where(eq(account.id, accountId))
  return row
}

/** Of each exhibition product that is listed, whose product it is. */
export async function findProductIds(
  db: Queries,
  exhibitionProductIds: readonly number[],
): Promise<Map<number, number>> {
  if (exhibitionProductIds.length === 0) return new Map()
  const rows = await db
    .select({ id: exhibitionProduct.id, productId: exhibitionProduct.productId })
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .where(and(isListed.exhibitionProduct(), isAnyOf(exhibitionProduct.id, exhibitionProductIds)))
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

interface Names {
  cn: string
  en: string
}

/** What these products and companies are called, by `kind:id`. */
export async function findNames(
  db: Queries,
  things: readonly { kind: 'product' | 'exhibitor'; id: number }[],
): Promise<Map<string, Names>> {
  const idsOf = (wanted: string) => things.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  const [products, companies] = await Promise.all([
    db
      .select({ id: product.id, cn: product.nameZh, en: product.nameEn })
      .from(product)
      .where(and(isListed.product(), isAnyOf(product.id, idsOf('product')))),
    db
      .select({ id: company.id, cn: company.nameZh, en: company.nameEn })
      .from(company)
      .where(and(isListed.company(), isAnyOf(company.id, idsOf('exhibitor')))),
  ])
  return new Map([
    ...products.map(({ id, cn, en }): [string, Names] => [`product:${id}`, { cn, en }]),
    ...companies.map(({ id, cn, en }): [string, Names] => [`exhibitor:${id}`, { cn, en }]),
  ])
}
