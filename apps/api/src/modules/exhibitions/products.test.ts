import type { ExhibitionProduct, ListProductsReply } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productImage } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/exhibition/v2/web/exhibition-product'
let fair: TestApp
let fish: Awaited<ReturnType<typeof anExhibitor>>
let tea: Awaited<ReturnType<typeof anExhibitor>>
let squid: Awaited<ReturnType<typeof aProduct>>
let pictures: string[]
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21 })
  await anExhibition(fair, { id: 34 })
  fish = await anExhibitor(fair, {
    in: 21,
    nameZh: '东海水产',
    nameEn: 'East Sea Fishery',
    industry: 'food',
    province: '330000',
    booth: { visits: 5 },
  })
  tea = await anExhibitor(fair, {
    in: 34,
    nameZh: '阿里山茶',
    industry: 'drink',
    province: '350000',
    booth: { visits: 9 },
  })
  const hours = (count: number) => new Date(fair.clock.now().getTime() - count * 3_600_000)
  squid = await aProduct(fair, fish, {
    nameZh: '冻鱿鱼',
    nameEn: 'Frozen squid',
    infoZh: '单冻',
    brandEn: 'East Sea',
    model: 'SQ-1',
    priceLow: 12.5,
    priceHigh: 20,
    priceUnit: 'tonne',
    priceCurrency: 'USD',
    categoryZh: '海产品',
    categoryEn: 'Seafood',
    moqZh: '1 吨',
    moqEn: '1 tonne',
    addedAt: hours(3),
  })
  await aProduct(fair, fish, { nameZh: '带鱼', nameEn: 'Hairtail', addedAt: hours(1) })
  await aProduct(fair, tea, { nameZh: '白茶', nameEn: '', addedAt: hours(2) })
  pictures = [await aFile(fair), await aFile(fair), await aFile(fair)]
  await fair.database.db
    .insert(productImage)
    .values(pictures.map((fileId, position) => ({ productId: squid.productId, position, fileId })).reverse())
})
afterAll(() => fair.close())

async function list(query: Record<string, string | number> = {}): Promise<ListProductsReply> {
  const response = await fair.call({ path, query })
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.ListProductsReply, response.json())]).toEqual([])
  return response.json()
}
const names = ({ list }: { list: ExhibitionProduct[] }) => list.map(({ product }) => product.cn.name)

test('K-20 products of all, of an exhibition or of a company, in the order of their names', async () => {
  expect(names(await list())).toEqual(['白茶', '带鱼', '冻鱿鱼'])
  expect(names(await list({ exhibition_id: 21 }))).toEqual(['带鱼', '冻鱿鱼'])
  expect(names(await list({ company_id: tea.companyId }))).toEqual(['白茶'])
  expect(await list({ exhibition_id: 21, company_id: tea.companyId })).toMatchObject({ list: [], count: 0 })
  expect(await list({ size: 2, page: 2 })).toMatchObject({
    count: 3,
    list: [{ product: { cn: { name: '冻鱿鱼' } } }],
  })
})

test('K-20 S-02 one product has both languages as they are, its pictures, where it is shown, category and smallest order', async () => {
  const response = await fair.call({ path: `${path}/${squid.exhibitionProductId}` })
  expect([...Value.Errors(schemas.GetProductReply, response.json())]).toEqual([])
  const shown = {
    main_image: [`/files/${pictures[0]}`],
    sub_images: [{ url: `/files/${pictures[1]}` }, { url: `/files/${pictures[2]}` }],
  }
  expect(response.json().data).toEqual({
    id: squid.exhibitionProductId,
    is_store: 0,
    product: {
      id: squid.productId,
      price_low: 12.5,
      price_high: 20,
      price_unit: 'tonne',
      price_currency: 'USD',
      model: 'SQ-1',
      category: '海产品',
      category_en: 'Seafood',
      moq: '1 吨',
      moq_en: '1 tonne',
      depiction: null,
      cn: { name: '冻鱿鱼', info: '单冻', brand: '', specification: '', technical_parameter: '', ...shown },
      en: {
        name: 'Frozen squid',
        info: '',
        brand: 'East Sea',
        specification: '',
        technical_parameter: '',
        ...shown,
      },
    },
    company: {
      id: fish.companyId,
      name: '东海水产',
      locales: { en: { name: 'East Sea Fishery' } },
      logo_url: '',
    },
    exhibition: { id: 21, name: { cn: '测试展会21', en: 'Test Fair 21' } },
    vhall: { id: fish.exhibitorId },
  })
})

test('K-20 S-02 S-91 what is not known of a product is empty or null, not made up', async () => {
  const [white] = (await list({ exhibition_id: 34 })).list
  expect(white?.product).toMatchObject({
    price_low: null,
    price_high: null,
    price_unit: null,
    price_currency: 'CNY',
    category: null,
    moq: null,
  })
  expect(white?.product.en).toMatchObject({ name: '', main_image: [], sub_images: [] })
})

