import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../../testing/look.ts'
import { address, openSite } from '../../../testing/open-site.tsx'

const booth = 'company_id=1001&exhibition_id=21'

test.each([
  ['zh', '类似的展品', /同类：|共同点：/],
  ['en', 'Similar products', /Same category: |In common: /],
] as const)(
  'U-74 a product’s page ends with similar products and why, in %s',
  async (language, title, reason) => {
    await openSite(`/mobileAboutProduct?${booth}`, { language })
    await page.getByRole('listitem').first().getByRole('link').click()
    const section = page.getByRole('region', { name: title })
    await expect.element(section.getByRole('link').first()).toHaveTextContent(reason)
    await expectGoodShape()
    expectTouchTargets()
    await expectAccessible()
    await section.getByRole('link').first().click()
    await expect.poll(address).not.toContain('company_id=1001')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('U-74 a booth’s introduction ends with similar exhibitors', async () => {
  await openSite(`/mobileAboutCompany?${booth}`)
  const section = page.getByRole('region', { name: '类似的展商' })
  await expect.element(section.getByRole('link').first()).toHaveTextContent(/同类：|共同点：/)
  await expectGoodShape()
  expectTouchTargets()
})
