import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { cloneEmbedded } from '../testing/clone-database.ts'
import { soon } from '../testing/soon.ts'

test('the embedded database knows how large its tables are, and uses again what was deleted', async () => {
  const { database, close } = await cloneEmbedded({ upkeepEveryMs: 50 })
  onTestFinished(close)
  const { db } = database
  const stateOf = async (table: string) => {
    const { rows } = await db.execute<{ rows: number; size: number }>(sql`
      select reltuples::int as rows, pg_relation_size(oid)::int as size from pg_class where relname = ${table}`)
    return rows[0]
  }
  const fill = sql`insert into "odd Name" select n, repeat('x', 100) from generate_series(1, 2000) as n`
  await db.execute(sql`create table "odd Name" (id int, words text)`)
  await db.execute(fill)
  await soon(async () => expect((await stateOf('odd Name'))?.rows).toBe(2000))
  const full = (await stateOf('odd Name'))?.size ?? 0

  for (let times = 0; times < 2; times++) {
    await db.execute(sql`delete from "odd Name"`)
    await soon(async () => expect((await stateOf('odd Name'))?.rows).toBe(0))
    await db.execute(fill)
    await soon(async () => expect((await stateOf('odd Name'))?.rows).toBe(2000))
  }

  expect((await stateOf('odd Name'))?.size).toBeLessThan(full * 2)
})

test('upkeep keeps nobody from closing, and is gone with the database', async () => {
  const { database, close } = await cloneEmbedded({ upkeepEveryMs: 1 })
  await database.db.execute(sql`create table item as select n from generate_series(1, 20000) as n`)
  await expect(close()).resolves.toBeUndefined()
})
