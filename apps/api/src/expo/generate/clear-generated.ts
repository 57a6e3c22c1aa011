import { and, gte, inArray, lte, sql } from 'drizzle-orm'
import { announce, subjects } from '../../changes.ts'
import type { Database } from '../../db/open-database.ts'
import { refreshCompanyRange } from '../../modules/search/index.ts'
import { company, exhibition } from '../../schema/index.ts'
import { type Mark, removeMark } from './generated-mark.ts'
import { companiesAtOnce } from './plan.ts'

/** What an organiser has brought in over it since has another address. */
const isMadeUp = sql`email = 'sales@c' || id || '.example'`

/**
 * Takes away what was generated, with all that hangs on it, and nothing of an organiser's own: neither a company nor
 * an exhibition in which one stands. Broken off, it goes on the next time.
 */
export async function clearGenerated(
  database: Pick<Database, 'kind' | 'longTransaction'>,
  mark: Mark,
  onProgress?: (companies: number) => void,
) {
  const atOnce = companiesAtOnce[database.kind]
  for (let from = 0; from < mark.companies; from += atOnce) {
    onProgress?.(from)
    const ids = and(gte(company.id, from + 1), lte(company.id, Math.min(from + atOnce, mark.companies)))
    await database.longTransaction(async (db) => {
      await db.delete(company).where(and(ids, isMadeUp))
      await refreshCompanyRange(db, { from: from + 1, to: from + atOnce + 1 })
    })
  }
  await database.longTransaction(async (db) => {
    await db
      .delete(exhibition)
      .where(
        and(
          inArray(exhibition.id, mark.exhibitionIds),
          sql`not exists (select 1 from exhibitor where exhibitor.exhibition_id = exhibition.id)`,
        ),
      )
    await removeMark(db)
    for (const subject of subjects) await announce(db, subject)
    await db.execute(sql`analyze exhibition, company, contact, exhibitor, product, exhibition_product,
      search_exhibitor, search_product`)
  })
  onProgress?.(mark.companies)
}
