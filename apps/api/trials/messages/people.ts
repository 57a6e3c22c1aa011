import { sql } from 'drizzle-orm'
import { runningClock } from '../../src/config/clock.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { anExhibition, anExhibitor, aVisitor } from '../../src/testing/builders.ts'
import { quietLog } from '../../src/testing/quiet-log.ts'

export interface Side {
  name: string
  uid: string
  token: string
}

/** A visitor and a company's person who write to each other. */
export interface Pair {
  visitor: Side
  contact: Side
  place: { exhibition_id: number; company_id: number }
}

export interface Where {
  databaseUrl: string | null
  dataDir: string
}

const hours = 12

/** A fair at which so many pairs have something to say to each other, in a database that nobody else has open. */
export async function makePairs(where: Where, count: number): Promise<Pair[]> {
  const database = await openDatabase({ ...where, poolSize: 4, log: quietLog })
  try {
    await migrate(database, { log: quietLog })
    const fair = { database, clock: runningClock(null) }
    const { id } = await anExhibition(fair)
    const pairs: Pair[] = []
    for (let number = 1; number <= count; number++) {
      const { companyId, contactId } = await anExhibitor(fair, { in: id })
      const side = async (name: string, changes: Parameters<typeof aVisitor>[1]): Promise<Side> => {
        const uid = `drill-${name}`
        const { token } = await aVisitor(fair, { ...changes, rtmUid: uid })
        return { name, uid, token }
      }
      pairs.push({
        visitor: await side(`v${number}`, {}),
        contact: await side(`c${number}`, { kind: 'contact', contactId }),
        place: { exhibition_id: id, company_id: companyId },
      })
    }
    // Nobody signs in again while this runs.
    const later = new Date(Date.now() + hours * 3_600_000)
    for (const table of [sql`session`, sql`access_token`])
      await database.db.execute(sql`update ${table} set expires_at = ${later}::timestamptz`)
    return pairs
  } finally {
    await database.close()
  }
}
