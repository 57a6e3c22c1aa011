import type { Exhibitor, ListExhibitorsReply } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company, companyImage, contact } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor } from '../../testing/builders.ts'
import { sixtyExhibitors } from '../../testing/sixty-exhibitors.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/exhibition/v1/web/exhibitor'
let fair: TestApp
let sixty: Awaited<ReturnType<typeof sixtyExhibitors>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  sixty = await sixtyExhibitors(fair)
})
afterAll(() => fair.close())

async function list(query: Record<string, string | number> = {}): Promise<ListExhibitorsReply> {
  const response = await fair.call({ path, query })
  expect(response.statusCode).toBe(200)
  const body = response.json()
  expect([...Value.Errors(schemas.ListExhibitorsReply, body)]).toEqual([])
  return body
}

const companies = (reply: { list: Exhibitor[] }) => reply.list.map((entry) => entry.company.id)
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => 1000 + from + index)
const sum = (facet: { count: number }[]) => facet.reduce((total, { count }) => total + count, 0)

test('K-18 P-01 a page has ten entries in the order of names, where 2 comes before 10', async () => {
  const first = await list({ exhibition_id: 21 })
  expect(companies(first)).toEqual(numbers(1, 10))
  expect(first.count).toBe(40)
  const fifteen = await list({ exhibition_id: 21, size: 15, page: 3 })
  expect(companies(fifteen)).toEqual(numbers(31, 40))
  expect(companies(await list({ exhibition_id: 21, size: 50 }))).toEqual(numbers(1, 40))
})

test('K-18 without an exhibition all are listed, and every entry is on exactly one page', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, size: 15 })))
  const seen = pages.flatMap((page) => page.list.map(({ id }) => id))
  expect(new Set(seen).size).toBe(60)
  expect(pages.map(({ count }) => count)).toEqual([60, 60, 60, 60])
  expect(await list({ page: 5, size: 15 })).toMatchObject({ list: [], count: 60 })
})

test('K-18 an exhibition that does not exist has no exhibitors, which is no error', async () => {
  expect(await list({ exhibition_id: 999_999 })).toMatchObject({
    list: [],
    count: 0,
    facets: { industry: [], area: [] },
  })
})

test('K-18 K-28 S-01 an entry carries the company, its booth under one id, and null for what is not known', async () => {
  const { list: entries } = await list({ exhibition_id: 34, size: 1 })
  expect(entries).toEqual([
    {
      id: 3041,
      exhibition_id: 34,
      is_store: 0,
      company: {
        id: 1041,
        name: '海客41有限公司',
        locales: {
          en: {
            name: 'Haike 41 Ltd',
            address: 'Dinghai, Zhoushan, Zhejiang',
            manager_name: '',
            register_capital: '',
          },
        },
        address: '浙江省舟山市定海区',
        logo_url: '',
        color: null,
        manager_name: '周经理',
        manager_phone: '+86 580-000 0001',
        email: 'sales1041@example.com',
        phone: '',
        website: '',
        register_capital: '',
        employee_num: 0,
      },
      vhall: { id: 3041, url: '', exhibition_name: { cn: '测试展会34', en: 'Test Fair 34' } },
      exhibition_name: '测试展会34',
      booth_no: null,
      tier: 'shell',
      industry: 'textile',
      main_products: { cn: '', en: '' },
      reply: { median_minutes: null, hours: null, online: null },
    },
  ])
})

test('K-18 province, city and area narrow the list down, and so does the industry', async () => {
  const expected = (fits: (one: (typeof sixty)[number]) => boolean) =>
    sixty.filter((one) => one.exhibitionId === 21 && fits(one)).map(({ companyId }) => companyId)
  const asked = async (query: Record<string, string>) =>
    companies(await list({ exhibition_id: 21, size: 50, ...query }))
  expect(await asked({ province: '330000' })).toEqual(expected(({ province }) => province === '330000'))
  expect(await asked({ province: '330000', city: '330900' })).toEqual(
    expected(({ city }) => city === '330900'),
  )
  expect(await asked({ area: '440305' })).toEqual(expected(({ area }) => area === '440305'))
  expect(await asked({ area: '440305', industry: 'food' })).toEqual(
    expected(({ area, industry }) => area === '440305' && industry === 'food'),
  )
  expect(await asked({ province: '110000' })).toEqual([])
})

test('S-03 a facet counts what each of its values would give, with all other filters kept', async () => {
  const all = await list({ exhibition_id: 21 })
  expect(sum(all.facets.industry)).toBe(40)
  // Those abroad are in no province.
  expect(all.facets.area).toEqual([
    { value: '330000', count: 20 },
    { value: '440000', count: 10 },
  ])
  const filtered = await list({ exhibition_id: 21, industry: 'food', province: '330000', search: 'haike' })
  for (const { value, count } of filtered.facets.industry)
    expect((await list({ exhibition_id: 21, industry: value, province: '330000' })).count).toBe(count)
  for (const { value, count } of filtered.facets.area)
    expect((await list({ exhibition_id: 21, industry: 'food', province: value })).count).toBe(count)
  expect(filtered.facets.industry.length).toBe(3)
  expect(filtered.facets.area.length).toBe(2)
  expect(filtered.facets.industry.find(({ value }) => value === 'food')?.count).toBe(filtered.count)
})

test('S-03 visits puts the most visited first, newest the last to join', async () => {
  const inOrder = (compare: (a: (typeof sixty)[number], b: (typeof sixty)[number]) => number) =>
    [...sixty].sort(compare).map(({ companyId }) => companyId)
  expect(companies(await list({ sort: 'visits', size: 50 }))).toEqual(
    inOrder((a, b) => b.booth.visits - a.booth.visits).slice(0, 50),
  )
  expect(companies(await list({ sort: 'newest', size: 50 }))).toEqual(
    inOrder((a, b) => b.booth.joinedAt.getTime() - a.booth.joinedAt.getTime()).slice(0, 50),
  )
})

