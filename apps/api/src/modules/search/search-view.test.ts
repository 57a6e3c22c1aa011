import type { ListExhibitorsReply, ListProductsReply } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favourite } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct, aVideo, aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshCompanies } from './write-index.ts'

const exhibitorPath = '/api/exhibition/v1/web/exhibitor'
const productPath = '/api/exhibition/v2/web/exhibition-product'
const day = 86_400_000

let fair: TestApp
let fish: Awaited<ReturnType<typeof anExhibitor>>
let tea: Awaited<ReturnType<typeof anExhibitor>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const now = fair.clock.now().getTime()
  const over = { opensAt: new Date(now - 30 * day), closesAt: new Date(now - 20 * day) }
  const later = { opensAt: new Date(now + 20 * day), closesAt: new Date(now + 30 * day) }
  await anExhibition(fair, { id: 21, ...over })
  await anExhibition(fair, { id: 34 })
  await anExhibition(fair, { id: 55, ...later })
  fish = await anExhibitor(fair, {
    in: 21,
    nameZh: '东海水产有限公司',
    nameEn: 'East Sea Fishery',
    mainProductsZh: '冷冻海鲜',
    mainProductsEn: 'Frozen seafood',
    industry: 'food',
    province: '330000',
    city: '330900',
    area: '330903',
  })
  for (const id of [34, 55]) await anExhibitor(fair, { in: id, id: fish.companyId })
  tea = await anExhibitor(fair, {
    in: 34,
    nameZh: '阿里山茶业',
    nameEn: 'Alishan Tea',
    industry: 'agriculture',
  })
  await aProduct(fair, fish, {
    nameZh: '冷冻鱿鱼筒',
    nameEn: 'Frozen squid tubes',
    categoryZh: '海产品',
    categoryEn: 'Seafood',
    priceLow: 12,
    priceHigh: 20,
    priceCurrency: 'USD',
    moqEn: '500 pieces',
    moqZh: '500 件',
    model: 'SQ-10',
  })
  await aProduct(fair, tea, {
    nameZh: '高山乌龙茶',
    nameEn: 'Oolong tea',
    categoryZh: '茶叶',
    categoryEn: 'Tea',
  })
  await aVideo(fair, tea.exhibitorId)
  await refreshCompanies(fair.database.db, [tea.companyId])
  await fair.search.reload()
})
afterAll(() => fair.close())

type Query = Record<string, string | number>
async function exhibitors(query: Query): Promise<ListExhibitorsReply> {
  const response = await fair.call({ path: exhibitorPath, query })
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.ListExhibitorsReply, response.json())]).toEqual([])
  return response.json()
}
async function products(query: Query): Promise<ListProductsReply> {
  const response = await fair.call({ path: productPath, query })
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.ListProductsReply, response.json())]).toEqual([])
  return response.json()
}

test.each([
  ['one Chinese character', '鱿'],
  ['two Chinese characters', '鱿鱼'],
  ['the beginning of an English word', 'squi'],
  ['pinyin', 'youyu'],
  ['pinyin with blanks', 'you yu'],
  ['initials of pinyin', 'yy'],
  ['traditional characters', '冷凍魷魚'],
  ['a number of a model', 'sq10'],
  ['a typing slip', 'forzen squid'],
])('E-07 U-25 %s finds the product and its company', async (_, search) => {
  expect((await products({ search })).list[0]?.product.cn.name).toBe('冷冻鱿鱼筒')
  expect((await exhibitors({ search })).list[0]?.company.id).toBe(fish.companyId)
})

test('E-07 a company is found in pinyin and in both languages by its names', async () => {
  for (const search of ['donghai', 'dong hai shui chan', '东', '東海', 'fisher', 'FISHERY east'])
    expect((await exhibitors({ search })).list[0]?.company.id).toBe(fish.companyId)
})

test('U-26 grouped, a company is one card for the exhibition being held, with the others beside it', async () => {
  const { list, count } = await exhibitors({ search: '东海', group: 1 })
  expect([list.length, count]).toEqual([1, 1])
  expect(list[0]?.exhibition_id).toBe(34)
  expect(list[0]?.also?.map(({ exhibition_id }) => exhibition_id)).toEqual([55, 21])
  const entries = await exhibitors({ search: '东海' })
  expect([entries.list.length, entries.count]).toEqual([3, 3])
  expect(entries.list[0]?.also).toBeUndefined()
  const all = await exhibitors({ group: 1 })
  expect([all.list.length, all.count]).toEqual([2, 2])
  expect((await exhibitors({})).count).toBe(4)
})

