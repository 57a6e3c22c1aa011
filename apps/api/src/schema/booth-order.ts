import { type SQL, sql } from 'drizzle-orm'

/** As a company wants its products; those it has not arranged come after, by name. Takes the name `product` has in the query. */
export const boothOrder = (table = 'product'): SQL =>
  sql`${sql.identifier(table)}.position nulls last, ${sql.identifier(table)}.sort_key`
