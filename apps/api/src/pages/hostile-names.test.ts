import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExhibition, anExhibitor, aProduct } from '../testing/builders.ts'
import { aPageSite, pageAt } from '../testing/page-site.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const hostile = `<script>alert(1)</script>"'&</title></main><!--<img src=x onerror=alert(1)>$&$\`{{}}`
let site: Awaited<ReturnType<typeof aPageSite>>
let fair: TestApp
let addresses: string[]

beforeAll(async () => {
  site = await aPageSite()
  fair = await openTestApp({
    demo: false,
    sites: site.sites,
    environment: { PUBLIC_URL: 'https://fair.example' },
  })
  await anExhibition(fair, { id: 21, nameZh: hostile, nameEn: hostile, placeZh: hostile })
  const booth = await anExhibitor(fair, {
    in: 21,
    nameZh: hostile,
    nameEn: hostile,
    infoZh: hostile,
    mainProductsZh: hostile,
    addressZh: hostile,
    website: hostile,
    booth: { boothNo: hostile },
  })
  const { exhibitionProductId } = await aProduct(fair, booth, {
    nameZh: hostile,
    infoZh: hostile,
    brandZh: hostile,
    model: hostile,
    specificationZh: hostile,
  })
  const at = `company_id=${booth.companyId}&exhibition_id=21`
  addresses = [
    '/exhibition',
    '/area/zhanqu?exhibition_id=21',
    `/area/ztDetail?${at}`,
    `/area/ztDetail/detail?${at}&exhibition_product_id=${exhibitionProductId}`,
  ]
})
afterAll(async () => {
  await fair.close()
  await site.remove()
})

test.each([0, 1, 2, 3])('T28 a name that is a script stays a name (page %i)', async (index) => {
  const page = await pageAt(fair, addresses[index] ?? '')
  expect(page.status).toBe(200)
  // Three elements with data, one with the site's own script, and nothing that anybody else wrote.
  expect(page.body.match(/<script/g)).toHaveLength(4)
  expect(page.body.match(/<\/(?:title|main)>/g)).toHaveLength(2)
  expect(page.body).not.toMatch(/<img src=x|<!--<img/)
  expect(page.facts).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;')
  if (index > 0) expect(page.data.name).toBe(hostile)
  expect(JSON.stringify(page.answers)).toContain('<script>')
})
