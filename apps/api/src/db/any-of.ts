import { type Column, is, Placeholder, type SQL, sql } from 'drizzle-orm'

/** One of these, as one value: however many there are, the question has the same text and is planned once. */
export const isAnyOf = (column: Column, values: readonly (number | string)[] | Placeholder): SQL =>
  sql`${column} = any(${is(values, Placeholder) ? values : sql.param(values)})`
