import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const deadlock = '40P01'
const attempts = 3

/**
 * Where two transactions wait for each other, the database ends one of them and undoes it. Nothing was wrong with that
 * one: it is begun again, and whoever asked notices nothing but a moment. What a transaction does must therefore be
 * nothing but what it asks the database.
 */
export function beginningAgain<Db extends NodePgDatabase>(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++)
      try {
        return await begin(work, config)
      } catch (error) {
        if (attempt === attempts || !isDeadlock(error)) throw error
      }
  }
  return db
}

function isDeadlock(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === deadlock || (cause !== undefined && isDeadlock(cause))
}
