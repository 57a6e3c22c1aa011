import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import {
  boothResource,
  company,
  document,
  exhibition,
  exhibitionProduct,
  exhibitor,
  favourite,
  isListed,
  isWithdrawn,
  product,
  productImage,
} from '../../schema/index.ts'
import type { FavouriteKind } from './favourite-queries.ts'

/** Whose favourites, of one exhibition or of all, and which page of them. */
export interface FavouritesRequest {
  accountId: number
  exhibitionId?: number
  page: number
  size: number
}

// A target is text, because a film's is. The case keeps the cast from rows of other kinds, and the index in use.
const targetNumber = (kind: FavouriteKind) =>
  sql`case when ${favourite.kind} = ${kind}::text then ${favourite.target}::int end`

const asked = (kind: FavouriteKind, { accountId, exhibitionId }: FavouritesRequest): SQL | undefined =>
  and(
    eq(favourite.accountId, accountId),
    eq(favourite.kind, kind),
    exhibitionId === undefined ? undefined : eq(favourite.exhibitionId, exhibitionId),
  )

const newestFirst = [desc(favourite.markedAt), desc(favourite.id)] as const
const from = ({ page, size }: FavouritesRequest) => (page - 1) * size

// What was withdrawn is listed and says so; the inner joins leave out what was deleted. The count is of the same rows.

export async function listProducts(db: Queries, query: FavouritesRequest) {
  const image = sql<string | null>`(select ${productImage.fileId} from ${productImage}
    where ${productImage.productId} = ${product.id} order by ${productImage.position} limit 1)`
  const rows = await db
    .select({
      favourite,
      product,
      company,
      exhibition,
      exhibitorId: exhibitor.id,
      image,
      withdrawn: isWithdrawn(isListed.exhibitionProduct()),
    })
    .from(favourite)
    .innerJoin(exhibitionProduct, eq(exhibitionProduct.id, targetNumber('exh_product')))
    .innerJoin(product, eq(product.id, exhibitionProduct.productId))
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(asked('exh_product', query))
    .orderBy(...newestFirst)
    .limit(query.size)
    .offset(from(query))
  const counted = await db
    .select({ count: count() })
    .from(favourite)
    .innerJoin(exhibitionProduct, eq(exhibitionProduct.id, targetNumber('exh_product')))
    .where(asked('exh_product', query))
  return { rows, count: counted[0]?.count ?? 0 }
}

export async function listCompanies(db: Queries, query: FavouritesRequest) {
  const atTheFair = and(
    eq(exhibitor.companyId, targetNumber('exh_company')),
    eq(exhibitor.exhibitionId, favourite.exhibitionId),
  )
  const rows = await db
    .select({
      favourite,
      company,
      exhibition,
      exhibitorId: exhibitor.id,
      withdrawn: isWithdrawn(isListed.exhibitor()),
    })
    .from(favourite)
    .innerJoin(exhibitor, atTheFair)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, favourite.exhibitionId))
    .where(asked('exh_company', query))
    .orderBy(...newestFirst)
    .limit(query.size)
    .offset(from(query))
  const counted = await db
    .select({ count: count() })
    .from(favourite)
    .innerJoin(exhibitor, atTheFair)
    .where(asked('exh_company', query))
  return { rows, count: counted[0]?.count ?? 0 }
}

export async function listVideos(db: Queries, query: FavouritesRequest) {
  // Two booths may show the same film; it is still one favourite.
  const film = db
    .select({
      nameZh: boothResource.nameZh,
      nameEn: boothResource.nameEn,
      posterFileId: boothResource.posterFileId,
      withdrawn: isWithdrawn(isListed.boothResource()).as('withdrawn'),
    })
    .from(boothResource)
    .innerJoin(exhibitor, eq(exhibitor.id, boothResource.exhibitorId))
    .where(
      and(
        eq(boothResource.fileId, favourite.target),
        eq(boothResource.kind, 'video'),
        eq(exhibitor.exhibitionId, favourite.exhibitionId),
      ),
    )
    // Where it is still shown comes first.
    .orderBy(isWithdrawn(isListed.boothResource()), exhibitor.id)
    .limit(1)
    .as('film')
  const rows = await db
    .select({
      favourite,
      film: { nameZh: film.nameZh, nameEn: film.nameEn, posterFileId: film.posterFileId },
      withdrawn: film.withdrawn,
    })
    .from(favourite)
    .innerJoinLateral(film, sql`true`)
    .where(asked('resource', query))
    .orderBy(...newestFirst)
    .limit(query.size)
    .offset(from(query))
  const counted = await db
    .select({ count: count() })
    .from(favourite)
    .innerJoinLateral(film, sql`true`)
    .where(asked('resource', query))
  return { rows, count: counted[0]?.count ?? 0 }
}

export async function listDocuments(db: Queries, query: FavouritesRequest) {
  const rows = await db
    .select({ favourite, document, withdrawn: isWithdrawn(isListed.document()) })
    .from(favourite)
    .innerJoin(document, eq(document.id, targetNumber('com_doc')))
    .where(asked('com_doc', query))
    .orderBy(...newestFirst)
    .limit(query.size)
    .offset(from(query))
  const counted = await db
    .select({ count: count() })
    .from(favourite)
    .innerJoin(document, eq(document.id, targetNumber('com_doc')))
    .where(asked('com_doc', query))
  return { rows, count: counted[0]?.count ?? 0 }
}

type Row<List extends (...parameters: never[]) => Promise<{ rows: unknown[] }>> = Awaited<
  ReturnType<List>
>['rows'][number]
export type ProductRow = Row<typeof listProducts>
export type CompanyRow = Row<typeof listCompanies>
export type VideoRow = Row<typeof listVideos>
export type DocumentRow = Row<typeof listDocuments>
