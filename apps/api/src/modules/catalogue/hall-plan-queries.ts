import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { boothResource, company, exhibitor, file } from '../../schema/index.ts'

const firstPoster = sql<string | null>`(select ${boothResource.fileId} from ${boothResource}
  where ${boothResource.exhibitorId} = ${exhibitor.id} and ${boothResource.kind} = 'image'
  order by ${boothResource.position} limit 1)`

const fields = {
  id: exhibitor.id,
  boothNo: exhibitor.boothNo,
  externalUrl: exhibitor.externalUrl,
  companyId: company.id,
  nameZh: company.nameZh,
  nameEn: company.nameEn,
  logoFileId: company.logoFileId,
  posterFileId: firstPoster,
  industry: company.industry,
  stand: company.stand,
  color: file.color,
}

/** A2 before A10, as the numbers hang in a hall, and the same on every database. */
const byBoothNumber = [
  sql`${exhibitor.boothNo} is null`,
  sql`substring(${exhibitor.boothNo} from '^[^0-9]*') collate "C"`,
  sql`substring(${exhibitor.boothNo} from '[0-9]+')::numeric`,
  sql`${exhibitor.boothNo} collate "C"`,
  company.id,
]

/** All booths of an exhibition, up to so many, with what a hall shows of them. */
export async function findHallBooths(
  { db }: Pick<Database, 'db'>,
  exhibitionId: number,
  { most }: { most: number },
) {
  return db
    .select(fields)
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .leftJoin(file, eq(file.id, company.logoFileId))
    .where(eq(exhibitor.exhibitionId, exhibitionId))
    .orderBy(...byBoothNumber)
    .limit(most)
}

export type HallBoothRow = Awaited<ReturnType<typeof findHallBooths>>[number]