test('K-20 the exhibition and the company of a product, when they are said, must be its own', async () => {
  const status = async (id: number, query: Record<string, number> = {}) =>
    (await fair.call({ path: `${path}/${id}`, query })).statusCode
  const { exhibitionProductId: id } = squid
  expect(await status(id, { exhibition_id: 21, company_id: fish.companyId })).toBe(200)
  expect(await status(id, { exhibition_id: 34 })).toBe(404)
  expect(await status(id, { company_id: tea.companyId })).toBe(404)
  // The product's own id is another thing.
  expect(await status(squid.productId)).toBe(404)
})

test('K-20 a search finds both languages, and puts names in the language asked for first', async () => {
  const { id } = await anExhibition(fair)
  const at = await anExhibitor(fair, { in: id })
  await aProduct(fair, at, { nameZh: '阿尔法 pump', nameEn: 'Alpha' })
  await aProduct(fair, at, { nameZh: '泵', nameEn: 'Zeta Pump' })
  const asked = async (query: Record<string, string>) =>
    names(await list({ exhibition_id: id, search: 'PUMP', ...query }))
  expect(await asked({})).toEqual(['阿尔法 pump', '泵'])
  expect(await asked({ language: 'cn' })).toEqual(['阿尔法 pump', '泵'])
  expect(await asked({ language: 'en' })).toEqual(['泵', '阿尔法 pump'])
  expect((await list({ exhibition_id: id, language: 'en' })).count).toBe(2)
})

test('K-20 what a single word is called in the language asked for does not come before all words as typed', async () => {
  const { id } = await anExhibition(fair)
  const at = await anExhibitor(fair, { in: id })
  await aProduct(fair, at, { nameZh: '冷冻柜', nameEn: 'Plate Freezer', infoEn: 'For squid on board.' })
  await aProduct(fair, at, { nameZh: '整条鱿鱼', nameEn: 'Frozen Squid' })
  const query = { exhibition_id: id, search: 'frozen squid' }
  for (const language of ['cn', 'en'])
    expect(names(await list({ ...query, language }))).toEqual(['整条鱿鱼', '冷冻柜'])
  await aProduct(fair, at, { nameZh: '胡柚', nameEn: 'Pomelo', model: 'YY-10' })
  await aProduct(fair, at, { nameZh: '鱿鱼圈', nameEn: 'Squid Rings' })
  await fair.search.reload()
  const initials = names(await list({ ...query, search: 'yy', language: 'cn' }))
  expect([initials[0], initials.length]).toEqual(['胡柚', 3])
})

test('S-03 products sort by their booth’s visits and by when they were added, and have facets', async () => {
  const query = { search: '鱼' }
  expect(names(await list({ sort: 'newest', exhibition_id: 21 }))).toEqual(['带鱼', '冻鱿鱼'])
  expect(names(await list({ sort: 'visits' })).slice(0, 3)).toEqual(['白茶', '带鱼', '冻鱿鱼'])
  expect((await list(query)).facets).toEqual({
    industry: [{ value: 'food', count: 2 }],
    area: [{ value: '330000', count: 2 }],
  })
  const drink = await list({ industry: 'drink' })
  expect(names(drink)).toEqual(['白茶'])
  expect(drink.facets.industry.map(({ value }) => value).sort()).toEqual(['drink', 'food'])
  expect(names(await list({ province: '350000' }))).toEqual(['白茶'])
})

test.each([
  ['a language there is none of', { language: 'fr' }, 'language'],
  ['too deep a page', { page: 10_000, size: 2 }, 'page'],
  ['a company that is no number', { company_id: '1 or 1=1' }, 'company_id'],
])('T37 K-20 refused with the field’s name: %s', async (_, query, field) => {
  const response = await fair.call({ path, query: query as Record<string, string> })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ res: 0, fields: [{ field }] })
})

test.each([
  ['models/water-pump/red.webp', 'water-pump'],
  ['models/water-pump/red-turned.webp', undefined],
  ['models/water-pump/toString.webp', undefined],
  ['models/constructor/red.webp', undefined],
  ['photos/water-pump/red.webp', undefined],
])('K-20 Q-03 a product whose first picture is %s is shown as %s', async (mediaPath, model) => {
  const { productId, exhibitionProductId } = await aProduct(fair, fish)
  await fair.database.db
    .insert(productImage)
    .values({ productId, position: 0, fileId: await aFile(fair, { mediaPath }) })
  const { data } = (await fair.call({ path: `${path}/${exhibitionProductId}` })).json()
  expect(data.product.depiction?.model).toBe(model)
  if (model) expect(data.product.depiction.colours.body).toMatch(/^#[0-9a-f]{6}$/)
})