test('K-18 Chinese names are in the order of their pinyin', async () => {
  const { id } = await anExhibition(fair)
  for (const nameZh of ['舟山远帆', '重庆山城', '阿里山茶', '西安古都', '先锋机械', 'Baltic 贸易'])
    await anExhibitor(fair, { in: id, nameZh })
  const names = (await list({ exhibition_id: id })).list.map((entry) => entry.company.name)
  expect(names).toEqual(['阿里山茶', 'Baltic 贸易', '重庆山城', '西安古都', '先锋机械', '舟山远帆'])
})

test('T37 K-18 only web addresses are sent as addresses, however they came into the database', async () => {
  const { id } = await anExhibition(fair)
  const websites = {
    'https://a.example.com/x': 'https://a.example.com/x',
    'www.example.com': 'www.example.com',
    'example.com:8080/shop': 'example.com:8080/shop',
    'javascript:alert(1)': '',
    'JAVASCRIPT:alert(document.domain)//a.example': '',
    ' data:text/html,<script>alert(1)</script>': '',
    'see our page': '',
  }
  for (const website of Object.keys(websites))
    await anExhibitor(fair, { in: id, website, booth: { externalUrl: website } })
  const { list: entries } = await list({ exhibition_id: id, sort: 'newest', size: 50 })
  expect(entries.map((entry) => entry.company.website).reverse()).toEqual(Object.values(websites))
  expect(new Set(entries.map((entry) => entry.vhall.url))).toEqual(new Set(['', 'https://a.example.com/x']))
})

test('K-19 one company in an exhibition has its words in both languages, its pictures and who gives out a card', async () => {
  const { id: exhibitionId } = await anExhibition(fair)
  const { companyId, contactId, exhibitorId } = await anExhibitor(fair, {
    in: exhibitionId,
    infoZh: '远洋捕捞',
    infoEn: 'Ocean fishing',
    mainProductsEn: 'Squid',
    booth: { boothNo: 'A-12' },
  })
  await fair.database.db
    .insert(contact)
    .values({ id: 900_001, companyId, nameZh: '不公开', cardPublished: false })
  const [second, first] = [await aFile(fair), await aFile(fair)]
  await fair.database.db.insert(companyImage).values([
    { companyId, position: 2, fileId: second },
    { companyId, position: 1, fileId: first },
  ])
  const response = await fair.call({ path: `${path}/${companyId}`, query: { exhibition_id: exhibitionId } })
  expect([...Value.Errors(schemas.GetExhibitorReply, response.json())]).toEqual([])
  const images = [{ url: `/files/${first}` }, { url: `/files/${second}` }]
  expect(response.json().info).toMatchObject({
    company: { id: companyId },
    profile: {
      cn: { images, info: '远洋捕捞', main_products: '' },
      en: { images, info: 'Ocean fishing', main_products: 'Squid' },
    },
    vhall: { id: exhibitorId, url: '' },
    cards: [{ id: contactId }],
    is_switch: 0,
    is_store: 0,
    exhibition_id: exhibitionId,
    booth_no: 'A-12',
    industry: null,
  })
})

test('K-19 without an exhibition it is the newest one; in one it is not part of, the company is not found', async () => {
  const day = 86_400_000
  const now = fair.clock.now().getTime()
  const [newest, older, other] = await Promise.all([
    anExhibition(fair, { opensAt: new Date(now - day) }),
    anExhibition(fair, { opensAt: new Date(now - 9 * day) }),
    anExhibition(fair),
  ])
  const { companyId } = await anExhibitor(fair, { in: newest.id })
  await anExhibitor(fair, { in: older.id, id: companyId })
  const ask = (query: Record<string, number>) => fair.call({ path: `${path}/${companyId}`, query })
  expect((await ask({})).json().info.exhibition_id).toBe(newest.id)
  expect((await ask({ exhibition_id: older.id })).json().info.exhibition_id).toBe(older.id)
  expect((await ask({ exhibition_id: other.id })).statusCode).toBe(404)
  expect((await fair.call({ path: `${path}/999999` })).statusCode).toBe(404)
})

test('K-19 a company that has no booth anywhere is not found', async () => {
  await fair.database.db.insert(company).values({ id: 999_998, nameZh: '无展台' })
  expect((await fair.call({ path: `${path}/999998` })).statusCode).toBe(404)
})

const refused = [
  ['page 0', { page: 0 }, 'page'],
  ['more than fifty a page', { size: 51 }, 'size'],
  ['further than the ten-thousandth entry', { page: 201, size: 50 }, 'page'],
  ['the same with the default size', { page: 1001 }, 'page'],
  ['an order there is none of', { sort: 'id; drop table company' }, 'sort'],
  ['a province that is no code', { province: "33' or '1'='1" }, 'province'],
  ['an industry that is no word', { industry: 'food%' }, 'industry'],
  ['a search of more than 100 characters', { search: 'x'.repeat(101) }, 'search'],
] as const
test.each(refused)(
  'T37 O-08 K-18 refused, with the field’s name and words for the reader: %s',
  async (_, query, field) => {
    const response = await fair.call({
      path,
      query: query as Record<string, string>,
      headers: { 'accept-language': 'en' },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, fields: [{ field }] })
    expect(response.json().mes).toMatch(/Please check it/)
  },
)

test('T37 the ten-thousandth entry itself may be asked for', async () => {
  expect((await list({ page: 200, size: 50 })).list).toEqual([])
})
