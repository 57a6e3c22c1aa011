import { brotliDecompressSync } from 'node:zlib'
import * as calls from '@tradefloor/contract'
import { type AnyCall, questionOf } from '@tradefloor/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { announce } from '../changes.ts'
import { exhibition } from '../schema/index.ts'
import { anExhibition, anExhibitor, aProduct, aProgrammeSession, aVideo } from '../testing/builders.ts'
import { cloneDatabase } from '../testing/clone-database.ts'
import { aPageSite, pageAt } from '../testing/page-site.ts'
import { soon } from '../testing/soon.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let site: Awaited<ReturnType<typeof aPageSite>>
let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let productId: number

beforeAll(async () => {
  site = await aPageSite()
  fair = await openTestApp({ demo: false, sites: site.sites })
  await anExhibition(fair, { id: 21 })
  booth = await anExhibitor(fair, { in: 21 })
  productId = (await aProduct(fair, booth)).exhibitionProductId
  await aVideo(fair, booth.exhibitorId)
  await aProgrammeSession(fair, { in: 21 })
})
afterAll(async () => {
  await fair.close()
  await site.remove()
})

type Asked = [AnyCall, { params?: Record<string, number>; query?: Record<string, string | number> }]

const held: Asked = [calls.listExhibitions, { query: { lasting: 0, status: 2 } }]
const upcoming: Asked = [calls.listExhibitions, { query: { lasting: 0, status: 1 } }]
const ended: Asked = [calls.listExhibitions, { query: { lasting: 0, status: 3 } }]
const pavilions: Asked = [calls.listExhibitions, { query: { lasting: 1 } }]
const notices: Asked = [calls.listNotices, {}]
const one: Asked = [calls.getExhibition, { params: { id: 21 } }]

const firstExhibitors: Asked = [calls.listExhibitors, { query: { exhibition_id: 21, page: 1, size: 10 } }]

const programmeOf = (hall: number): Asked => [
  calls.getSchedule,
  { query: { hall_id: hall, exhibition_id: 21 } },
]

/** Pages, and every question that each brings the answer to. */
const pages: [page: string, asked: () => Asked[]][] = [
  ['/exhibition', () => [held, upcoming, notices]],
  ['/mobileExhibitors', () => [held, upcoming, ended, notices]],
  ['/choosePavilion', () => [pavilions, notices]],
  ['/plateformInfo', () => [notices]],
  ['/area/consult?exhibition_id=21', () => [one, notices]],
  ['/schedule?exhibition_id=21', () => [one, programmeOf(1), notices]],
  ['/mobilezhanquExhibitor?exhibition_id=21', () => [one, firstExhibitors, notices]],
  ['/mobileBigconference?exhibition_id=21', () => [one, programmeOf(3), notices]],
  ['/area/bigconference/bigAgenda?exhibition_id=21', () => [one, programmeOf(1), programmeOf(3), notices]],
  ['/area/ztDetail', () => [...boothAsks(), one, notices]],
  ['/area/ztDetail/detail', () => [...boothAsks(), one, notices, productAsk()]],
]

const at = () => ({ company_id: booth.companyId, exhibition_id: 21 })
const boothAsks = (): Asked[] => [
  [calls.getExhibitor, { params: { id: booth.companyId }, query: { exhibition_id: 21 } }],
  [calls.listBoothResources, { query: { type: 'video', exhibition_id: 21, hall_id: booth.exhibitorId } }],
  [calls.listProducts, { query: { ...at(), size: 50 } }],
]
const productAsk = (): Asked => [calls.getProduct, { params: { id: productId }, query: at() }]

test.each(pages)(
  'A-09 K-17 K-19 K-20 %s brings the answers that the gateway gives, and no others',
  async (page, asks) => {
    const query = new URLSearchParams({
      company_id: String(booth.companyId),
      exhibition_id: '21',
      exhibition_product_id: String(productId),
    })
    const { answers } = await pageAt(fair, page.includes('?') ? page : `${page}?${query}`)
    const asked = asks()
    expect(Object.keys(answers ?? {}).sort()).toEqual(
      asked.map(([call, { params, query }]) => questionOf(call, params, query)).sort(),
    )
    for (const [call, { params = {}, query = {} }] of asked) {
      const path = call.path.replace(':id', String(params.id))
      expect(answers?.[questionOf(call, params, query)]).toEqual((await fair.call({ path, query })).json())
    }
  },
)

test('A-09 what would make the document heavy is left to be asked for', async () => {
  const large = await anExhibitor(fair, { in: 21 })
  for (let index = 0; index < 12; index++) await aProduct(fair, large, { infoZh: '鱿'.repeat(10_000) })
  const { answers, body } = await pageAt(
    fair,
    `/area/ztDetail?company_id=${large.companyId}&exhibition_id=21`,
  )
  expect(Object.keys(answers ?? {}).some((question) => question.startsWith('listProducts'))).toBe(false)
  expect(Object.keys(answers ?? {}).some((question) => question.startsWith('getExhibitor'))).toBe(true)
  expect(body.length).toBeLessThan(150_000)
})

