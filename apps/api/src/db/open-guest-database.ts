import type { DatabaseAddress } from '@tradefloor/embedded-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabasePool } from './database-pool.ts'
import { type Listening, listenOn } from './listener.ts'
import type { Log } from './log.ts'
import type { Database } from './open-database.ts'
import { removeParametersFromErrors } from './query-errors.ts'

const connectWithinMs = 10_000

/** The embedded database of a server that runs, reached through its socket. The server waits while this one works. */
export async function openGuestDatabase(address: DatabaseAddress, log: Log): Promise<Database> {
  removeParametersFromErrors()
  const config = { ...address, connectionTimeoutMillis: connectWithinMs }
  const pool = new DatabasePool({ ...config, max: 2, idleTimeoutMillis: 1000 }, log)
  const listenings: Listening[] = []
  const db = drizzle(pool)
  return {
    kind: 'embedded',
    db,
    patient: db,
    durability: 'disk',
    durabilityReason: 'the server that has it open decides',
    ready: async () => {
      await pool.query('select 1')
    },
    longTransaction: (work) => db.transaction(work),
    listen: (wanted) => {
      const listening = listenOn({ config, log, heartbeatMs: null }, wanted)
      listenings.push(listening)
      return listening
    },
    close: async () => {
      await Promise.all(listenings.map((each) => each.stop()))
      await pool.endSoon()
    },
  }
}
