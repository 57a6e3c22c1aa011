import { type Column, is, Placeholder, type SQL, sql } from 'drizzle-orm'

/** One of these, as one value: however many there are, the question has the same text. */
export const isAnyOf = (column: Column, values: readonly (number | string)[] | Placeholder): SQL =>
  is(values, Placeholder) ? isAnyOfLater(column, values) : sql`${column} = any(${sql.param(values)})`

/**
 * Of a question that is kept, whose values come later: as long as the planner sees them, it takes every list that is
 * shorter than it guessed for a reason to plan anew, which costs more than the answer. What is selected it does not see.
 */
const isAnyOfLater = (column: Column, values: Placeholder): SQL =>
  sql`${column} = any(array(select unnest(${values}::${sql.raw(column.getSQLType())}[])))`