test('U-26 K-17 in the evening of its closing day an exhibition is still the one being held', async () => {
  const opensAt = new Date(fair.clock.now().getTime() - 2 * day)
  const closesAt = new Date(fair.clock.now().getTime() - 60_000)
  await anExhibition(fair, { id: 31, opensAt, closesAt })
  await anExhibition(fair, {
    id: 32,
    opensAt: new Date(opensAt.getTime() + 20 * day),
    closesAt: new Date(opensAt.getTime() + 21 * day),
  })
  const silk = await anExhibitor(fair, { in: 31, nameZh: '杭城丝绸' })
  await anExhibitor(fair, { in: 32, id: silk.companyId })
  await refreshCompanies(fair.database.db, [silk.companyId])
  const { list } = await exhibitors({ search: '杭城丝绸', group: 1 })
  expect(list.map(({ exhibition_id }) => exhibition_id)).toEqual([31])
})

test('U-27 a hit says where and why it matched, also by pinyin', async () => {
  const [squid] = (await products({ search: 'youyu' })).list
  expect(squid?.match).toMatchObject({ similar: false, field: 'name', kind: 'pinyin', shown: '鱿鱼' })
  expect(squid?.match?.highlights.name.cn).toEqual([{ from: 2, to: 4 }])
  const [company] = (await exhibitors({ search: 'seafood' })).list
  expect(company?.match?.highlights.main_products?.en).toEqual([{ from: 7, to: 14 }])
})

test('U-28 what is only similar is marked, counted apart and comes with the corrected words', async () => {
  const { list, count, similar, did_you_mean } = await products({ search: 'forzen squid' })
  expect(list.map(({ match }) => match?.similar)).toEqual([true])
  expect([count, similar, did_you_mean]).toEqual([1, 1, 'frozen squid'])
})

test('U-29 grouped lists have every facet, counted without the filter that chooses in it', async () => {
  const { facets } = await products({ group: 1, industry: 'food' })
  expect(facets.industry.map(({ value }) => value).sort()).toEqual(['agriculture', 'food'])
  expect(facets.more).toMatchObject({
    city: [{ value: '330900', count: 1 }],
    district: [{ value: '330903', count: 1 }],
    category: [{ value: '海产品', en: 'Seafood', count: 1 }],
    exhibition: [{ value: 21, count: 1 }],
    video: 0,
    online: 0,
    price: [{ unit: 'USD', low: 12, high: 20, count: 1, buckets: [{ from: 10, to: 12.5, count: 1 }] }],
    order: [{ unit: 'piece', low: 500, high: 500, count: 1 }],
  })
  const both = await products({ group: 1, category: '茶叶,海产品', search: '' })
  expect([both.count, both.facets.more?.video]).toEqual([2, 1])
  expect((await exhibitors({})).facets.more).toBeUndefined()
})

test.each([
  ['two industries', { industry: 'food,agriculture' }, 2],
  ['a category', { category: '茶叶' }, 1],
  ['a film at the booth', { video: 1 }, 1],
  ['somebody there now', { online: 1 }, 0],
  ['an exhibition among several', { exhibitions: '21,22' }, 1],
  ['a price range', { currency: 'USD', price_from: 15, price_to: 30 }, 1],
  ['a price range that none has', { currency: 'USD', price_to: 11 }, 0],
  ['a smallest order', { order_unit: 'pieces', order_to: 600 }, 1],
  ['a smallest order in the unit as others write it', { order_unit: 'PCS', order_to: 600 }, 1],
  ['a smallest order in one of two units', { order_unit: 'kg,件', order_to: 600 }, 1],
  ['a smallest order in another unit', { order_unit: 'kg', order_to: 600 }, 0],
  ['a smallest order that none has', { order_to: 100 }, 0],
])('U-29 products are narrowed by %s', async (_, query, expected) => {
  for (const search of [undefined, '鱼 '.trim(), 'tea']) {
    const all = await products({ group: 1, ...(search ? { search } : {}) })
    const some = await products({ group: 1, ...(search ? { search } : {}), ...query })
    if (search === undefined) expect(some.count).toBe(expected)
    expect(some.count).toBeLessThanOrEqual(all.count)
    expect(some.list).toHaveLength(some.count)
  }
})

