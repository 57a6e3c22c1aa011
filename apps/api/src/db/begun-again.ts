import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

const deadlock = '40P01'
const attempts = 3

/**
 * Where two wait for each other, the database ends one of them and undoes what it did. Nothing was wrong with that one:
 * it is begun again, and whoever asked notices nothing but a moment.
 */
export async function begunAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error
    }
}

/** What a transaction does must therefore be nothing but what it asks the database. */
export function beginningAgain<Db extends NodePgDatabase>(db: Db): Db {
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) => begunAgain(() => begin(work, config))
  return db
}

function isDeadlock(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === deadlock || (cause !== undefined && isDeadlock(cause))
}
