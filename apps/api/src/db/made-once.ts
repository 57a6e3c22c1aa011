import type { Queries } from './open-database.ts'

/**
 * A question that is asked all the time is put into words once, with places for its values, and not each time: that costs
 * more than asking it. Made for each database by itself; inside a transaction it is made anew.
 */
export function madeOnce<Made>(make: (db: Queries) => Made): (db: Queries) => Made {
  const made = new WeakMap<Queries, Made>()
  return (db) => {
    const before = made.get(db)
    if (before !== undefined) return before
    const now = make(db)
    made.set(db, now)
    return now
  }
}

/** The name under which the driver would keep it: none, because that is decided elsewhere, for each connection. */
export const unnamed = ''
