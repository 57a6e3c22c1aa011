import { fairDay } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { cardExchange, lead } from '../schema/index.ts'
import { aVisitor, type Visitor } from '../testing/builders.ts'
import { cloneDatabase, cloneDemo } from '../testing/clone-database.ts'
import { openTestApp, type TestApp, testNow } from '../testing/test-app.ts'
import { anchorDays } from './anchor-days.ts'
import { findDemoAccounts } from './load-demo-accounts.ts'
import { loadDemoFair } from './load-demo-fair.ts'

const days = async ({ db }: Database) => {
  const { rows } = await db.execute<{ id: number; opens: string; closes: string }>(sql`
    select id, to_char(opens_at at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI:SS') as opens,
      to_char(closes_at at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI:SS') as closes
    from exhibition order by id`)
  return rows
}

describe('brought to a fair that has nothing but a visitor', () => {
  let fair: TestApp
  let mine: Visitor
  beforeAll(async () => {
    fair = await openTestApp({ demo: false })
    mine = await aVisitor(fair, { phone: '19900000001', userName: 'mine' })
  })
  afterAll(() => fair.close())

  test('the demo fair is loaded once, and only into an empty database', async () => {
    const { database, clock } = fair
    expect(await loadDemoFair(database, clock.now())).toBe(true)
    expect(await days(database)).toHaveLength(33)
    expect(await loadDemoFair(database, clock.now())).toBe(false)
  })

  test('V-43 the demo fair’s desk has leads of the last two weeks, one late and some due today', async () => {
    const today = fairDay(fair.clock.now())
    const rows = await fair.database.db.select().from(lead)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    const due = rows.map(({ nextOn }) => nextOn)
    expect(due.filter((day) => day !== null && day < today).length).toBeGreaterThan(0)
    expect(due).toContain(today)
    const given = await fair.database.db.select().from(cardExchange)
    const oldest = Math.min(...given.map(({ exchangedAt }) => exchangedAt.getTime()))
    expect(fair.clock.now().getTime() - oldest).toBeLessThanOrEqual(14 * 86_400_000)
  })

  test('somebody’s own account is not taken over by a demo fair that is loaded later', async () => {
    const told = await findDemoAccounts(fair.database.db)
    expect(told.map(({ user_name }) => user_name)).toEqual(['demo2', 'booth'])
    const profile = await fair.call(mine.as({ path: '/api/account/v1/profile' }))
    expect(profile.json().data.id).toBe(mine.id)
  })
})

async function demoDatabase() {
  const { database, close } = await cloneDemo(new Date(testNow))
  onTestFinished(close)
  return database
}

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
  const { database, close } = await cloneDatabase()
  onTestFinished(close)
  await database.db.execute(sql`alter table exhibition add constraint only_small check (id < 80)`)
  await expect(loadDemoFair(database, new Date('2026-11-15T12:00:00+08:00'))).rejects.toThrow()
  const { rows } = await database.db.execute(
    sql`select id from file union all select id::text from exhibition`,
  )
  expect(rows).toEqual([])
})
