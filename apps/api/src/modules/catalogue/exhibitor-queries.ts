import { and, desc, eq, sql } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Database } from '../../db/open-database.ts'
import { company, exhibition, exhibitor, file, isListed } from '../../schema/index.ts'
import { type HabitRow, habitFields } from './reply-habits.ts'
import { type Representative, representativeOf } from './representative.ts'

/** Of an exhibition, what is told with everything that it shows. */
export const shownAtFields = {
  id: exhibition.id,
  nameZh: exhibition.nameZh,
  nameEn: exhibition.nameEn,
  lasting: exhibition.lasting,
  opensAt: exhibition.opensAt,
  closesAt: exhibition.closesAt,
}

const fields = (now: Date) => ({
  exhibitor,
  company,
  exhibition: shownAtFields,
  /** Of the company's logo. */
  color: file.color,
  habit: habitFields(now),
})

/** The exhibition of a booth. */
export interface ShownAt {
  id: number
  nameZh: string
  nameEn: string
  /** A pavilion, which is always open. */
  lasting: boolean
  opensAt: Date
  closesAt: Date
}

export interface ExhibitorRow {
  exhibitor: typeof exhibitor.$inferSelect
  company: typeof company.$inferSelect
  exhibition: ShownAt
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

/** All booths of these companies, in whatever exhibitions. */
export async function findExhibitorsOf(
  { db }: Pick<Database, 'db'>,
  companyIds: number[],
  now: Date,
): Promise<ExhibitorRow[]> {
  if (companyIds.length === 0) return []
  return db
    .select(fields(now))
    .from(exhibitor)
    .innerJoin(company, eq(company.id, exhibitor.companyId))
    .innerJoin(exhibition, eq(exhibition.id, exhibitor.exhibitionId))
    .leftJoin(file, eq(file.id, company.logoFileId))
    .where(and(isListed.exhibitor(), isAnyOf(exhibitor.companyId, companyIds)))
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
