import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskEdit } from '../schema/index.ts'
import { anExhibition, anExhibitor, aProduct } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>

beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { PUBLIC_URL: 'https://fair.example/' } })
  await anExhibition(fair, { id: 21 })
  await anExhibition(fair, { id: 38 })
  booth = await anExhibitor(fair, { in: 21, booth: { joinedAt: new Date('2026-10-01T00:00:00Z') } })
  await aProduct(fair, booth)
})
afterAll(() => fair.close())

const xml = async (url: string) => {
  const response = await fair.app.inject({ url })
  expect(response.headers['content-type'] ?? '').toMatch(response.statusCode === 200 ? /xml/ : /json/)
  return { status: response.statusCode, body: response.body }
}
const locations = (body: string) =>
  [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'))

test('S-112 the map of the site lists its parts, and only those there are', async () => {
  const { body } = await xml('/sitemap.xml')
  expect(locations(body)).toEqual(
    ['site', 'exhibitions', 'booths', 'products'].map((kind) => `https://fair.example/sitemap/${kind}-1.xml`),
  )
  for (const name of ['booths-2', 'booths-0', 'booths-01', 'visitors-1', 'constructor-1', 'site-2', 'booths'])
    expect((await xml(`/sitemap/${name}.xml`)).status).toBe(404)
})

test('A-07 S-112 each thing is there in both languages, and each names the other', async () => {
  expect(locations((await xml('/sitemap/exhibitions-1.xml')).body)).toEqual([
    'https://fair.example/area/zhanqu?exhibition_id=21',
    'https://fair.example/area/zhanqu?exhibition_id=21&lang=en',
    'https://fair.example/hzFumao',
    'https://fair.example/hzFumao?lang=en',
  ])
  const { body } = await xml('/sitemap/booths-1.xml')
  const at = `https://fair.example/area/ztDetail?company_id=${booth.companyId}&amp;exhibition_id=21`
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${at}&amp;lang=en"/>`)
  expect(body.match(/<url>/g)).toHaveLength(2)
})

test('S-112 it says when a thing changed last, as far as that is known', async () => {
  const changed = async (part: string) => {
    fair.answers.drop('exhibitor')
    return [...new Set((await xml(`/sitemap/${part}-1.xml`)).body.match(/<lastmod>[^<]+/g))]
  }
  expect(await changed('booths')).toEqual(['<lastmod>2026-10-01T00:00:00.000Z'])
  expect(await changed('site')).toEqual([])
  const editedAt = new Date('2026-11-02T08:00:00Z')
  await fair.database.db
    .insert(deskEdit)
    .values({ tableName: 'companies', recordId: booth.companyId, field: 'info', editedAt })
  expect(await changed('booths')).toEqual(['<lastmod>2026-11-02T08:00:00.000Z'])
})

test('S-112 robots are told where the map is and what is not for them', async () => {
  const { body, headers } = await fair.app.inject({ url: '/robots.txt' })
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body).toContain('Sitemap: https://fair.example/sitemap.xml')
  expect(body).toContain('Disallow: /desk')
})
