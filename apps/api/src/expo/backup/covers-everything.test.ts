import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '../../schema/index.ts'
import { cloneDatabase } from '../../testing/clone-database.ts'
import { inSnapshot } from './contents.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  clone = await cloneDatabase()
})
afterAll(() => clone.close())

const namesFrom = async (statement: ReturnType<typeof sql>) =>
  (await clone.database.db.execute<{ name: string }>(statement)).rows.map(({ name }) => name).sort()

test('G-U3 every table, column and sequence that the migrations make is in a backup', async () => {
  const { description, leftOut } = await inSnapshot(clone.database, async (contents) => contents)
  expect(leftOut).toEqual([])
  const columns = description.tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column}`),
  )
  expect(columns.sort()).toEqual(
    await namesFrom(sql`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`),
  )
  const described = Object.values(schema).filter((value) => is(value, PgTable))
  expect(description.tables.map(({ name }) => name)).toEqual(
    ['migration', ...described.map((table) => getTableName(table))].sort(),
  )
  expect(description.sequences.map(({ name }) => name)).toEqual(
    await namesFrom(sql`
      select sequencename as name from pg_sequences where schemaname = 'public'`),
  )
})

test('G-U3 the database holds nothing of a kind that a backup does not know', async () => {
  // Rows kept elsewhere, or made while others are loaded: a migration that brings one of these has to teach the backup.
  // Loading only inserts, so a trigger that waits for updates alone (16 is their bit, 60 those of all kinds) sees nothing of it.
  expect(
    await namesFrom(sql`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i', 'S')
      union all select tgname from pg_trigger where not tgisinternal and tgtype & 60 <> 16
      union all select nspname from pg_namespace where nspname not like 'pg\\_%' and nspname not in ('public', 'information_schema')
      union all select loid::text from pg_largeobject`),
  ).toEqual([])
})
