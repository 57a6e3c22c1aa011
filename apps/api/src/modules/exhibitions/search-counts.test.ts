import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchDay } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct, aVisitor } from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const exhibitors = '/api/exhibition/v1/web/exhibitor'
const products = '/api/exhibition/v2/web/exhibition-product'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21 })
  const booth = await anExhibitor(fair, { in: 21, nameZh: '东海水产', nameEn: 'East Sea' })
  await aProduct(fair, booth, { nameZh: '冻鱿鱼', nameEn: 'Squid' })
})
afterAll(() => fair.close())
beforeEach(async () => {
  await fair.searchCounts.flush()
  await fair.database.db.delete(searchDay)
})

const inVain = { what: 'product', language: 'zh', isMiss: true } as const
const find = (path: string, query: Record<string, string | number>) => fair.call({ path, query })
async function kept() {
  await fair.searchCounts.flush()
  const rows = await fair.database.db.select().from(searchDay).orderBy(sql`words collate "C", what`)
  return rows
    .filter(({ misses }) => misses > 0)
    .map(({ exhibitionId, what, words, misses }) => [exhibitionId, what, words, misses])
}

test('K-18 K-20 a search without result is counted with its words; one that finds something is not', async () => {
  for (const path of [exhibitors, products]) {
    expect((await find(path, { search: ' Shark　ＦＩＮ ', exhibition_id: 21 })).json().count).toBe(0)
    await find(path, { search: '东海' })
    await find(path, { search: '冻鱿鱼' })
    await find(path, { search: '  ' })
    await find(path, { exhibition_id: 21, industry: 'nothing' })
  }
  expect(await kept()).toEqual([
    [21, 'exhibitor', 'shark fin', 1],
    [21, 'product', 'shark fin', 1],
  ])
})

test('U-28 a search that finds only what is similar is counted as one without result', async () => {
  await fair.search.reload()
  const { count, similar } = (await find(products, { search: 'squied' })).json()
  expect([count, similar]).toEqual([1, 1])
  expect(await kept()).toEqual([[0, 'product', 'squied', 1]])
})

test('K-18 an answer that lies ready counts each time, for guests and visitors, and costs no question', async () => {
  const visitor = await aVisitor(fair)
  const request = { path: exhibitors, query: { search: '没有的' } }
  const first = await fair.call(request)
  const { count } = await countQueries(async () => {
    expect((await fair.call(request)).body).toBe(first.body)
    const known = await fair.call({ ...request, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(known.statusCode).toBe(304)
  })
  expect(count).toBe(0)
  expect((await fair.call(visitor.as(request))).json().count).toBe(0)
  expect(await kept()).toEqual([[0, 'exhibitor', '没有的', 4]])
})

test('K-18 a further page of nothing is no new search', async () => {
  await find(exhibitors, { search: '没有', page: 2 })
  expect(await kept()).toEqual([])
})

test.each<[string, Record<string, string | number>]>([
  ['narrowed by a filter', { industry: 'agriculture' }],
  ['taken literally', { literal: 1 }],
  ['corrected', { correction: 1 }],
  ['in another order', { sort: 'newest' }],
])('K-18 the same words %s are no new search', async (_, query) => {
  await find(exhibitors, { search: '没有', ...query })
  expect(await kept()).toEqual([])
})

test('K-18 words in the order that they have anyway are a search', async () => {
  await find(exhibitors, { search: '没有', sort: 'relevance' })
  expect(await kept()).toEqual([[0, 'exhibitor', '没有', 1]])
})

test('T37 hostile words are kept as one short visible line, and an exhibition that does not exist as none', async () => {
  await find(exhibitors, { search: "'; drop table search_day; --", exhibition_id: 999_999 })
  await find(exhibitors, { search: '\u001b[31mred\u202e\u2028x' })
  await find(exhibitors, { search: '😀'.repeat(50) + '长'.repeat(50) })
  await find(products, { search: '\u200b' })
  const rows = await kept()
  expect(rows).toContainEqual([0, 'exhibitor', "'; drop table search_day; --", 1])
  expect(rows).toContainEqual([0, 'exhibitor', '[31mred x', 1])
  // Who writes at length may say anything.
  expect(rows).toContainEqual([0, 'exhibitor', '', 1])
  expect(rows).toContainEqual([0, 'product', '', 1])
})

test('T37 a day keeps only so many different words; the rest count without them', async () => {
  const look = (words: string) => find(exhibitors, { search: words })
  for (const words of ['甲', '乙', '乙', '丙']) await look(`无${words}`)
  await fair.searchCounts.flush({ most: 2 })
  for (const words of ['丙', '丁', '戊']) await look(`无${words}`)
  await fair.searchCounts.flush({ most: 2 })
  const rows = await kept()
  expect(rows.map(([, , words, count]) => `${words} ${count}`).sort()).toEqual(
    [' 3', '无丙 2', '无乙 2'].sort(),
  )
})

test('T37 what is held in memory is bounded, and nothing of it goes uncounted', async () => {
  for (let n = 0; n < 700; n++) fair.searchCounts.noteSearch({ ...inVain, exhibitionId: 21, words: `无${n}` })
  const rows = await kept()
  expect(rows).toHaveLength(501)
  expect(rows.find(([, , words]) => words === '')).toEqual([0, 'product', '', 200])
})

test('K-18 an outage of the counting fails no search, and what was not written is written later', async () => {
  const { db } = fair.database
  await db.execute(sql`alter table search_day rename to search_day_away`)
  expect((await find(exhibitors, { search: '无人' })).statusCode).toBe(200)
  await fair.searchCounts.flush()
  await db.execute(sql`alter table search_day_away rename to search_day`)
  expect(await kept()).toEqual([[0, 'exhibitor', '无人', 1]])
})

test('S-43 a mail address or a telephone number is counted without its words', async () => {
  for (const search of ['olga@example.com', '199 0000-0001', '+86 580 000 0001', '阀门 DN50 PN16'])
    await find(exhibitors, { search })
  expect(await kept()).toEqual([
    [0, 'exhibitor', '', 3],
    [0, 'exhibitor', '阀门 dn50 pn16', 1],
  ])
})
