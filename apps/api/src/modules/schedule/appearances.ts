import type { Database } from '../../db/open-database.ts'
import { type AppearanceRow, findAppearances } from './schedule-queries.ts'

/** Who appears in each of these sessions, with one question. */
export async function appearancesIn({ db }: Pick<Database, 'db'>, sessions: { id: number }[]) {
  const rows = await findAppearances(
    db,
    sessions.map(({ id }) => id),
  )
  const bySession = new Map<number, AppearanceRow[]>(sessions.map(({ id }) => [id, []]))
  for (const row of rows) bySession.get(row.sessionId)?.push(row)
  return (sessionId: number): AppearanceRow[] => bySession.get(sessionId) ?? []
}
