import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ForYouReply } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import { sql } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../../db/migration-files.ts'
import { account } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct, aVisitor, type Visitor } from '../../testing/builders.ts'
import { cloneDatabase } from '../../testing/clone-database.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshCompanies } from '../search/index.ts'

const path = '/api/exhibition/v1/purchaser/for_you'
const mark = '/api/exhibition/v1/purchaser'

type Booth = Awaited<ReturnType<typeof anExhibitor>>
type Seen = { kind: 'product' | 'exhibitor'; id: number }
let fair: TestApp
let east: Booth
let west: Booth
let tea: Booth
let otherTea: Booth
let squid: { productId: number; exhibitionProductId: number }
let rings: typeof squid
let oolong: typeof squid
let greenTea: typeof squid
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 34 })
  const make = async (nameZh: string, nameEn: string, mainProductsZh: string, mainProductsEn: string) =>
    anExhibitor(fair, { in: 34, nameZh, nameEn, mainProductsZh, mainProductsEn })
  east = await make('东海水产', 'East Sea Fishery', '冷冻鱿鱼', 'Frozen squid')
  west = await make('西湾渔业', 'West Bay Fishing', '鱿鱼制品', 'Squid products')
  tea = await make('阿里山茶业', 'Alishan Tea', '乌龙茶', 'Oolong tea')
  otherTea = await make('云雾茶厂', 'Cloud Tea', '绿茶', 'Green tea')
  const seafood = { categoryZh: '海产品', categoryEn: 'Seafood' }
  const teas = { categoryZh: '茶叶', categoryEn: 'Tea' }
  squid = await aProduct(fair, east, { nameZh: '冷冻鱿鱼筒', nameEn: 'Frozen squid tubes', ...seafood })
  rings = await aProduct(fair, west, { nameZh: '鱿鱼圈', nameEn: 'Squid rings', ...seafood })
  oolong = await aProduct(fair, tea, { nameZh: '高山乌龙', nameEn: 'Oolong', ...teas })
  greenTea = await aProduct(fair, otherTea, { nameZh: '毛峰', nameEn: 'Maofeng', ...teas })
  await refreshCompanies(
    fair.database.db,
    [east, west, tea, otherTea].map(({ companyId }) => companyId),
  )
  await fair.search.reload()
})
afterAll(() => fair.close())

async function forYou(visitor: Visitor, seen: Seen[] = []): Promise<ForYouReply> {
  const response = await fair.call(visitor.as({ method: 'POST', path, body: JSON.stringify({ seen }) }))
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.ForYouReply, response.json())]).toEqual([])
  return response.json()
}
const keep = (visitor: Visitor, exhibition_product_id: number) =>
  fair.call(
    visitor.as({
      method: 'POST',
      path: `${mark}/exh_product/mark`,
      body: JSON.stringify({ exhibition_product_id }),
    }),
  )
const keepCompany = (visitor: Visitor, company_id: number) =>
  fair.call(
    visitor.as({
      method: 'POST',
      path: `${mark}/exh_company/mark`,
      body: JSON.stringify({ exhibition_id: 34, company_id }),
    }),
  )
const keysOf = ({ list }: ForYouReply) => list.map(({ kind, id }) => `${kind} ${id}`).sort()
const productKey = ({ productId }: typeof squid) => `product ${productId}`
const companyKey = ({ companyId }: Booth) => `exhibitor ${companyId}`
const switchTo = (visitor: Visitor, for_you: boolean) =>
  fair.call(
    visitor.as({
      method: 'PATCH',
      path: '/api/account/v1/profile',
      body: JSON.stringify({ for_you }),
    }),
  )

test('U-75 exhibitors and products match the purpose, one card a company, and say by which words', async () => {
  const visitor = await aVisitor(fair, { purpose: '采购鱿鱼 squid' })
  const reply = await forYou(visitor)
  expect(reply).toMatchObject({ is_on: true, needs_purpose: false })
  expect(new Set(reply.list.map(({ booth }) => booth.company_id))).toEqual(
    new Set([east.companyId, west.companyId]),
  )
  expect(reply.count).toBe(2)
  for (const { reason } of reply.list)
    expect(reason).toMatchObject({
      because: 'purpose',
      of: null,
      words: { cn: ['鱿鱼'], en: ['squid'] },
    })
})

test('U-75 what is like a favourite says which one; neither it nor its company is recommended', async () => {
  const visitor = await aVisitor(fair, { purpose: '' })
  await keep(visitor, squid.exhibitionProductId)
  const reply = await forYou(visitor)
  expect(reply.list.map(({ booth }) => booth.company_id)).toEqual([west.companyId])
  expect(reply.list[0]?.reason).toMatchObject({
    because: 'favourite',
    of: { cn: '冷冻鱿鱼筒', en: 'Frozen squid tubes' },
  })
  await keep(visitor, rings.exhibitionProductId)
  await keepCompany(visitor, west.companyId)
  await keepCompany(visitor, east.companyId)
  expect(keysOf(await forYou(visitor))).toEqual([])
})

