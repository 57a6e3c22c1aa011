import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { boothResource, boothWall, company, exhibitor, isListed } from '../../schema/index.ts'

export interface BoothResourceRow {
  resource: typeof boothResource.$inferSelect
  exhibitionId: number
}

export type BoothWallRow = typeof boothWall.$inferSelect

/** What a booth shows, in its order. Nothing when it stands in another exhibition than the one said. */
export async function findBoothResources(
  { db }: Pick<Database, 'db'>,
  { boothId, kind, exhibitionId }: { boothId: number; kind: 'video' | 'image'; exhibitionId?: number },
): Promise<BoothResourceRow[]> {
  return db
    .select({ resource: boothResource, exhibitionId: exhibitor.exhibitionId })
    .from(boothResource)
    .innerJoin(exhibitor, eq(exhibitor.id, boothResource.exhibitorId))
    .where(
      and(
        isListed.boothResource(),
        eq(boothResource.exhibitorId, boothId),
        eq(boothResource.kind, kind),
        exhibitionId === undefined ? undefined : eq(exhibitor.exhibitionId, exhibitionId),
      ),
    )
    .orderBy(asc(boothResource.position))
}

/** The set of pictures asked for, or the first one of all. */
export async function findBoothWall(
  { db }: Pick<Database, 'db'>,
  areaDate: string,
): Promise<BoothWallRow | undefined> {
  const [row] = await db
    .select()
    .from(boothWall)
    .orderBy(desc(sql`${boothWall.id}::text = ${areaDate}`), asc(boothWall.id))
    .limit(1)
  return row
}

/** The booths of these companies, in whatever exhibitions, with their names. */
export async function findBoothsOf({ db }: Pick<Database, 'db'>, companyIds: number[]) {
  if (companyIds.length === 0) return []
  return db
    .select({
      id: exhibitor.id,
      exhibitionId: exhibitor.exhibitionId,
      companyId: exhibitor.companyId,
      nameZh: company.nameZh,
      nameEn: company.nameEn,
    })
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .where(and(inArray(exhibitor.companyId, companyIds), isListed.exhibitor()))
}

export type BoothOfCompany = Awaited<ReturnType<typeof findBoothsOf>>[number]
