import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const path = '/api/exhibition/v2/web/exhibition'
let folder: string
let fair: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const page = '<!doctype html><script type="application/json" id="public-config"></script>'
  for (const site of ['web', 'scene', 'desk']) await mkdir(join(folder, site, 'assets'), { recursive: true })
  await writeFile(join(folder, 'web/index.html'), page)
  await writeFile(join(folder, 'web/assets/app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'web/assets/app-1a2b.js.br'), 'compressed')
  await writeFile(join(folder, 'web/notes.txt'), 'A file without a hash')
  await writeFile(join(folder, 'web/.stamp'), 'private')
  await writeFile(join(folder, 'scene/island.html'), '<!doctype html>island')
  await writeFile(join(folder, 'desk/index.html'), '<!doctype html>desk')
  const sites = { web: join(folder, 'web'), scene: join(folder, 'scene'), desk: join(folder, 'desk') }
  fair = await openTestApp({
    sites,
    environment: {
      SCENE_ORIGINS: 'https://scenes.example',
      STREAM_ORIGINS: 'https://streams.example',
      CALL_SECONDS: '45',
    },
  })
})
afterAll(async () => {
  await fair.close()
  await rm(folder, { recursive: true, force: true })
})

const everyKind = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/config',
  '/api/openapi.json',
  '/api/docs',
  path,
  '/api/nothing',
  '/files/none',
  '/exhibition',
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/app-1a2b.js',
  '/scene/island',
  '/scene/none',
  '/desk',
  '/%00',
  '/nothing.js',
]

test.each(everyKind)('every answer carries the security headers: %s', async (url) => {
  const { headers } = await fair.app.inject({ url })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|\*/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/)
})

test('N-03 T13 the sign-on is the desk’s document, and tells nobody where one comes from', async () => {
  const [desk, signOn] = [
    await fair.app.inject({ url: '/desk' }),
    await fair.app.inject({ url: '/sso?invite=x' }),
  ]
  expect(signOn.statusCode).toBe(desk.statusCode)
  expect(signOn.body).toBe(desk.body)
  expect(signOn.headers['referrer-policy']).toBe('no-referrer')
})

test('Q-02 pages are framed by nobody, our scenes by our own pages; configured scene origins may be framed', async () => {
  const policy = async (url: string) =>
    String((await fair.app.inject({ url })).headers['content-security-policy'])
  expect(await policy('/exhibition')).toMatch(
    /frame-src 'self' https:\/\/scenes\.example;.*frame-ancestors 'none'/,
  )
  expect(await policy('/scene/island')).toContain("frame-ancestors 'self'")
})

test('T29 F-06 streams come from configured origins to pages and to the conference hall, and to no other scene', async () => {
  const policy = async (url: string) =>
    String((await fair.app.inject({ url })).headers['content-security-policy'])
  const streams =
    /media-src 'self' blob: https:\/\/streams\.example;.*connect-src 'self' https:\/\/streams\.example;/
  for (const url of ['/area/bigconference', '/scene/conference', '/scene/conference?hall=small'])
    expect(await policy(url)).toMatch(streams)
  expect(await policy('/scene/conference')).toContain("frame-ancestors 'self'")
  for (const url of ['/scene/island', '/scene/conferences', '/scene/hall?x=/scene/conference'])
    expect(await policy(url)).not.toContain('streams.example')
})

test('P-05 the document carries the public settings, whatever they contain, and is asked for again each time', async () => {
  const { body, headers } = await fair.app.inject({ url: '/exhibition?x=1' })
  const [, json = ''] = body.match(/id="public-config">(.*?)<\/script>/) ?? []
  expect(JSON.parse(json)).toMatchObject({
    platform: 'tradefloor',
    signing_key: fair.signingKey,
    call_seconds: 45,
    scene_origins: ['https://scenes.example'],
    links: { meeting: null },
  })
  expect(headers['cache-control']).toBe('no-cache')
  const again = await fair.app.inject({
    url: '/exhibition',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('files with a hash in their name are kept for ever and sent compressed; others for an hour', async () => {
  const script = await fair.app.inject({
    url: '/assets/app-1a2b.js',
    headers: { 'accept-encoding': 'br, gzip' },
  })
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const notes = await fair.app.inject({ url: '/notes.txt' })
  expect(notes.headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  '/.stamp',
  '/assets/../index.html',
  '/..%2f..%2fpackage.json',
  '/assets/none.js',
  '/scene/..%2findex',
])('what is not there to be served is not found: %s', async (url) => {
  const response = await fair.app.inject({ url })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ res: 0, errCode: 10030 })
})

test('public answers come compressed as asked, with an ETag that saves the body the next time', async () => {
  const plain = await fair.call({ path })
  const br = await fair.call({ path, headers: { 'accept-encoding': 'gzip, br' } })
  const gzip = await fair.call({ path, headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(br.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers.vary).toBe('Accept-Encoding')
  const again = await fair.call({ path, headers: { 'if-none-match': String(plain.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('O-01 an unknown address and a wrong method answer in the envelope', async () => {
  const unknown = await fair.app.inject({ url: '/api/exhibition/v9/nothing' })
  expect([unknown.statusCode, unknown.json().res]).toEqual([404, 0])
  const method = await fair.app.inject({ method: 'PUT', url: path })
  expect([method.statusCode, method.json().res]).toEqual([404, 0])
})

test('pictures come in four widths and no other, with an ETag', async () => {
  const [{ main_img: image }] = (await fair.call({ path })).json().list
  const small = await fair.app.inject({ url: `${image.url}?w=320` })
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
  const whole = await fair.app.inject({ url: image.url })
  expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length)
  const again = await fair.app.inject({
    url: `${image.url}?w=320`,
    headers: { 'if-none-match': String(small.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect((await fair.app.inject({ url: `${image.url}?w=321` })).statusCode).toBe(400)
  expect((await fair.app.inject({ url: '/files/..%2f..%2fetc%2fpasswd' })).statusCode).toBe(400)
})

test('/healthz tells which database and how durable, /readyz that it can serve, /api/config the time', async () => {
  expect((await fair.app.inject({ url: '/healthz' })).json()).toMatchObject({
    status: 'ok',
    database: fair.database.kind,
  })
  expect((await fair.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  const config = await fair.app.inject({ url: '/api/config' })
  expect(config.json()).toMatchObject({
    res: 1,
    data: { platform: 'tradefloor', server_time: fair.clock.now().getTime() },
  })
})