test('U-30 a search is sorted by relevance unless another order is asked for', async () => {
  const names = async (query: Query) =>
    (await exhibitors({ group: 1, ...query })).list.map(({ company }) => company.name)
  expect(await names({ search: '茶', sort: 'relevance' })).toEqual(['阿里山茶业'])
  for (const sort of ['name', 'visits', 'newest'])
    expect((await names({ search: 'e', sort })).sort()).toEqual((await names({ search: 'e' })).sort())
})

test('U-34 the glossary of the trade finds what is called by another name', async () => {
  await aProduct(fair, tea, { nameZh: '移动电源', nameEn: 'Power bank' })
  expect((await products({ search: '充电宝' })).list[0]?.product.cn.name).toBe('移动电源')
})

test('U-53 a literal search looks for what was typed only', async () => {
  const pinyin = await products({ search: 'youyu' })
  expect([pinyin.count, pinyin.readings?.[0]?.shown]).toEqual([1, '鱿鱼'])
  const literal = await products({ search: 'youyu', literal: 1 })
  expect([literal.count, literal.readings, literal.did_you_mean]).toEqual([0, undefined, undefined])
  expect((await products({ search: 'forzen squid', literal: 1 })).count).toBe(0)
  expect((await products({ search: 'squid', literal: 1 })).count).toBe(1)
})

test('U-51 E-04 a grouped entry says in which of its exhibitions the visitor has marked it', async () => {
  const visitor = await aVisitor(fair)
  const squid = (await products({ search: 'squid', group: 1 })).list[0]
  const mark = { accountId: visitor.id, markedAt: fair.clock.now() }
  await fair.database.db.insert(favourite).values([
    { ...mark, exhibitionId: 55, kind: 'exh_company', target: String(fish.companyId) },
    { ...mark, exhibitionId: 21, kind: 'exh_product', target: String(squid?.id) },
  ])
  const as = async (path: string, query: Query) =>
    (await fair.call(visitor.as({ path, query }))).json() as ListExhibitorsReply
  const [company] = (await as(exhibitorPath, { search: '东海', group: 1 })).list
  expect([company?.exhibition_id, company?.is_store]).toEqual([34, 0])
  expect(company?.also?.map(({ exhibition_id, is_store }) => [exhibition_id, is_store])).toEqual([
    [55, 1],
    [21, 0],
  ])
  expect((await as(productPath, { search: 'squid', group: 1 })).list[0]?.is_store).toBe(1)
  const [guests] = (await exhibitors({ search: '东海', group: 1 })).list
  expect(guests?.also?.map(({ is_store }) => is_store)).toEqual([0, 0])
})

test('U-82 names are in the order of pinyin, and in that of English ones where these are read', async () => {
  await anExhibition(fair, { id: 77 })
  for (const [nameZh, nameEn] of [
    ['阿尔法泵业', 'Zeta Pumps'],
    ['中泵业', 'Éclat Pumps'],
    ['每日泵业', ''],
  ] as const) {
    const at = await anExhibitor(fair, { in: 77, nameZh, nameEn })
    await aProduct(fair, at, { nameZh, nameEn })
    await refreshCompanies(fair.database.db, [at.companyId])
  }
  const words: Query[] = [{}, { search: '泵业' }, { group: 1 }, { group: 1, search: '泵业' }]
  for (const asked of words) {
    const query = { exhibition_id: 77, sort: 'name', ...asked }
    const companies = async (language: string) =>
      (await exhibitors({ ...query, language })).list.map(({ company }) => company.name)
    const goods = async (language: string) =>
      (await products({ ...query, language })).list.map(({ product }) => product.cn.name)
    for (const names of [companies, goods]) {
      expect(await names('cn')).toEqual(['阿尔法泵业', '每日泵业', '中泵业'])
      expect(await names('en')).toEqual(['中泵业', '每日泵业', '阿尔法泵业'])
    }
  }
})
