import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '../testing/clone-database.ts'
import * as schema from './index.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  clone = await cloneDatabase()
})
afterAll(() => clone.close())

test('the tables described here are the tables that the migrations make, column by column', async () => {
  const { rows } = await clone.database.db.execute<{ line: string }>(sql`
    select table_name || '.' || column_name || case is_nullable when 'NO' then ' required' else '' end as line
    from information_schema.columns where table_schema = 'public' and table_name <> 'migration'`)
  const described = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(
        (column) => `${getTableName(table)}.${column.name}${column.notNull ? ' required' : ''}`,
      ),
    )
  expect(described.sort()).toEqual(rows.map(({ line }) => line).sort())
})
