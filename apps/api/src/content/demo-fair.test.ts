import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cloneDatabase, cloneDemo } from '../testing/clone-database.ts'
import { testNow } from '../testing/test-app.ts'
import { anchorDays } from './anchor-days.ts'
import { loadDemoFair } from './load-demo-fair.ts'

type Clone = Awaited<ReturnType<typeof cloneDatabase>>
const clones: Clone[] = []
afterEach(async () => {
  for (const clone of clones.splice(0)) await clone.close()
})
async function demoDatabase() {
  const clone = await cloneDemo(new Date(testNow))
  clones.push(clone)
  return clone.database
}
async function emptyDatabase() {
  const clone = await cloneDatabase()
  clones.push(clone)
  return clone.database
}

const days = async ({ db }: Clone['database']) => {
  const { rows } = await db.execute<{ id: number; opens: string; closes: string }>(sql`
    select id, to_char(opens_at at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI:SS') as opens,
      to_char(closes_at at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI:SS') as closes
    from exhibition order by id`)
  return rows
}

test('the demo fair is loaded once, and only into an empty database', async () => {
  const database = await emptyDatabase()
  const now = new Date('2026-11-15T12:00:00+08:00')
  expect(await loadDemoFair(database, now)).toBe(true)
  expect(await days(database)).toHaveLength(33)
  expect(await loadDemoFair(database, now)).toBe(false)
})

test('its days move with the day the server is started on, at the fair’s midnight, and keep their time of day', async () => {
  const database = await demoDatabase()
  const before = await days(database)
  await anchorDays(database, new Date('2026-11-15T23:59:59+08:00'))
  expect(await days(database)).toEqual(before)
  await anchorDays(database, new Date('2026-11-16T00:00:00+08:00'))
  const after = await days(database)
  for (const [n, { opens, closes }] of before.entries()) {
    expect(Date.parse(`${after[n]?.opens}Z`) - Date.parse(`${opens}Z`)).toBe(86_400_000)
    expect(Date.parse(`${after[n]?.closes}Z`) - Date.parse(`${closes}Z`)).toBe(86_400_000)
  }
})

test('fixed dates of an organiser’s own fair are never moved', async () => {
  const database = await demoDatabase()
  await database.db.execute(
    sql`update exhibition set opens_day_offset = null, closes_day_offset = null where id = 21`,
  )
  const before = (await days(database)).find(({ id }) => id === 21)
  await anchorDays(database, new Date('2027-02-01T12:00:00+08:00'))
  expect((await days(database)).find(({ id }) => id === 21)).toEqual(before)
})

test('a load that fails half-way leaves nothing behind', async () => {
  const database = await emptyDatabase()
  await database.db.execute(sql`alter table exhibition add constraint only_small check (id < 80)`)
  await expect(loadDemoFair(database, new Date('2026-11-15T12:00:00+08:00'))).rejects.toThrow()
  const { rows } = await database.db.execute(
    sql`select id from file union all select id::text from exhibition`,
  )
  expect(rows).toEqual([])
})
