import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExhibition, anExhibitor, aProduct, aVideo, aVisitor } from '../testing/builders.ts'
import { aPageSite, pageAt } from '../testing/page-site.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let site: Awaited<ReturnType<typeof aPageSite>>
let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let productId: number
let boothAt: string
let productAt: string

beforeAll(async () => {
  site = await aPageSite()
  fair = await openTestApp({
    demo: false,
    sites: site.sites,
    environment: { PUBLIC_URL: 'https://fair.example/', SPECIAL_HOST: 'island.example' },
  })
  await anExhibition(fair, { id: 21, nameZh: '海丝商品展', nameEn: 'Sea Silk Fair', placeEn: '' })
  await anExhibition(fair, { id: 38, nameZh: '富贸馆', nameEn: 'Trade Pavilion', lasting: true })
  booth = await anExhibitor(fair, {
    in: 21,
    nameZh: '东海渔业有限公司',
    nameEn: 'East Sea Fishery Ltd',
    infoZh: '三十年远洋捕捞。\n自有冷库。',
    infoEn: 'Thirty years at sea.',
    mainProductsZh: '冻鱿鱼',
    managerPhone: '0580-000 0009',
    website: 'javascript:alert(1)',
  })
  productId = (
    await aProduct(fair, booth, {
      nameZh: '冻鱿鱼圈',
      nameEn: 'Squid rings',
      priceLow: 12,
      priceHigh: 15.5,
      priceUnit: 'kg',
    })
  ).exhibitionProductId
  await aVideo(fair, booth.exhibitorId)
  boothAt = `/area/ztDetail?company_id=${booth.companyId}&exhibition_id=21`
  productAt = `/area/ztDetail/detail?company_id=${booth.companyId}&exhibition_id=21&exhibition_product_id=${productId}`
})
afterAll(async () => {
  await fair.close()
  await site.remove()
})

test('A-07 H-03 a booth’s page says who it is, in the language of its address', async () => {
  const zh = await pageAt(fair, boothAt)
  expect([zh.status, zh.lang, zh.title]).toEqual([
    200,
    'zh-CN',
    '东海渔业有限公司 - 云展 Tradefloor - 全球数字贸易云上展会',
  ])
  expect(zh.description).toContain('三十年远洋捕捞')
  expect(zh.facts).toContain('<h1>东海渔业有限公司</h1>')
  expect(zh.facts).toContain('<p lang="zh-CN">自有冷库。</p>')
  expect(zh.facts).toMatch(/<a href="\/area\/ztDetail\/detail\?[^"]+">冻鱿鱼圈<\/a>/)
  expect(zh.data).toMatchObject({ '@type': 'Organization', name: '东海渔业有限公司' })

  const en = await pageAt(fair, `${boothAt}&lang=en`)
  expect([en.lang, en.title]).toEqual([
    'en',
    'East Sea Fishery Ltd - Tradefloor - the global digital trade fair, online',
  ])
  expect(en.facts).toContain('<p lang="en">Thirty years at sea.</p>')
  // What there is in one language only is shown and marked.
  expect(en.facts).toContain('<span lang="zh-CN">冻鱿鱼</span> [中文]')
})

test('A-07 each language is an address of its own, and both name each other', async () => {
  const twins = [
    ['zh-CN', `https://fair.example${boothAt}`],
    ['en', `https://fair.example${boothAt}&lang=en`],
    ['x-default', `https://fair.example${boothAt}`],
  ]
  const zh = await pageAt(fair, boothAt)
  const en = await pageAt(fair, `${boothAt}&lang=en`, { 'accept-language': 'zh' })
  expect([zh.twins, en.twins]).toEqual([twins, twins])
  expect(en.canonical).toBe(`https://fair.example${boothAt}&lang=en`.replaceAll('&', '&amp;'))
  const asked = await pageAt(fair, boothAt, { 'accept-language': 'en' })
  expect(asked.lang).toBe('zh-CN')
})

test('Q-52 a link to a booth is previewed by the picture of that booth, in the language of its address', async () => {
  await anExhibition(fair, { id: 34, industry: 'home' })
  const { companyId } = await anExhibitor(fair, { in: 34 })
  const address = `/area/ztDetail?company_id=${companyId}&exhibition_id=34`
  for (const language of ['zh', 'en']) {
    const { picture = '' } = await pageAt(fair, `${address}&lang=${language}`)
    const { origin, pathname, searchParams } = new URL(picture)
    expect(origin).toBe('https://fair.example')
    expect(pathname).toBe(`/posters/booth/34/${companyId}/${language}.preview.jpg`)
    expect(searchParams.get('v')).toHaveLength(16)
  }
})

test('H-05 a product’s page says what it is and what it costs', async () => {
  const { title, facts, data, canonical } = await pageAt(fair, productAt)
  expect(title).toMatch(/^冻鱿鱼圈 - /)
  expect(facts).toContain('¥12–15.5 / 千克')
  expect(facts).toContain('东海渔业有限公司')
  expect(data).toMatchObject({
    '@type': 'Product',
    offers: { lowPrice: 12, highPrice: 15.5, priceCurrency: 'CNY' },
  })
  expect(canonical).toBe(`https://fair.example${productAt}`.replaceAll('&', '&amp;'))
})

test('B-13 G-01 every page of an exhibition names the one address that it is known by', async () => {
  for (const url of ['/area/consult?exhibition_id=21&status=0', '/mobilecomponent?exhibition_id=21']) {
    const page = await pageAt(fair, url)
    expect(page.canonical).toBe('https://fair.example/area/zhanqu?exhibition_id=21')
    expect(page.facts).toContain('东海渔业有限公司')
    expect(page.data).toMatchObject({
      '@type': 'ExhibitionEvent',
      startDate: expect.stringMatching(/\+08:00$/),
    })
  }
  const own = await pageAt(fair, '/hzFumao?exhibition_id=21')
  expect([own.title.slice(0, 3), own.canonical]).toEqual(['富贸馆', 'https://fair.example/hzFumao'])
})

