import type { HallPlan } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import { eq, sql } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '../../changes.ts'
import { boothResource, company, exhibition, productImage } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor, aProduct, aVideo } from '../../testing/builders.ts'
import type { Request } from '../../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/exhibition/v1/web/hall-plan'
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const asking = (exhibition_id: number): Request => ({ path, query: { exhibition_id } })
async function planOf(request: Request): Promise<HallPlan> {
  const response = await fair.call(request)
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.HallPlanReply, response.json())]).toEqual([])
  return response.json().data
}

test('Q-03 K-28 a plan has what a hall is built from: the exhibition, and each booth with its stand and colour', async () => {
  const { id } = await anExhibition(fair, { industry: 'energy' })
  const logo = await aFile(fair, { mime: 'image/webp', color: '#0d5bd0' })
  const grey = await aFile(fair, { mime: 'image/webp', color: '' })
  const large = await anExhibitor(fair, {
    in: id,
    nameZh: '远帆能源',
    nameEn: 'Yuanfan Energy',
    industry: 'energy',
    stand: 'custom',
    logoFileId: logo,
    booth: { boothNo: 'A1', externalUrl: 'https://booth.example.com/yuanfan' },
  })
  const small = await anExhibitor(fair, {
    in: id,
    nameZh: '海客',
    nameEn: '',
    logoFileId: grey,
    booth: { externalUrl: 'javascript:alert(1)' },
  })
  await anExhibitor(fair, { in: (await anExhibition(fair)).id })
  expect(await planOf(asking(id))).toEqual({
    exhibition_id: id,
    name: { cn: `测试展会${id}`, en: `Test Fair ${id}` },
    industry: 'energy',
    total: 2,
    depictions: {},
    booths: [
      {
        company_id: large.companyId,
        instance_id: large.exhibitorId,
        name: { cn: '远帆能源', en: 'Yuanfan Energy' },
        logo_url: `/files/${logo}`,
        poster_url: null,
        color: '#0d5bd0',
        tier: 'custom',
        industry: 'energy',
        booth_no: 'A1',
        url: 'https://booth.example.com/yuanfan',
        goods: [],
        is_store: 0,
      },
      {
        company_id: small.companyId,
        instance_id: small.exhibitorId,
        name: { cn: '海客', en: '' },
        logo_url: `/files/${grey}`,
        poster_url: null,
        color: null,
        tier: 'shell',
        industry: null,
        booth_no: null,
        url: '',
        goods: [],
        is_store: 0,
      },
    ],
  })
  const listed = await fair.call({
    path: '/api/exhibition/v1/web/exhibitor',
    query: { exhibition_id: id, sort: 'newest' },
  })
  expect(
    listed
      .json()
      .list.map((entry: { company: { color: string | null }; tier: string }) => [
        entry.company.color,
        entry.tier,
      ]),
  ).toEqual(
    expect.arrayContaining([
      ['#0d5bd0', 'custom'],
      [null, 'shell'],
    ]),
  )
  const detail = await fair.call({ path: `/api/exhibition/v1/web/exhibitor/${large.companyId}` })
  expect(detail.json().info).toMatchObject({ company: { color: '#0d5bd0' }, tier: 'custom' })
})

test('Q-03 H-09 a booth shows its own first poster in the plan, not its film and not another’s', async () => {
  const { id } = await anExhibition(fair)
  const shown = await anExhibitor(fair, { in: id, booth: { boothNo: 'A1' } })
  const filmed = await anExhibitor(fair, { in: id, booth: { boothNo: 'A2' } })
  await anExhibitor(fair, { in: id, booth: { boothNo: 'A3' } })
  for (const { exhibitorId } of [shown, filmed]) await aVideo(fair, exhibitorId, 0)
  const [second, first] = [
    await aFile(fair, { mime: 'image/webp' }),
    await aFile(fair, { mime: 'image/webp' }),
  ]
  const image = { exhibitorId: shown.exhibitorId, kind: 'image' }
  await fair.database.db.insert(boothResource).values([
    { ...image, position: 2, fileId: second },
    { ...image, position: 1, fileId: first },
  ])
  const { booths } = await planOf(asking(id))
  expect(booths.map(({ poster_url }) => poster_url)).toEqual([`/files/${first}`, null, null])
})

