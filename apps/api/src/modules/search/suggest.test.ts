import type { SuggestReply } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exhibitionProduct } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshCompanies } from './write-index.ts'

const path = '/api/exhibition/v1/web/suggest'
const day = 86_400_000

let fair: TestApp
let fish: Awaited<ReturnType<typeof anExhibitor>>
let there: Awaited<ReturnType<typeof anExhibitor>>
let tea: Awaited<ReturnType<typeof anExhibitor>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const now = fair.clock.now().getTime()
  const over = { opensAt: new Date(now - 30 * day), closesAt: new Date(now - 20 * day) }
  await anExhibition(fair, { id: 21, ...over })
  await anExhibition(fair, { id: 34 })
  fish = await anExhibitor(fair, {
    ...{ in: 21, nameZh: '东海水产有限公司', nameEn: 'East Sea Fishery', booth: { boothNo: 'A07' } },
    ...{ mainProductsZh: '冷冻海鲜', mainProductsEn: 'Frozen seafood' },
  })
  there = await anExhibitor(fair, { in: 34, id: fish.companyId, booth: { boothNo: 'C101' } })
  tea = await anExhibitor(fair, { in: 34, nameZh: '阿里山茶业', nameEn: 'Alishan Tea' })
  const squid = {
    ...{ nameZh: '冷冻鱿鱼筒', nameEn: 'Frozen squid tubes', categoryZh: '海产品', categoryEn: 'Seafood' },
    ...{ priceLow: 12, priceHigh: 20, priceCurrency: 'USD' },
  }
  const product = await aProduct(fair, fish, squid)
  await fair.database.db
    .insert(exhibitionProduct)
    .values({ id: 900_001, exhibitorId: there.exhibitorId, productId: product.productId })
  await aProduct(fair, tea, {
    nameZh: '高山乌龙茶',
    nameEn: 'Oolong tea',
    categoryZh: '茶叶',
    categoryEn: 'Tea',
  })
  await refreshCompanies(fair.database.db, [fish.companyId, tea.companyId])
  await fair.search.reload()
})
afterAll(() => fair.close())

async function suggest(search: string, exhibition_id?: number): Promise<SuggestReply> {
  const response = await fair.call({ path, query: { search, ...(exhibition_id && { exhibition_id }) } })
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.SuggestReply, response.json())]).toEqual([])
  return response.json()
}

test('U-31 U-12 suggestions are products, companies and categories, also from pinyin', async () => {
  const { list } = await suggest('youyu')
  expect(list.map(({ kind, id, name }) => [kind, id === fish.companyId, name.cn])).toEqual([
    ['product', false, '冷冻鱿鱼筒'],
    ['exhibitor', true, '东海水产有限公司'],
  ])
  expect((await suggest('seaf')).list).toContainEqual(
    expect.objectContaining({
      kind: 'category',
      id: null,
      name: { cn: '海产品', en: 'Seafood' },
      products: 1,
    }),
  )
  expect(await suggest('%')).toMatchObject({ list: [], counts: { product: 0, exhibitor: 0 } })
})

test('U-40 a suggested product has its price, company and booth of the exhibition being held, and where it matched', async () => {
  const [squid] = (await suggest('鱿鱼')).list
  expect(squid).toMatchObject({
    company: { cn: '东海水产有限公司', en: 'East Sea Fishery' },
    price: { price_low: 12, price_high: 20, price_currency: 'USD' },
    booth: {
      ...{ exhibition_id: 34, company_id: fish.companyId, instance_id: there.exhibitorId, booth_no: 'C101' },
      product_id: 900_001,
    },
    match: { field: 'name', highlights: { name: { cn: [{ from: 2, to: 4 }] } } },
  })
})

test('U-40 a company that is found by what it makes is suggested with the part that matched', async () => {
  const company = (await suggest('seafood')).list.find(({ kind }) => kind === 'exhibitor')
  expect(company).toMatchObject({
    main_products: { cn: '冷冻海鲜', en: 'Frozen seafood' },
    booth: { exhibition_id: 34, product_id: null, booth_no: 'C101' },
    match: { highlights: { main_products: { en: [{ from: 7, to: 14 }] } } },
  })
})

test.each([
  ['pinyin', 'youyu', { typed: 'youyu', kind: 'pinyin', shown: '鱿鱼' }],
  ['pinyin that is not whole yet', 'youy', { typed: 'youy', kind: 'pinyin', shown: '鱿鱼' }],
  ['what stands in a name as it was typed', 'squid', undefined],
  ['the beginning of a word', 'squi', undefined],
])('U-40 the reading of %s', async (_, typed, reading) => {
  const reply = await suggest(typed)
  expect(reply.list[0]?.name.en).toBe('Frozen squid tubes')
  expect(reply.reading).toEqual(reading)
})

test('U-40 counts are of everything that a search finds, each company and product once', async () => {
  expect((await suggest('东海')).counts).toEqual({ product: 1, exhibitor: 1 })
  expect((await suggest('茶')).counts).toEqual({ product: 1, exhibitor: 1 })
})

test('U-40 what is only similar is suggested and not counted', async () => {
  const { list, counts } = await suggest('鱿鱼圈圈')
  expect(list.map(({ name }) => name.cn)).toContain('冷冻鱿鱼筒')
  expect(counts).toEqual({ product: 0, exhibitor: 0 })
})

test('U-41 in one exhibition only what it shows is suggested, without categories, with every booth and why', async () => {
  expect(await suggest('茶', 21)).toMatchObject({ list: [], booths: [] })
  const { list, booths } = await suggest('seafood', 21)
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['product', 'exhibitor']))
  for (const { booth } of list) expect(booth).toMatchObject({ exhibition_id: 21, booth_no: 'A07' })
  expect(booths).toEqual([
    { company_id: fish.companyId, products: [{ cn: '冷冻鱿鱼筒', en: 'Frozen squid tubes' }] },
  ])
  expect((await suggest('seafood')).booths).toBeUndefined()
  expect(await suggest(' ', 21)).toMatchObject({ list: [], booths: [] })
})

test.each([
  ['nothing', ''],
  ['more than sixty characters', '鱼'.repeat(61)],
])('U-31 %s is refused', async (_, search) => {
  expect((await fair.call({ path, query: { search } })).statusCode).toBe(400)
})
