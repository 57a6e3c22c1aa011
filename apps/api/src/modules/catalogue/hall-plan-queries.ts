import { mostGoodsOfABooth } from '@tradefloor/contract/schemas'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { boothOrder, boothResource, company, exhibitor, file, isListed } from '../../schema/index.ts'

const firstPoster = sql<string | null>`(select ${boothResource.fileId} from ${boothResource}
  where ${boothResource.exhibitorId} = ${exhibitor.id} and ${boothResource.kind} = 'image'
  order by ${boothResource.position} limit 1)`

export interface HallGoodsRow {
  id: number
  nameZh: string
  nameEn: string
  fileId: string | null
  path: string | null
}

/** The first products, as a booth lists them, each with its first picture. */
const goods = sql<HallGoodsRow[]>`array(select jsonb_build_object('id', shown.id, 'nameZh', thing.name_zh,
    'nameEn', thing.name_en, 'fileId', picture.id, 'path', picture.media_path)
  from exhibition_product as shown
  join product as thing on thing.id = shown.product_id
  left join product_image as image on image.product_id = thing.id and image.position = 0
  left join file as picture on picture.id = image.file_id
  where shown.exhibitor_id = ${exhibitor.id} and ${isListed.product('thing')}
  order by ${boothOrder('thing')}, shown.id limit ${sql.raw(String(mostGoodsOfABooth))})`

const fields = {
  id: exhibitor.id,
  boothNo: exhibitor.boothNo,
  externalUrl: exhibitor.externalUrl,
  companyId: company.id,
  nameZh: company.nameZh,
  nameEn: company.nameEn,
  logoFileId: company.logoFileId,
  posterFileId: firstPoster,
  goods,
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
    .where(and(eq(exhibitor.exhibitionId, exhibitionId), isListed.exhibitor()))
    .orderBy(...byBoothNumber)
    .limit(most)
}

export type HallBoothRow = Awaited<ReturnType<typeof findHallBooths>>[number]
