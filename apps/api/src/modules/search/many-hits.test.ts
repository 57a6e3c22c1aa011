import type { ListProductsReply } from '@tradefloor/contract'
import { seededRandom } from '@tradefloor/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presence } from '../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVideo } from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { filterNames, readNarrowing } from './filters.ts'
import { refreshCompanies } from './write-index.ts'

type Booth = Awaited<ReturnType<typeof anExhibitor>>
const path = '/api/exhibition/v2/web/exhibition-product'
const size = 50
const all = 1240
const companies = [
  { industry: 'food', province: '330000', city: '330900', area: '330902' },
  { industry: 'food', province: '310000', city: '310100' },
  { industry: 'energy', province: '330000', city: '330100' },
  { industry: 'home', province: '', city: '' },
]

let fair: TestApp
let companyId: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21 })
  await anExhibition(fair, { id: 22 })
  const booths: Booth[] = []
  for (const company of companies) booths.push(await anExhibitor(fair, { in: 21, ...company }))
  const [, second, third, fourth] = booths as [Booth, Booth, Booth, Booth]
  companyId = third.companyId
  const elsewhere = await anExhibitor(fair, { in: 22, id: second.companyId })
  await aVideo(fair, third.exhibitorId)
  const { id: accountId } = await aDeskPerson(fair, fourth.contactId)
  await fair.database.db.insert(presence).values({ accountId, node: 'this', seenAt: fair.clock.now() })
  for (const [at, { companyId: id, exhibitorId }] of booths.entries())
    await fair.database.longTransaction(async (db) => {
      const numbers = sql`generate_series(${at * 310 + 1}::int, ${(at + 1) * 310}::int) as n`
      await db.execute(sql`insert into product (id, company_id, name_zh, name_en, category_zh, sort_key, added_at,
          price_low, price_high, price_currency, moq_en)
        select n, ${id}::int, '零件' || n, 'Spare part ' || n, case when n % 3 = 0 then '机械' else '五金' end,
          'lj' || n, '2026-11-01', n, n + 5, case when n % 2 = 0 then 'CNY' else 'USD' end,
          n || case n % 5 when 0 then ' kg' when 1 then ' pcs' else ' pieces' end from ${numbers}`)
      await db.execute(sql`insert into exhibition_product (id, exhibitor_id, product_id)
        select n, ${exhibitorId}::int, n from ${numbers}`)
      if (id === second.companyId)
        await db.execute(sql`insert into exhibition_product (id, exhibitor_id, product_id)
          select n + 10000, ${elsewhere.exhibitorId}::int, n from ${numbers} where n % 2 = 0`)
      await refreshCompanies(db, [id])
    })
  // The embedded database answered nobody meanwhile, which may have looked like an outage.
  await soon(() => fair.database.ready())
  await fair.search.reload()
}, 240_000)
afterAll(() => fair.close())

async function page(query: Record<string, string | number>): Promise<ListProductsReply> {
  const response = await fair.call({ path, query: { search: '零件', group: 1, size, ...query } })
  expect(response.statusCode).toBe(200)
  return response.json()
}
async function idsOf(query: Record<string, string | number> = {}) {
  const ids: number[] = []
  for (let number = 1; ; number++) {
    const { list } = await page({ ...query, page: number })
    ids.push(...list.map(({ product }) => product.id))
    if (list.length < size) return ids
  }
}

test('U-32 more than a thousand hits are listed each once, page by page, and counted exactly', async () => {
  const ids = await idsOf()
  expect(new Set(ids).size).toBe(all)
  expect(ids).toHaveLength(all)
  const { count, at_least, facets } = await page({})
  expect([count, at_least]).toEqual([all, undefined])
  expect(facets.industry).toEqual([
    { value: 'food', count: 620 },
    { value: 'energy', count: 310 },
    { value: 'home', count: 310 },
  ])
  expect((await page({ search: '零件7' })).list[0]?.product.cn.name).toBe('零件7')
})

