import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrationsFolder } from '../../db/migration-files.ts'
import { pageView, type ViewKind, viewDay, viewHour } from '../../schema/index.ts'
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
  await fair.database.db.delete(viewHour)
  await fair.database.db.delete(viewDay)
  exhibitionId = (await anExhibition(fair)).id
  booth = (await anExhibitor(fair, { in: exhibitionId })).exhibitorId
})

const hourAt = (moment: string) => Math.floor(Date.parse(moment) / 3_600_000)
const seen = (at: string, views: number, { exhibitorId = booth, kind = 'page' as ViewKind } = {}) =>
  fair.database.db
    .insert(viewHour)
    .values({ exhibitionId, exhibitorId, kind, target: '', hour: hourAt(at), views })
const figures = async () =>
  (await fair.database.db.select().from(viewDay).orderBy(sql`exhibitor_id, day`)).map(
    ({ exhibitorId, day, views }) => [exhibitorId === booth ? 'booth' : exhibitorId, day, views],
  )
const sweptAt = async (moment: string, options = {}) => {
  fair.clock.set(moment)
  await sweepViews(fair, options)
}

test('V-52 after 90 days hours are counted on their day at the fair, whose midnight is 16:00 UTC', async () => {
  await seen('2026-06-10T15:00:00Z', 2)
  await seen('2026-06-10T16:00:00Z', 3)
  await seen('2026-06-11T15:00:00Z', 1)
  await seen('2026-06-10T20:00:00Z', 4, { exhibitorId: 0 })
  await seen('2026-06-10T20:00:00Z', 9, { kind: 'product' })
  await sweptAt('2026-11-15T12:00:00+08:00', { atATime: 2 })
  expect(await fair.database.db.$count(viewHour)).toBe(0)
  expect(await figures()).toEqual([
    [0, '2026-06-11', 4],
    ['booth', '2026-06-10', 2],
    ['booth', '2026-06-11', 4],
  ])
})

test('V-52 hours of the last 90 days stay as they are', async () => {
  await seen('2026-08-17T12:00:00+08:00', 2)
  await seen('2026-08-17T11:00:00+08:00', 1)
  await sweptAt('2026-11-15T12:00:00+08:00')
  expect(await fair.database.db.$count(viewHour)).toBe(1)
  expect(await figures()).toEqual([['booth', '2026-08-17', 1]])
})

test('V-52 hours that are swept in several rounds, and by several nodes at once, are each counted once', async () => {
  for (let hour = 0; hour < 20; hour++)
    await seen(`2026-06-10T${String(hour).padStart(2, '0')}:00:00+08:00`, 30)
  fair.clock.set('2026-11-15T12:00:00+08:00')
  const nodes = [fair, { ...fair, database: await clone.fromAnotherNode() }]
  await Promise.all(nodes.map((node) => sweepViews(node, { atATime: 7 })))
  expect(await fair.database.db.$count(viewHour)).toBe(0)
  expect(await figures()).toEqual([['booth', '2026-06-10', 600]])
})

test('V-51 views from before hours were counted are in their hours, and the counting goes on', async () => {
  const { db } = fair.database
  // As it was before the migration.
  await db.execute(sql`drop table view_hour`)
  await db.execute(sql`drop index favourite_by_exhibition, card_exchange_by_exhibition`)
  const slot = hourAt('2026-11-15T11:00:00+08:00') * 6
  await db
    .insert(pageView)
    .values(
      [slot, slot + 5, slot + 6].flatMap((at) =>
        ['one', 'two'].map((guestHash) => ({ exhibitionId, exhibitorId: booth, guestHash, slot: at })),
      ),
    )
  await db.execute(await readFile(join(migrationsFolder(), '0035_view_hours.sql'), 'utf8'))
  const rows = await db.select().from(viewHour).orderBy(viewHour.hour)
  expect(rows.map(({ kind, hour, views }) => [kind, hour, views])).toEqual([
    ['page', slot / 6, 4],
    ['page', slot / 6 + 1, 2],
  ])
})
