import type { Exhibition, ListExhibitionsQuery } from '@tradefloor/contract'
import { inListOrder } from '@tradefloor/rules'
import type { Clock } from '../../config/clock.ts'
import type { Database } from '../../db/open-database.ts'
import { Problem } from '../../http/problem.ts'
import { findExhibition, findExhibitions, viewExhibition } from '../catalogue/index.ts'

interface Needs {
  database: Database
  clock: Clock
}

/** Open to everyone. Status follows from the dates, so it is asked of the rule and not of SQL. */
export async function listExhibitions(
  { database, clock }: Needs,
  query: ListExhibitionsQuery,
): Promise<Exhibition[]> {
  const now = clock.now()
  const rows = await findExhibitions(database, {
    lasting: query.lasting === undefined ? undefined : query.lasting === 1,
    companyId: query.company_id,
  })
  const views = rows.map((row) => viewExhibition(row, now))
  return inListOrder(views.filter(({ status }) => query.status === undefined || status === query.status))
}

export async function getExhibition({ database, clock }: Needs, id: number): Promise<Exhibition> {
  const row = await findExhibition(database, id)
  if (!row) throw new Problem('not_found')
  return viewExhibition(row, clock.now())
}