test('U-76 what was looked at counts as it is sent, and is not recommended again', async () => {
  const visitor = await aVisitor(fair, { purpose: '' })
  const seen: Seen[] = [{ kind: 'product', id: oolong.exhibitionProductId }]
  const reply = await forYou(visitor, seen)
  expect(keysOf(reply)).not.toContain(productKey(oolong))
  expect(reply.list.map(({ reason }) => reason.because)).toEqual(['seen'])
  expect(reply.list[0]?.reason.of).toEqual({ cn: '高山乌龙', en: 'Oolong' })
  const more: Seen[] = [
    { kind: 'product', id: greenTea.exhibitionProductId },
    { kind: 'exhibitor', id: otherTea.companyId },
    { kind: 'exhibitor', id: tea.companyId },
  ]
  expect(keysOf(await forYou(visitor, [...seen, ...more]))).toEqual([])
})

test('U-76 T44 T48 what was looked at is written nowhere', async () => {
  const visitor = await aVisitor(fair, { purpose: '' })
  const { db } = fair.database
  const rowsOf = async () => {
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const sums: Record<string, unknown> = {}
    for (const { name } of tables)
      sums[name] = (
        await db.execute(
          sql`select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
            from ${sql.identifier(name)} as t`,
        )
      ).rows
    return sums
  }
  const before = await rowsOf()
  await forYou(visitor, [{ kind: 'product', id: oolong.exhibitionProductId }])
  await fair.searchCounts.flush()
  expect(await rowsOf()).toEqual(before)
})

test('U-76 T48 what is sent is bounded, and ids of nothing say nothing', async () => {
  const visitor = await aVisitor(fair, { purpose: '' })
  const send = (body: object) => fair.call(visitor.as({ method: 'POST', path, body: JSON.stringify(body) }))
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ kind: 'product', id: 700_000_000 + n }))
  expect(keysOf(await forYou(visitor, many(12) as Seen[]))).toEqual([])
  for (const wrong of [
    {},
    { seen: many(13) },
    { seen: [{ kind: 'video', id: 1 }] },
    { seen: [{ kind: 'product', id: 0 }] },
    { seen: [{ kind: 'product', id: 1, account_id: 1 }] },
    { seen: [], account_id: 1 },
  ])
    expect((await send(wrong)).statusCode).toBe(400)
})

test('U-75 N-01 a guest is told to sign in', async () => {
  const response = await fair.call({ method: 'POST', path, body: JSON.stringify({ seen: [] }) })
  expect(response.statusCode).toBe(401)
})

test('U-75 T20 another’s favourites and purpose are no part of it', async () => {
  const owner = await aVisitor(fair, { purpose: '鱿鱼' })
  await keep(owner, oolong.exhibitionProductId)
  expect((await forYou(owner)).list.some(({ reason }) => reason.because === 'favourite')).toBe(true)
  const stranger = await aVisitor(fair, { purpose: '' })
  expect(await forYou(stranger)).toMatchObject({ list: [], needs_purpose: true })
})

test('U-79 with nothing to go by it says that a purpose is missing', async () => {
  const visitor = await aVisitor(fair, { purpose: ' ' })
  expect(await forYou(visitor)).toMatchObject({ list: [], is_on: true, needs_purpose: true })
})

test('U-78 switched off it answers nothing on every device, and with the switch on again as before', async () => {
  const visitor = await aVisitor(fair, { purpose: '鱿鱼' })
  const profile = async () =>
    (await fair.call(visitor.as({ path: '/api/account/v1/profile' }))).json().data.for_you
  const on = await forYou(visitor)
  expect([on.count > 0, await profile()]).toEqual([true, true])
  await switchTo(visitor, false)
  const off = await forYou(visitor, [{ kind: 'product', id: oolong.exhibitionProductId }])
  expect(off).toMatchObject({ list: [], count: 0, is_on: false, needs_purpose: false })
  expect(await profile()).toBe(false)
  await switchTo(visitor, true)
  expect(keysOf(await forYou(visitor))).toEqual(keysOf(on))
})

test('U-78 K-30 the switch is part of what one may take along', async () => {
  const visitor = await aVisitor(fair)
  await switchTo(visitor, false)
  const { data } = (await fair.call(visitor.as({ path: '/api/account/v1/export' }))).json()
  expect(data.account.for_you).toBe(false)
})

test('U-75 whoever asks without end is told to wait', async () => {
  const visitor = await aVisitor(fair, { purpose: '' })
  const asked = await Promise.all(
    Array.from({ length: 31 }, () => fair.call(visitor.as({ method: 'POST', path, body: '{"seen":[]}' }))),
  )
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
})

test('U-75 companies whose booth is in sight are given with it', async () => {
  const visitor = await aVisitor(fair, { purpose: '' })
  await keepCompany(visitor, east.companyId)
  const reply = await forYou(visitor)
  const [first] = reply.list
  expect(first?.booth).toMatchObject({ exhibition_id: 34, company_id: west.companyId })
  expect([companyKey(west), productKey(rings)]).toContain(`${first?.kind} ${first?.id}`)
})

test('U-78 accounts from before the migration have it switched on', async () => {
  const { database, close } = await cloneDatabase()
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`alter table account drop column for_you`)
  await db.execute(sql`insert into account (kind, user_name, password_hash, rtm_uid, purpose, created_at)
    values ('visitor', 'before', '-', 'u-before', '采购鱿鱼', '2026-11-01T00:00:00Z')`)
  await db.execute(await readFile(join(migrationsFolder(), '0029_for_you.sql'), 'utf8'))
  const rows = await db.select({ purpose: account.purpose, forYou: account.forYou }).from(account)
  expect(rows).toContainEqual({ purpose: '采购鱿鱼', forYou: true })
  expect(rows.every(({ forYou }) => forYou)).toBe(true)
})
