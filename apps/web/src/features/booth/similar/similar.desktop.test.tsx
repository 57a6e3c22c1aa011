import type { GetProductReply, SimilarReply } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape } from '../../../testing/look.ts'
import { address, openSite } from '../../../testing/open-site.tsx'
import { changeData, requestsTo } from '../../../testing/replies.ts'
import { targetsOf } from '../../../testing/texts.ts'

const booth = 'company_id=1001&exhibition_id=21'
const similar = /\/web\/similar/

test('U-74 a booth’s introduction ends with similar exhibitors, each with its reason, and leads to their booths', async () => {
  await openSite(`/area/ztDetail/about?${booth}`)
  const section = page.getByRole('region', { name: '类似的展商' })
  await expect.element(section).toBeVisible()
  const links = section.getByRole('link')
  expect(links.elements().length).toBeLessThanOrEqual(6)
  await expect.element(links.first()).toHaveTextContent(/同类：|共同点：/)
  for (const target of targetsOf(links)) {
    expect(target).toMatch(/^\/area\/ztDetail\?/)
    expect(target).not.toContain('company_id=1001')
  }
  await expectGoodShape()
  await expectAccessible()
  await links.first().click()
  await expect.poll(address).not.toContain('company_id=1001')
})

test('U-74 a product’s panel ends with similar products, in English too', async () => {
  // A gallery with a single picture has no words, which looks like an empty part.
  changeData<GetProductReply>(/\/exhibition-product\/\d+$/, (reply) => {
    const { cn, en } = reply.data.product
    for (const words of [cn, en])
      words.sub_images = [320, 640, 1280].map((width) => ({ url: `${cn.main_image[0]}?w=${width}` }))
    return reply
  })
  await openSite(`/area/ztDetail/product?${booth}`, { language: 'en' })
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('link').click()
  const section = page.getByRole('region', { name: 'Similar products' })
  await expect.element(section.getByRole('link').first()).toHaveTextContent(/Same category: |In common: /)
  for (const target of targetsOf(section.getByRole('link')))
    expect(target).toMatch(/^\/area\/ztDetail\/detail\?.*exhibition_product_id=/)
  await expectGoodShape()
  await expectAccessible()
})

test('U-74 where nothing is similar, nothing stands there', async () => {
  changeData<SimilarReply>(similar, (reply) => ({ ...reply, list: [], count: 0 }))
  await openSite(`/area/ztDetail/about?${booth}`)
  await expect.element(page.getByText('员工人数')).toBeVisible()
  await expect.poll(() => requestsTo(similar).length).toBe(1)
  await expect.element(page.getByText('类似的展商')).not.toBeInTheDocument()
})
