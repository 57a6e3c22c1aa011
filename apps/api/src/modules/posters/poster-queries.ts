import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import {
  boothOrder,
  boothResource,
  company,
  exhibition,
  exhibitor,
  file,
  isListed,
} from '../../schema/index.ts'

export interface PictureRow {
  id: string
  sha256: string
}

/** A stand has three plinths; one more is for stands to come. */
const mostGoods = 4

const pictureOf = (condition: ReturnType<typeof sql>) =>
  sql<PictureRow | null>`(select jsonb_build_object('id', shown.id, 'sha256', shown.sha256)
    from file as shown where ${condition})`

const firstPoster = sql`shown.id = (select ${boothResource.fileId} from ${boothResource}
  where ${boothResource.exhibitorId} = ${exhibitor.id} and ${boothResource.kind} = 'image'
  order by ${boothResource.position} limit 1)`

/** The first products, as a booth lists them, each with its first picture. */
const goods = sql<PictureRow[]>`array(select jsonb_build_object('id', picture.id, 'sha256', picture.sha256)
  from exhibition_product as shown
  join product as thing on thing.id = shown.product_id
  join product_image as image on image.product_id = thing.id and image.position = 0
  join file as picture on picture.id = image.file_id
  where shown.exhibitor_id = ${exhibitor.id} and ${isListed.product('thing')}
  order by ${boothOrder('thing')}, shown.id limit ${sql.raw(String(mostGoods))})`

/** All that a booth's poster shows, of a company in an exhibition. */
export async function findPosterBooth(
  { db }: Pick<Database, 'db'>,
  { exhibitionId, companyId }: { exhibitionId: number; companyId: number },
) {
  const [row] = await db
    .select({
      companyId: company.id,
      nameZh: company.nameZh,
      nameEn: company.nameEn,
      number: exhibitor.boothNo,
      color: file.color,
      logo: pictureOf(sql`shown.id = ${company.logoFileId}`),
      poster: pictureOf(firstPoster),
      goods,
      industry: exhibition.industry,
      profile: exhibition.profile,
    })
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .leftJoin(file, eq(file.id, company.logoFileId))
    .where(
      and(isListed.exhibitor(), eq(exhibitor.companyId, companyId), eq(exhibitor.exhibitionId, exhibitionId)),
    )
    .limit(1)
  return row
}

export type PosterBoothRow = NonNullable<Awaited<ReturnType<typeof findPosterBooth>>>
