import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageView, viewDay } from '../../schema/index.ts'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { cloneDatabase } from '../../testing/clone-database.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepViews } from './index.ts'

let clone: Awaited<ReturnType<typeof cloneDatabase>>
let fair: TestApp
let exhibitionId: number
let booth: number
beforeAll(async () => {
  clone = await cloneDatabase()
  fair = await openTestApp({ demo: false, clone })
})
afterAll(() => fair.close())
beforeEach(async () => {
  await fair.database.db.delete(pageView)
  await fair.database.db.delete(viewDay)
  exhibitionId = (await anExhibition(fair)).id
  booth = (await anExhibitor(fair, { in: exhibitionId })).exhibitorId
})

const slotAt = (moment: string) => Math.floor(Date.parse(moment) / 600_000)
const seen = (at: string, guests: number, exhibitorId = booth) =>
  fair.database.db.insert(pageView).values(
    Array.from({ length: guests }, (_, n) => ({
      exhibitionId,
      exhibitorId,
      guestHash: `guest ${n}`,
      slot: slotAt(at),
    })),
  )
const figures = async () =>
  (await fair.database.db.select().from(viewDay).orderBy(sql`exhibitor_id, day`)).map(
    ({ exhibitorId, day, views }) => [exhibitorId === booth ? 'booth' : exhibitorId, day, views],
  )
const sweptAt = async (moment: string, options = {}) => {
  fair.clock.set(moment)
  await sweepViews(fair, options)
}

test('T38 what is swept away is counted on its day at the fair, whose midnight is 16:00 UTC', async () => {
  await seen('2026-09-10T15:50:00Z', 2)
  await seen('2026-09-10T16:00:00Z', 3)
  await seen('2026-09-11T15:59:59Z', 1)
  await seen('2026-09-10T20:00:00Z', 4, 0)
  await sweptAt('2026-11-15T12:00:00+08:00', { atATime: 2 })
  expect(await fair.database.db.$count(pageView)).toBe(0)
  expect(await figures()).toEqual([
    [0, '2026-09-11', 4],
    ['booth', '2026-09-10', 2],
    ['booth', '2026-09-11', 4],
  ])
})

test('T38 views of a day that are swept in several rounds, and by several nodes at once, are each counted once', async () => {
  for (let hour = 0; hour < 20; hour++)
    await seen(`2026-09-10T${String(hour).padStart(2, '0')}:00:00+08:00`, 30)
  fair.clock.set('2026-11-15T12:00:00+08:00')
  const nodes = [fair, { ...fair, database: await clone.fromAnotherNode() }]
  await Promise.all(nodes.map((node) => sweepViews(node, { atATime: 7 })))
  expect(await fair.database.db.$count(pageView)).toBe(0)
  expect(await figures()).toEqual([['booth', '2026-09-10', 600]])
})

test('T38 a figure names nobody', async () => {
  await seen('2026-09-10T12:00:00+08:00', 1)
  await sweptAt('2026-11-15T12:00:00+08:00')
  expect(JSON.stringify(await fair.database.db.select().from(viewDay))).not.toContain('guest')
})
