import type { Dependencies } from '../dependencies.ts'
import { refreshCompanies } from '../modules/search/index.ts'

type Fair = Pick<Dependencies, 'database'> & { search?: Dependencies['search'] }

const pending = new Map<Fair['database'], { fair: Fair; ids: Set<number> }>()

/**
 * A builder has changed this company. Its row of the search index is written before the next request, together with all
 * others, because one by one they would take longer than the test. Without an app nobody asks, so it is written at once.
 */
export async function noteForIndex(fair: Fair, companyId: number) {
  if (fair.search === undefined) return refreshCompanies(fair.database.db, [companyId])
  const noted = pending.get(fair.database) ?? { fair, ids: new Set() }
  noted.ids.add(companyId)
  pending.set(fair.database, noted)
}

/** Writes what builders have noted. */
export async function indexPending() {
  const noted = [...pending.values()]
  pending.clear()
  for (const { fair, ids } of noted) {
    // Not in one transaction: nobody else could ask the embedded database until its end.
    await refreshCompanies(fair.database.db, [...ids])
    await fair.search?.reload()
  }
}

/** The database is closed. */
export const forgetPending = (database: Fair['database']) => pending.delete(database)
