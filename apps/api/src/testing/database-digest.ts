import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../db/open-database.ts'

/** Every table with how many rows it has and a digest of them: nothing has changed if these are the same. */
export const databaseDigest = (db: Queries) =>
  ofEveryTable(
    db,
    sql`count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '')`,
  )

/** Every table with how many rows it has. */
export const rowCounts = (db: Queries) => ofEveryTable(db, sql`count(*)::text`)

async function ofEveryTable(db: Queries, figure: SQL): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const { rows } = await db.execute<{ name: string; figure: string }>(
    sql.join(
      tables.map(
        ({ name }) => sql`select ${name}::text as name, ${figure} as figure from ${sql.identifier(name)} t`,
      ),
      sql` union all `,
    ),
  )
  return Object.fromEntries(rows.map(({ name, figure: each }) => [name, each]))
}
