import type { ListProductsReply } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshCompanies } from './write-index.ts'

const path = '/api/exhibition/v2/web/exhibition-product'
const size = 50
const all = 1240
const companies = [
  { industry: 'food', province: '330000', city: '330900' },
  { industry: 'food', province: '310000', city: '310100' },
  { industry: 'energy', province: '330000', city: '330100' },
  { industry: 'home', province: '', city: '' },
]

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21 })
  const booths: Awaited<ReturnType<typeof anExhibitor>>[] = []
  for (const company of companies) booths.push(await anExhibitor(fair, { in: 21, ...company }))
  for (const [at, { companyId, exhibitorId }] of booths.entries())
    await fair.database.longTransaction(async (db) => {
      const numbers = sql`generate_series(${at * 310 + 1}::int, ${(at + 1) * 310}::int) as n`
      await db.execute(sql`insert into product (id, company_id, name_zh, name_en, category_zh, sort_key, added_at)
        select n, ${companyId}::int, '零件' || n, 'Spare part ' || n, case when n % 3 = 0 then '机械' else '五金' end,
          'lj' || n, '2026-11-01' from ${numbers}`)
      await db.execute(sql`insert into exhibition_product (id, exhibitor_id, product_id)
        select n, ${exhibitorId}::int, n from ${numbers}`)
      await refreshCompanies(db, [companyId])
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

test.each([
  ['an industry', { industry: 'food' }, (n: number) => n <= 620],
  ['two industries', { industry: 'energy,home' }, (n: number) => n > 620],
  [
    'a province and a category',
    { province: '330000', category: '机械' },
    (n: number) => n % 3 === 0 && (n <= 310 || (n > 620 && n <= 930)),
  ],
  ['a city', { city: '330100' }, (n: number) => n > 620 && n <= 930],
])(
  'U-32 with more than a thousand hits a search filtered by %s equals the filtered full result',
  async (_, query, passes) => {
    const full = Array.from({ length: all }, (_, at) => at + 1)
    for (const sort of ['relevance', 'name']) {
      const ids = await idsOf({ ...query, sort })
      expect(ids.toSorted((a, b) => a - b)).toEqual(full.filter(passes))
      expect((await page({ ...query, sort })).count).toBe(ids.length)
    }
  },
)

test('U-33 T37 a hostile search asks the database no more often than the dearest ordinary one', async () => {
  const queriesOf = async (search: string) =>
    (
      await countQueries(async () =>
        expect((await page({ search, page: 2 })).list.length).toBeLessThanOrEqual(size),
      )
    ).count
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
