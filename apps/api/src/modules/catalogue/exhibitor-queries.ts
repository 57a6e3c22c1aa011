import type { ListExhibitorsQuery } from '@tradefloor/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { company, exhibition, exhibitor, file, isListed } from '../../schema/index.ts'
import type { Tally } from './facets.ts'
import type { Page } from './page-of.ts'
import { type HabitRow, habitFields } from './reply-habits.ts'
import { type Representative, representativeOf } from './representative.ts'
import { containsAll } from './search-condition.ts'

const fields = (now: Date) => ({
  exhibitor,
  company,
  exhibition: { id: exhibition.id, nameZh: exhibition.nameZh, nameEn: exhibition.nameEn },
  /** Of the company's logo. */
  color: file.color,
  habit: habitFields(now),
})

export interface ExhibitorRow {
  exhibitor: typeof exhibitor.$inferSelect
  company: typeof company.$inferSelect
  exhibition: { id: number; nameZh: string; nameEn: string }
  color: string | null
  habit: HabitRow
}

/** With what only the page of one exhibitor shows. */
export interface ExhibitorDetailRow extends ExhibitorRow {
  images: string[]
  /** Contacts that give out a card. */
  contactIds: number[]
  representative: Representative | null
}

const orders: Record<NonNullable<ListExhibitorsQuery['sort']>, SQL[]> = {
  name: [sql`${company.sortKey}`, sql`${exhibitor.id}`],
  visits: [desc(exhibitor.visits), sql`${company.sortKey}`, sql`${exhibitor.id}`],
  newest: [desc(exhibitor.joinedAt), desc(exhibitor.id)],
}

/** One page, in the order asked for. */
export async function findExhibitors(
  { db }: Pick<Database, 'db'>,
  query: ListExhibitorsQuery,
  { limit, offset }: Page,
  now: Date,
): Promise<ExhibitorRow[]> {
  return db
    .select(fields(now))
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .leftJoin(file, eq(file.id, company.logoFileId))
    .where(
      and(
        inSearch(query),
        inArea(query),
        query.industry === undefined ? undefined : eq(company.industry, query.industry),
      ),
    )
    .orderBy(...orders[query.sort ?? 'name'])
    .limit(limit)
    .offset(offset)
}

/** All that the search finds, counted in one go for the pager and both facets. */
export async function tallyExhibitors(
  { db }: Pick<Database, 'db'>,
  query: ListExhibitorsQuery,
): Promise<Tally[]> {
  return db
    .select({
      industry: company.industry,
      province: company.province,
      inArea: sql<boolean>`${inArea(query) ?? sql`true`}`,
      entries: sql<number>`count(*)::int`,
    })
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .where(inSearch(query))
    .groupBy(sql`1`, sql`2`, sql`3`)
}

function inSearch({ exhibition_id, search }: ListExhibitorsQuery) {
  return and(
    isListed.exhibitor(),
    exhibition_id === undefined ? undefined : eq(exhibitor.exhibitionId, exhibition_id),
    containsAll(company.searchText, search),
  )
}

export function inArea({ province, city, area }: Pick<ListExhibitorsQuery, 'province' | 'city' | 'area'>) {
  return and(
    province === undefined ? undefined : eq(company.province, province),
    city === undefined ? undefined : eq(company.city, city),
    area === undefined ? undefined : eq(company.area, area),
  )
}

/** A company in one exhibition, or in the newest that it takes part in. */
export async function findExhibitor(
  { db }: Pick<Database, 'db'>,
  { companyId, exhibitionId }: { companyId: number; exhibitionId?: number },
  now: Date,
): Promise<ExhibitorDetailRow | undefined> {
  const [row] = await db
    .select({
      ...fields(now),
      images: sql<string[]>`array(select image.file_id from company_image as image
        where image.company_id = ${company.id} order by image.position)`,
      contactIds: sql<number[]>`array(select contact.id from contact
        where contact.company_id = ${company.id} and contact.card_published and ${isListed.contact()}
        order by contact.id)`,
      representative: representativeOf(company.id),
    })
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .leftJoin(file, eq(file.id, company.logoFileId))
    .where(
      and(
        isListed.exhibitor(),
        eq(exhibitor.companyId, companyId),
        exhibitionId === undefined ? undefined : eq(exhibitor.exhibitionId, exhibitionId),
      ),
    )
    .orderBy(desc(exhibition.opensAt), desc(exhibition.id))
    .limit(1)
  return row
}
