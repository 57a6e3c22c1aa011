import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { exhibition, isListed } from '../../schema/index.ts'

export type ExhibitionRow = typeof exhibition.$inferSelect & { exhibitorCount: number }

const fields = {
  ...getTableColumns(exhibition),
  // In words of its own: of a query on one table the builder writes columns without the table's name.
  exhibitorCount: sql<number>`(select count(*)::int from exhibitor
    where exhibitor.exhibition_id = exhibition.id and ${isListed.exhibitor()})`,
}

export async function findExhibitions(
  { db }: Pick<Database, 'db'>,
  { lasting, companyId }: { lasting?: boolean; companyId?: number },
): Promise<ExhibitionRow[]> {
  return db
    .select(fields)
    .from(exhibition)
    .where(
      sql`${isListed.exhibition()} and ${lasting === undefined ? sql`true` : eq(exhibition.lasting, lasting)}
        and ${companyId === undefined ? sql`true` : eq(exhibition.organiserCompanyId, companyId)}`,
    )
}

export async function findExhibition(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<ExhibitionRow | undefined> {
  const [row] = await db
    .select(fields)
    .from(exhibition)
    .where(and(eq(exhibition.id, id), isListed.exhibition()))
  return row
}
