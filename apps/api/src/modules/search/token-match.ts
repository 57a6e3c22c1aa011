import { type SQL, sql } from 'drizzle-orm'

/**
 * Rows of the index `s` that a tsquery matches. It stands in a query of its own, so that the planner does not look into
 * it: it takes a long one to match much, reads the whole table to find a thousand hits, and finds three.
 */
export const tokensMatch = (tsquery: string): SQL => sql`s.tokens @@ (select ${tsquery}::tsquery)`
