import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { deadlockDetected, hasSqlState } from './sql-state.ts'

const attempts = 3

/** In a deadlock the database rolls one transaction back, which did nothing wrong: that one is run again. */
export async function retryOnDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !hasSqlState(error, deadlockDetected)) throw error
    }
}

/** A transaction may run more than once, so it must have no effects besides its queries. */
export function withDeadlockRetry<Db extends NodePgDatabase>(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => retryOnDeadlock(() => begin(work, config))
  return db
}
