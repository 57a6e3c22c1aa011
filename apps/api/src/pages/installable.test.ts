import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { aPageSite, pageAt } from '../testing/page-site.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let site: Awaited<ReturnType<typeof aPageSite>>
let fair: TestApp
beforeAll(async () => {
  site = await aPageSite()
  await writeFile(join(site.sites.web, 'sw.js'), '// keeps the site')
  await writeFile(join(site.sites.web, 'sw-off.js'), '// takes back what was kept')
  fair = await openTestApp({ demo: false, sites: site.sites })
})
afterAll(async () => {
  await fair.close()
  await site.remove()
})

const manifest = async (query = '') => {
  const { headers, body } = await fair.app.inject({ url: `/manifest.webmanifest${query}` })
  return { type: headers['content-type'], ...JSON.parse(body) }
}

test('A-07 the site can be put on a home screen, under its name in the language of the page', async () => {
  expect(await manifest()).toMatchObject({
    type: 'application/manifest+json; charset=utf-8',
    lang: 'zh-CN',
    name: '云展 Tradefloor',
    short_name: '云展',
    start_url: '/exhibition',
    scope: '/',
    display: 'standalone',
  })
  expect(await manifest('?lang=en')).toMatchObject({
    lang: 'en',
    name: 'Tradefloor',
    start_url: '/exhibition?lang=en',
  })
  const linkIn = async (url: string) =>
    (await pageAt(fair, url)).body.match(/rel="manifest" href="([^"]+)"/)?.[1]
  expect(await linkIn('/exhibition')).toBe('/manifest.webmanifest')
  expect(await linkIn('/exhibition?lang=en')).toBe('/manifest.webmanifest?lang=en')
})

test('J-13 its shortcuts lead to pages of the site, and its icons are there', async () => {
  const { shortcuts, icons } = await manifest()
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/collection',
    '/cardHolder',
    '/mobileExhibitors',
  ])
  for (const { url } of shortcuts) expect((await pageAt(fair, url)).status).toBe(200)
  for (const { src, sizes } of icons) {
    const picture = await readFile(join(repositoryRoot, 'apps/web/public', src))
    // Where a PNG says how large it is.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('O-02 the worker is asked for again each time, and a setting replaces it by one that undoes it', async () => {
  const { headers, body } = await fair.app.inject({ url: '/sw.js' })
  expect(body).toBe('// keeps the site')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const policy = String(headers['content-security-policy'])
  for (const part of ["worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"])
    expect(policy).toContain(part)
  expect((await pageAt(fair, '/exhibition')).body).toContain('"offline":true')

  const without = await openTestApp({ demo: false, sites: site.sites, environment: { OFFLINE: 'off' } })
  try {
    expect((await without.app.inject({ url: '/sw.js' })).body).toBe('// takes back what was kept')
    expect((await without.app.inject({ url: '/sw-off.js' })).statusCode).toBe(404)
    expect((await pageAt(without, '/exhibition')).body).toContain('"offline":false')
  } finally {
    await without.close()
  }
})
