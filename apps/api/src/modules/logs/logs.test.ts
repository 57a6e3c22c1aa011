import { ViewReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exhibitor, pageView, viewHour } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct, aVideo } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sweepViews } from './index.ts'

const path = '/api/log/v1/vhallview'
let fair: TestApp
let exhibitionId: number
let booth: number
let minute = 0
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  // Each test has its own ten minutes, and as many views as an address may make.
  minute += 20
  fair.clock.set(new Date(Date.parse('2026-11-15T12:00:00+08:00') + minute * 60_000).toISOString())
  await fair.database.db.delete(pageView)
  exhibitionId = (await anExhibition(fair)).id
  booth = (await anExhibitor(fair, { in: exhibitionId })).exhibitorId
})

const post = (body: Record<string, unknown>, query: Record<string, string> = {}) =>
  fair.call({ method: 'POST', path, query, body: JSON.stringify(body) })
async function view(body: Record<string, unknown>): Promise<string> {
  const response = await post(body)
  expect(response.statusCode).toBe(200)
  expect(Value.Errors(ViewReply, response.json())).toEqual([])
  return response.json().guest_id
}
const aGuestId = () => view({ exhibition_id: exhibitionId })
async function visits(id = booth) {
  const [row] = await fair.database.db.select().from(exhibitor).where(eq(exhibitor.id, id))
  return row?.visits
}
const companyOf = async (id: number) =>
  (await fair.database.db.select().from(exhibitor).where(eq(exhibitor.id, id)))[0]?.companyId ?? 0
const rows = () => fair.database.db.select().from(pageView)

test('K-26 H-11 a first view is answered with a guest id, and a view with that id keeps it', async () => {
  const guest_id = await aGuestId()
  expect(guest_id).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
  expect(await view({ exhibition_id: exhibitionId, guest_id })).toBe(guest_id)
  expect(await view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id })).toBe(guest_id)
  expect(await aGuestId()).not.toBe(guest_id)
})

test('K-26 T38 a hundred views of one guest at once count one', async () => {
  const guest_id = await aGuestId()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id })),
  )
  expect(new Set(answers)).toEqual(new Set([guest_id]))
  expect(await visits()).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('K-26 the same guest counts again after ten minutes, and another guest at once', async () => {
  const guest_id = await aGuestId()
  await view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id })
  await view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id: await aGuestId() })
  expect(await visits()).toBe(2)
  fair.clock.set(new Date(fair.clock.now().getTime() + 600_000).toISOString())
  await view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id })
  expect(await visits()).toBe(3)
})

test('K-26 K-28 vhall_id is the booth’s own id: only that booth counts, and a page view counts at none', async () => {
  const other = (await anExhibitor(fair, { in: exhibitionId })).exhibitorId
  const guest_id = await aGuestId()
  await view({ exhibition_id: exhibitionId, guest_id })
  expect([await visits(), await visits(other)]).toEqual([0, 0])
  await view({ exhibition_id: exhibitionId, vhall_id: other, guest_id })
  expect([await visits(), await visits(other)]).toEqual([0, 1])
})

test('T38 K-26 made-up ids move no counter and write nothing: each is replaced by a good one', async () => {
  const good = await aGuestId()
  const [name = '', seal = ''] = good.split('.')
  const [otherName = ''] = (await aGuestId()).split('.')
  const forged = [
    '',
    'guest',
    name,
    `${name}.`,
    `${otherName}.${seal}`,
    `${name}.${seal.slice(0, -2)}${seal.endsWith('AA') ? 'BB' : 'AA'}`,
    `${good} `,
    `${good}\n`,
    good.toUpperCase(),
    `${'A'.repeat(22)}.${'A'.repeat(22)}`,
    "' or 1=1 --",
  ]
  for (const guest_id of forged) {
    const given = await view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id })
    expect(given).not.toBe(guest_id)
    expect(given).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
  }
  await view({ exhibition_id: exhibitionId, vhall_id: booth })
  expect(await visits()).toBe(0)
  expect(await rows()).toEqual([])
})

test('T38 what is kept of a guest does not give their id', async () => {
  const guest_id = await aGuestId()
  await view({ exhibition_id: exhibitionId, vhall_id: booth, guest_id })
  const [row] = await rows()
  expect(row?.guestHash).toMatch(/^[\w-]{43}$/)
  for (const part of guest_id.split('.')) expect(row?.guestHash).not.toContain(part)
})

test('K-26 M-10 an unknown exhibition, an unknown booth and a booth of another exhibition are not found', async () => {
  const guest_id = await aGuestId()
  const elsewhere = (await anExhibition(fair)).id
  for (const place of [
    { exhibition_id: 999_999 },
    { exhibition_id: exhibitionId, vhall_id: 999_999 },
    { exhibition_id: elsewhere, vhall_id: booth },
  ]) {
    const response = await post({ ...place, guest_id })
    expect([response.statusCode, response.json().errCode]).toEqual([404, 10030])
  }
  expect(await visits()).toBe(0)
  expect(await rows()).toEqual([])
})