test('Q-40 a booth’s first three products stand on its plinths, as their models or with pictures of their own', async () => {
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id, booth: { boothNo: 'A1' } })
  await anExhibitor(fair, { in: id, booth: { boothNo: 'A2' } })
  const pictures = ['models/water-pump/red.webp', 'photos/own.webp', 'models/water-pump/blue.webp']
  const files: string[] = []
  for (const [i, mediaPath] of [...pictures, 'models/water-pump/green.webp'].entries()) {
    const { productId } = await aProduct(fair, booth, { nameZh: `水泵${i}`, sortKey: `pump ${i}` })
    const fileId = await aFile(fair, { mediaPath })
    files.push(fileId)
    await fair.database.db.insert(productImage).values({ productId, position: 0, fileId })
  }
  const { booths, depictions } = await planOf(asking(id))
  const [own, none] = booths.map(({ goods }) => goods)
  expect(own?.map(({ name, depiction, picture }) => [name.cn, depiction, picture])).toEqual([
    ['水泵0', 'water-pump/red', ''],
    ['水泵1', null, `/files/${files[1]}`],
    ['水泵2', 'water-pump/blue', ''],
  ])
  expect(none).toEqual([])
  expect(Object.keys(depictions)).toEqual(['water-pump/red', 'water-pump/blue'])
  expect(depictions['water-pump/red']).toMatchObject({ model: 'water-pump', variant: 'red' })
})

test('Q-03 booths are in the order their numbers hang in a hall, those without one last, by company', async () => {
  const { id } = await anExhibition(fair)
  const unnumbered = [
    await anExhibitor(fair, { in: id, id: 3002 }),
    await anExhibitor(fair, { in: id, id: 3001 }),
  ]
  const shuffled = ['特2', 'A10', 'b1', '10', 'A10b', 'B1', 'A1', '特1', 'A010', '2', '10-b', 'B', 'A2']
  for (const boothNo of shuffled) await anExhibitor(fair, { in: id, booth: { boothNo } })
  const { booths } = await planOf(asking(id))
  const inOrder = ['2', '10', '10-b', 'A1', 'A2', 'A010', 'A10', 'A10b', 'B1', 'B', 'b1', '特1', '特2']
  expect(booths.flatMap(({ booth_no }) => booth_no ?? [])).toEqual(inOrder)
  expect(booths.slice(-2).map(({ company_id }) => company_id)).toEqual(
    unnumbered.map(({ companyId }) => companyId).sort(),
  )
})

test('Q-03 an exhibition without exhibitors has an empty hall; one that does not exist is not found', async () => {
  const { id } = await anExhibition(fair)
  expect(await planOf(asking(id))).toMatchObject({ total: 0, booths: [] })
  const missing = await fair.call(asking(999_999))
  const known = await fair.call({ path: '/api/exhibition/v2/web/exhibition/999999' })
  expect(missing.statusCode).toBe(404)
  expect({ ...missing.json(), request_id: '' }).toEqual({ ...known.json(), request_id: '' })
  expect((await fair.call({ path })).statusCode).toBe(400)
})

test('Q-03 of a fair with more than 2,000 booths the first are answered, and how many there are', async () => {
  const { id } = await anExhibition(fair)
  await manyBooths(id, 2003)
  const { total, booths } = await planOf(asking(id))
  expect(total).toBe(2003)
  expect(booths.map(({ booth_no }) => booth_no)).toEqual(
    Array.from({ length: 2000 }, (_, index) => `H${index + 1}`),
  )
})

/** As many as are asked for, numbered backwards so that no order is the right one by chance. */
async function manyBooths(exhibitionId: number, count: number) {
  const numbers = sql`generate_series(1, ${count}::int) n`
  await fair.database.longTransaction(async (db) => {
    await db.execute(sql`insert into company (id, name_zh) select 10000000 - n, '海客' || n from ${numbers}`)
    await db.execute(sql`
      insert into exhibitor (id, exhibition_id, company_id, booth_no, joined_at)
      select 10000000 - n, ${exhibitionId}::int, 10000000 - n, 'H' || n, '2026-11-15T12:00:00+08:00' from ${numbers}`)
  })
}

test('Q-03 what changes the fair changes the plan at once', async () => {
  const { id } = await anExhibition(fair)
  const { companyId } = await anExhibitor(fair, { in: id })
  expect((await planOf(asking(id))).booths[0]?.tier).toBe('shell')
  await fair.database.db.transaction(async (db) => {
    await db.update(company).set({ stand: 'corner' }).where(eq(company.id, companyId))
    await db.update(exhibition).set({ nameEn: 'Renamed' }).where(eq(exhibition.id, id))
    await announce(db, 'exhibitor')
  })
  await expect
    .poll(async () => {
      const { name, booths } = await planOf(asking(id))
      return [name.en, booths[0]?.tier]
    })
    .toEqual(['Renamed', 'corner'])
})
