import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { boothResource, document, exhibitionProduct, exhibitor, isListed } from '../../schema/index.ts'
import type { Target } from './favourite-queries.ts'

// What can be marked, if it is there: undefined when it is not, or not in that exhibition.

export async function findProductTarget(
  db: Queries,
  exhibitionProductId: number,
): Promise<Target | undefined> {
  const [row] = await db
    .select({ exhibitionId: exhibitor.exhibitionId })
    .from(exhibitionProduct)
    .innerJoin(exhibitor, eq(exhibitor.id, exhibitionProduct.exhibitorId))
    .where(and(eq(exhibitionProduct.id, exhibitionProductId), isListed.exhibitionProduct()))
  return row && { ...row, target: String(exhibitionProductId) }
}

export async function findCompanyTarget(
  db: Queries,
  exhibitionId: number,
  companyId: number,
): Promise<Target | undefined> {
  const [row] = await db
    .select({ exhibitionId: exhibitor.exhibitionId })
    .from(exhibitor)
    .where(
      and(eq(exhibitor.exhibitionId, exhibitionId), eq(exhibitor.companyId, companyId), isListed.exhibitor()),
    )
  return row && { ...row, target: String(companyId) }
}

export async function findVideoTarget(
  db: Queries,
  exhibitionId: number,
  fileId: string,
): Promise<Target | undefined> {
  const [row] = await db
    .select({ exhibitionId: exhibitor.exhibitionId, target: boothResource.fileId })
    .from(boothResource)
    .innerJoin(exhibitor, eq(exhibitor.id, boothResource.exhibitorId))
    .where(
      and(
        isListed.boothResource(),
        eq(boothResource.fileId, fileId),
        eq(boothResource.kind, 'video'),
        eq(exhibitor.exhibitionId, exhibitionId),
      ),
    )
    .limit(1)
  return row
}

/** A document has one exhibition, its own: a client on a page that knows none names another. */
export async function findDocumentTarget(db: Queries, documentId: number): Promise<Target | undefined> {
  const [row] = await db
    .select({ exhibitionId: document.exhibitionId })
    .from(document)
    .where(and(eq(document.id, documentId), isListed.document()))
  return row && { ...row, target: String(documentId) }
}
