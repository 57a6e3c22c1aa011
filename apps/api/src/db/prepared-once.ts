import type { Queries } from './open-database.ts'

/**
 * A frequent query is built once per database, with placeholders for its values: building it each time costs more than
 * running it. Inside a transaction it is built anew.
 */
export function preparedOnce<Made>(make: (db: Queries) => Made): (db: Queries) => Made {
  const made = new WeakMap<Queries, Made>()
  return (db) => {
    const before = made.get(db)
    if (before !== undefined) return before
    const now = make(db)
    made.set(db, now)
    return now
  }
}

/** The name of the prepared statement: none, because `PreparedStatements` names it for each connection. */
export const unnamed = ''
