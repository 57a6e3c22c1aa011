import type { BoothDocument, BoothDocumentKind } from '@tradefloor/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { boothDocument, file, isListed } from '../../schema/index.ts'

/** What a company gives out at its booths, in its order. */
export async function findBoothDocuments(
  { db }: Pick<Database, 'db'>,
  companyId: number,
): Promise<BoothDocument[]> {
  const rows = await db
    .select({ document: boothDocument, size: file.size })
    .from(boothDocument)
    .innerJoin(file, eq(file.id, boothDocument.fileId))
    .where(and(isListed.boothDocument(), eq(boothDocument.companyId, companyId)))
    .orderBy(sql`${boothDocument.position} nulls last`, boothDocument.id)
  return rows.map(({ document, size }) => ({
    id: document.id,
    kind: document.kind as BoothDocumentKind,
    name: { cn: document.nameZh, en: document.nameEn },
    url: publicFileAddress(document.fileId),
    size,
  }))
}
