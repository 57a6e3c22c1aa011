import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { exhibition, exhibitor, isListed } from '../../schema/index.ts'

export type OwnExhibition = Awaited<ReturnType<typeof findOwnExhibitions>>[number]

/** Where a company has a booth. */
export const findOwnExhibitions = (db: Queries, companyId: number) =>
  db
    .selectDistinct({
      id: exhibition.id,
      nameZh: exhibition.nameZh,
      nameEn: exhibition.nameEn,
      lasting: exhibition.lasting,
      opensAt: exhibition.opensAt,
      closesAt: exhibition.closesAt,
    })
    .from(exhibitor)
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .where(and(eq(exhibitor.companyId, companyId), isListed.exhibitor()))
    .orderBy(asc(exhibition.lasting), asc(exhibition.opensAt), asc(exhibition.id))