test.each([
  ['exhibition_id', {}],
  ['exhibition_id', { exhibition_id: '25' }],
  ['vhall_id', { exhibition_id: 25, vhall_id: 0 }],
  ['guest_id', { exhibition_id: 25, guest_id: 'x'.repeat(101) }],
  ['visits', { exhibition_id: 25, visits: 1000 }],
])('K-26 M-10 bad input is refused with the field’s name: %s %j', async (field, body) => {
  const response = await post(body)
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toMatchObject([{ field }])
})

test('T38 one address may log 120 views a minute; then it is asked to wait, and goes on after that', async () => {
  const guest_id = await aGuestId()
  for (let count = 1; count < 120; count++) await view({ exhibition_id: exhibitionId, guest_id })
  const refused = await post({ exhibition_id: exhibitionId, guest_id }, { lang: 'en' })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.json().errMes).toBe('Too many requests. Please wait a moment and try again')
  fair.clock.set(new Date(fair.clock.now().getTime() + 1000).toISOString())
  expect(await view({ exhibition_id: exhibitionId, guest_id })).toBe(guest_id)
})

test('T38 a view is forgotten after an hour and the oldest above the cap, but what was counted stays', async () => {
  const slot = Math.floor(fair.clock.now().getTime() / 600_000)
  const place = { exhibitionId, exhibitorId: booth }
  const slots = [slot - 7, slot - 6, slot - 3, slot - 2, slot - 1]
  await fair.database.db
    .insert(pageView)
    .values(slots.flatMap((at) => [1, 2].map((n) => ({ ...place, guestHash: `guest ${n}`, slot: at }))))
  await fair.database.db.update(exhibitor).set({ visits: 10 }).where(eq(exhibitor.id, booth))
  const kept = async () => (await rows()).map((row) => row.slot).sort((a, b) => a - b)

  await sweepViews(fair, { atATime: 1 })
  expect(await kept()).toEqual(slots.slice(1).flatMap((at) => [at, at]))
  await sweepViews(fair, { most: 3, atATime: 2 })
  expect(await kept()).toEqual([slot - 2, slot - 1, slot - 1])
  expect(await visits()).toBe(10)
})

describe('V-51 what is looked at in a booth', () => {
  const hours = async () =>
    (await fair.database.db.select().from(viewHour).where(eq(viewHour.exhibitionId, exhibitionId)))
      .map(({ exhibitorId, kind, target, views }) => [exhibitorId, kind, target, views])
      .sort((one, other) => String(one[1]).localeCompare(String(other[1])))

  test('V-51 pages, products and videos are counted by the hour, once for a guest in ten minutes', async () => {
    const product = await aProduct(fair, { exhibitorId: booth, companyId: await companyOf(booth) })
    const { exhibitionProductId } = product
    const video = await aVideo(fair, booth)
    const place = { exhibition_id: exhibitionId, vhall_id: booth }
    for (const guest_id of [await aGuestId(), await aGuestId()]) {
      const seen = [{}, { exhibition_product_id: exhibitionProductId }, { resource_id: video }]
      for (const what of [...seen, ...seen]) await view({ ...place, ...what, guest_id })
    }
    expect(await hours()).toEqual([
      [booth, 'page', '', 2],
      [booth, 'product', String(exhibitionProductId), 2],
      [booth, 'video', video, 2],
    ])
    expect(await visits()).toBe(2)
  })

  test('V-51 what is not at that booth is not counted', async () => {
    const other = await anExhibitor(fair, { in: exhibitionId })
    const { exhibitionProductId } = await aProduct(fair, other)
    const video = await aVideo(fair, other.exhibitorId)
    const guest_id = await aGuestId()
    for (const what of [
      { vhall_id: booth, exhibition_product_id: exhibitionProductId },
      { vhall_id: booth, resource_id: video },
      { exhibition_product_id: exhibitionProductId },
      { vhall_id: booth, exhibition_product_id: 999_999 },
    ])
      expect((await post({ exhibition_id: exhibitionId, ...what, guest_id })).statusCode).toBe(404)
    expect(await hours()).toEqual([])
  })

  test('V-51 what is kept of a guest does not tell that two things were seen by the same', async () => {
    const other = (await anExhibitor(fair, { in: exhibitionId })).exhibitorId
    const guest_id = await aGuestId()
    for (const vhall_id of [booth, other]) await view({ exhibition_id: exhibitionId, vhall_id, guest_id })
    expect(new Set((await rows()).map(({ guestHash }) => guestHash)).size).toBe(2)
  })
})