type Query = Record<string, string | number>
type Filter = [name: string, query: Query, passes: (n: number) => boolean]
const filters: Filter[] = [
  ['an industry', { industry: 'food' }, (n) => n <= 620],
  ['two industries', { industry: 'energy,home' }, (n) => n > 620],
  ['industries of which there are more than a thousand', { industry: 'food,energy,home' }, () => true],
  ['a province', { province: '330000' }, (n) => n <= 310 || (n > 620 && n <= 930)],
  ['a city', { city: '330100' }, (n) => n > 620 && n <= 930],
  ['a district', { area: '330902' }, (n) => n <= 310],
  ['a category', { category: '机械' }, (n) => n % 3 === 0],
  ['an exhibition among several', { exhibitions: '22,23' }, (n) => n > 310 && n <= 620 && n % 2 === 0],
  ['a film at the booth', { video: 1 }, (n) => n > 620 && n <= 930],
  ['somebody there now', { online: 1 }, (n) => n > 930],
  [
    'a price range',
    { currency: 'USD', price_from: 100, price_to: 900 },
    (n) => n % 2 === 1 && n >= 95 && n <= 900,
  ],
  ['a smallest order in a unit', { order_unit: 'pieces', order_to: 1000 }, (n) => n % 5 !== 0 && n <= 1000],
]
const full = Array.from({ length: all }, (_, at) => at + 1)

test.each(filters)(
  'U-32 with more than a thousand hits a search filtered by %s equals the filtered full result',
  async (_, query, passes) => {
    for (const sort of ['relevance', 'name']) {
      const ids = await idsOf({ ...query, sort })
      expect(ids.toSorted((a, b) => a - b)).toEqual(full.filter(passes))
      expect((await page({ ...query, sort })).count).toBe(ids.length)
    }
  },
)

test('U-32 so it is with any two filters together, and they are every filter there is', async () => {
  const random = seededRandom(15)
  const oneOf = () => filters[Math.floor(random() * filters.length)] as Filter
  for (let round = 0; round < 6; round++) {
    const [[one, query, passes], [other, more, passesToo]] = [oneOf(), oneOf()]
    const isBoth = Object.keys(query).some((name) => name in more)
    const wanted = full.filter((n) => passesToo(n) && (isBoth || passes(n)))
    const ids = await idsOf(isBoth ? more : { ...query, ...more })
    expect(
      ids.toSorted((a, b) => a - b),
      `${one}, ${other}`,
    ).toEqual(wanted)
  }
  const asked = Object.assign({}, ...filters.map(([, query]) => query)) as Query
  expect(readNarrowing(asked, new Set()).filters.map(({ name }) => name)).toEqual([...filterNames])
})

test('U-29 U-80 U-81 facets that the database counts are those that are counted in memory', async () => {
  const narrowings: Query[] = [
    {},
    { video: 1 },
    { price_from: 700, currency: 'USD' },
    { order_unit: 'kg', order_to: 800 },
  ]
  for (const query of narrowings) {
    const scope = { ...query, company_id: companyId, size: 1 }
    // Words make it few hits, which are read; without them the database counts.
    const read = await page(scope)
    expect((await page({ ...scope, search: ' ' })).facets).toEqual(read.facets)
    expect(read.facets.more?.price[0]?.buckets.length).toBeGreaterThan(1)
    expect(read.facets.more?.order.map(({ unit }) => unit)).toEqual(['piece', 'kg'])
  }
})

test('U-33 T37 a hostile search asks the database no more often than the dearest ordinary one', async () => {
  const queriesOf = async (search: string) =>
    (
      await countQueries(async () =>
        expect((await page({ search, page: 2 })).list.length).toBeLessThanOrEqual(size),
      )
    ).count
  // What the tests before left to be written down, and who is there, is looked after with queries of its own.
  await fair.searchCounts.flush()
  await fair.database.db.delete(presence)
  const dearest = await queriesOf('零 件')
  const hostile = [
    '%_\\x'.repeat(25),
    "' or 1=1 --",
    'a '.repeat(50),
    '零件'.repeat(50),
    'yy '.repeat(33),
    '| & ! ( ) :* <->',
    "''':*",
  ]
  for (const search of hostile) expect(await queriesOf(search)).toBeLessThanOrEqual(dearest + 1)
})

test('U-31 U-40 there are eight suggestions at most, and their counts end at a thousand', async () => {
  const query = { search: '零件' }
  const reply = (await fair.call({ path: '/api/exhibition/v1/web/suggest', query })).json()
  expect([reply.list.length, reply.counts.product, reply.at_least]).toEqual([8, 1000, true])
})