test('a page comes compressed, with an ETag that saves the body the next time', async () => {
  const url = '/area/zhanqu?exhibition_id=21'
  const br = await fair.app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect([br.headers['content-encoding'], br.headers['cache-control']]).toEqual(['br', 'no-cache'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe((await pageAt(fair, url)).body)
  const again = await pageAt(fair, `${url}&status=0`, { 'if-none-match': String(br.headers.etag) })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('S-05 D-08 a page is made anew when what it shows changes', async () => {
  const url = '/area/zhanqu?exhibition_id=21'
  const before = await pageAt(fair, url)
  await fair.database.db.transaction(async (transaction) => {
    await transaction.update(exhibition).set({ nameZh: '改了名的展会' })
    await announce(transaction, 'exhibition')
  })
  await soon(async () => expect((await pageAt(fair, url)).title).toMatch(/^改了名的展会/))
  expect(before.title).not.toMatch(/^改了名的展会/)
})

test('K-17 at midnight of the fair yesterday’s pages are over', async () => {
  onTestFinished(() => fair.clock.set('2026-11-15T12:00:00+08:00'))
  expect((await pageAt(fair, '/exhibition')).facts).toContain('正在举办的展会')
  fair.clock.set('2026-12-01T09:00:00+08:00')
  expect((await pageAt(fair, '/exhibition')).facts).not.toContain('正在举办的展会')
})

test('L-01 when a session ends, the programme that its page brings says so', async () => {
  onTestFinished(() => fair.clock.set('2026-11-15T12:00:00+08:00'))
  const states = async () => {
    const { answers } = await pageAt(fair, '/schedule?exhibition_id=21')
    return JSON.stringify(answers).match(/"live_status":\d/g)
  }
  const during = await states()
  expect(during).toHaveLength(1)
  fair.clock.set('2026-11-15T12:20:00+08:00')
  const after = await states()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual(during)
})

test('A-09 who asks for pages without end gets them without their words, and never a refusal', async () => {
  const busy = await openTestApp({ demo: false, sites: site.sites, environment: { CALLS_A_MINUTE: '10' } })
  onTestFinished(() => busy.close())
  await anExhibition(busy, { id: 21 })
  for (let id = 1000; id < 1010; id++) await pageAt(busy, `/area/zhanqu?exhibition_id=${id}`)
  const page = await pageAt(busy, '/area/zhanqu?exhibition_id=21')
  expect([page.status, page.answers]).toEqual([200, {}])
  expect(page.body).not.toContain('noindex')
})

test('O-02 while the database is away the site opens, and asks by itself', async () => {
  const clone = await cloneDatabase()
  const cut = await openTestApp({
    demo: false,
    sites: site.sites,
    clone: { database: clone.database, close: async () => {} },
  })
  onTestFinished(() => cut.close())
  await clone.close()
  const page = await pageAt(cut, '/area/zhanqu?exhibition_id=21')
  expect([page.status, page.answers, page.canonical]).toEqual([200, {}, ''])
  expect(page.body).toContain('"signing_key":"test-signing-key"')
  expect(page.body).not.toContain('noindex')
})

test('S-47 without PUBLIC_URL pages and the site map name the listening address whole, and never a header’s', async () => {
  const plain = await openTestApp({ demo: false, sites: site.sites })
  onTestFinished(() => plain.close())
  await anExhibition(plain, { id: 21 })
  const at = (host: string) => pageAt(plain, '/area/zhanqu?exhibition_id=21', { host })
  const own = await at('localhost:3000')
  const address = 'http://localhost:3000/area/zhanqu?exhibition_id=21'
  expect(own.canonical).toBe(address)
  expect(own.twins).toEqual([
    ['zh-CN', address],
    ['en', `${address}&lang=en`],
    ['x-default', address],
  ])
  expect(own.body).toContain(`<meta property="og:url" content="${address}">`)
  expect((await at('127.0.0.1:3000')).canonical).toBe(address.replace('localhost', '127.0.0.1'))
  const foreign = await at('evil.example')
  expect(foreign.canonical).toBe('/area/zhanqu?exhibition_id=21')
  expect(foreign.body).not.toContain('evil.example')
  for (const url of ['/sitemap.xml', '/robots.txt', '/sitemap/exhibitions-1.xml'])
    for (const host of ['localhost:3000', 'evil.example']) {
      const { body } = await plain.app.inject({ url, headers: { host, 'x-forwarded-host': 'evil.example' } })
      expect(body).toContain('http://localhost:3000/')
      expect(body).not.toContain('evil.example')
    }
})
