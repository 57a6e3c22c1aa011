import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { exhibition } from '../../schema/index.ts'

export type ExhibitionRow = typeof exhibition.$inferSelect

export async function findExhibitions(
  { db }: Pick<Database, 'db'>,
  { lasting, companyId }: { lasting?: boolean; companyId?: number },
): Promise<ExhibitionRow[]> {
  return db
    .select()
    .from(exhibition)
    .where(
      sql`${lasting === undefined ? sql`true` : eq(exhibition.lasting, lasting)}
        and ${companyId === undefined ? sql`true` : eq(exhibition.organiserCompanyId, companyId)}`,
    )
}

export async function findExhibition(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<ExhibitionRow | undefined> {
  const [row] = await db.select().from(exhibition).where(eq(exhibition.id, id))
  return row
}