test('B-05 the home names every exhibition and leads to it', async () => {
  const { facts, canonical, description } = await pageAt(fair, '/')
  expect(facts).toMatch(
    /<h2>正在举办的展会<\/h2><ul><li><a href="\/area\/zhanqu\?exhibition_id=21">海丝商品展<\/a>/,
  )
  expect(facts).toContain('<a href="/hzFumao">富贸馆</a>')
  expect(description).toContain('海丝商品展')
  expect(canonical).toBe('https://fair.example/exhibition')
})

test('A-02 the special host has its own title, and nothing else of a host is believed', async () => {
  const special = await pageAt(fair, '/exhibition', { host: 'island.example' })
  expect(special.title).toMatch(/^云上渔业岛/)
  const other = await pageAt(fair, '/exhibition', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  })
  expect(other.body).not.toContain('evil.example')
})

test.each([
  '/nowhere',
  '/area/zhanqu',
  '/area/zhanqu?exhibition_id=999',
  '/area/zhanqu?exhibition_id=21;drop',
  '/area/ztDetail?company_id=1&exhibition_id=21',
  '/area/ztDetail?exhibition_id=21',
  '/%E0%A4%A',
])('A-08 %s is not there: told so, and still the site’s document', async (url) => {
  const page = await pageAt(fair, url)
  expect(page.status === 404 || page.status === 400).toBe(true)
  if (page.status === 400) return
  expect(page.body).toContain('<meta name="robots" content="noindex">')
  expect(page.body).toContain('main.tsx')
  expect([page.title.slice(0, 6), page.canonical]).toEqual(['这里没有页面', ''])
})

test('A-08 a product that is not this booth’s is not there', async () => {
  expect((await pageAt(fair, productAt.replace(/\d+$/, '1'))).status).toBe(404)
})

test('N-01 what is one visitor’s, or only a way, is not to be found', async () => {
  for (const url of ['/login', '/mobileLogin', '/home', '/collection', '/role', '/forget']) {
    const page = await pageAt(fair, url)
    expect([url, page.status, page.canonical]).toEqual([url, 200, ''])
    expect(page.body).toContain('content="noindex"')
  }
})

test('N-04 a visitor’s page is the guest’s, byte for byte', async () => {
  const { token } = await aVisitor(fair)
  const guest = await pageAt(fair, boothAt)
  const visitor = await pageAt(fair, boothAt, {
    authorization: `Bearer ${token}`,
    cookie: `refresh=${token}`,
  })
  expect(visitor.body).toBe(guest.body)
})

test('T28 nothing that a stranger writes into an address comes back', async () => {
  const word = 'qqcanaryqq'
  for (const url of [
    `/exhibition?q=${word}`,
    `${boothAt}&${word}=<script>`,
    `/${word}`,
    `/exhibition?lang=${word}`,
    `/area/zhanqu?exhibition_id=${word}`,
  ])
    expect(
      (await pageAt(fair, url, { 'user-agent': word, referer: `https://${word}.example/` })).body,
    ).not.toContain(word)
})

test('H-06 whom to telephone is not in the words for crawlers, and no script becomes a link', async () => {
  const { facts, data } = await pageAt(fair, boothAt)
  expect(facts + JSON.stringify(data)).not.toMatch(/0580-000 0009|周经理|javascript:/)
})

test('A-09 A-03 a browser is told which files the page begins with on its device, and nobody else is', async () => {
  const linksAt = async (url: string, device?: string) => {
    const { headers } = await pageAt(fair, url, device ? { 'user-agent': device } : {})
    return headers.link
  }
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const desktop =
    '</assets/home.js>; rel=modulepreload; crossorigin, </assets/home.css>; rel=preload; as=style; crossorigin'
  expect(await linksAt('/exhibition')).toBe(desktop)
  expect(await linksAt('/EXHIBITION/?lang=en')).toBe(desktop)
  expect(await linksAt('/exhibition', iPhone)).toBe('</assets/phone-home.js>; rel=modulepreload; crossorigin')
  expect(await linksAt('/nowhere')).toBeUndefined()
  expect((await fair.app.inject({ url: '/first-files.json' })).statusCode).toBe(404)
})

test('S-106 until the scripts are there a page says whose it is and that it is coming, on its own ground', async () => {
  const zh = await pageAt(fair, '/mobileExhibition')
  expect(zh.body).toContain('<p class="coming-name">云展</p>')
  expect(zh.body).toContain('<p class="coming-words">正在打开…</p>')
  const en = await pageAt(fair, '/mobileLogin?lang=en')
  expect(en.body).toContain('<p class="coming-name">Tradefloor</p>')
  expect(en.body).toContain('<p class="coming-words">Opening…</p>')
  expect(en.body).toContain('<p class="coming-slow">The connection is slow; the page is still loading</p>')
  const isBright = ({ body }: { body: string }) => /<html [^>]*data-ground="bright"/.test(body)
  expect([isBright(zh), isBright(en)]).toEqual([false, true])
  // Two pages about one exhibition, the second after the first is kept ready.
  const about = `exhibition_id=21`
  const grounds = []
  for (const path of ['/mobilecomponent', '/mobileExhibitors', '/mobilecomponent', '/mobileExhibitors'])
    grounds.push(isBright(await pageAt(fair, `${path}?${about}`)))
  expect(grounds).toEqual([false, true, false, true])
})
