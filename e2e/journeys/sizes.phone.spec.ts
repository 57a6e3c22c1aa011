import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { expect, test, textOf } from '../support/test.ts'

const booth = 'company_id=1001&exhibition_id=21'

const pages = [
  ['J-01', '/choosePavilion'],
  ['J-08', `/mobilezhanquDetaile?${booth}`],
  ['J-08', `/mobilezhanquDetaile?${booth}&panel=more`],
  ['J-08', `/mobilezhanquDetaile?${booth}&panel=contact`],
  ['H-07', `/mobilezhanquDetaile?${booth}&panel=card`],
  ['J-08', `/mobileAboutCompany?${booth}`],
  ['J-08', `/mobileVideoList?${booth}`],
  ['J-12', `/mobileAboutProduct?${booth}`],
  ['J-12', `/mobileAboutProductDetail?${booth}&exhibition_product_id=10010121`],
  ['J-09', '/mobileConsult?exhibition_id=21'],
  ['F-04', '/mobileConsult?exhibition_id=21&panel=relation'],
  ['J-09', '/mobilecomponent?exhibition_id=34'],
  ['J-06', '/mobilezhanqu?exhibition_id=34'],
] as const

/** As phones and small tablets are; lying, and with everything twice as large as usual. The first load is 390 wide. */
const sizes = {
  large: { width: 414, height: 896 },
  tablet: { width: 768, height: 1024 },
  small: { width: 360, height: 640 },
  lying: { width: 844, height: 390 },
  enlarged: { width: 195, height: 422 },
}

const chinese = /[\u4e00-\u9fff]/

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const [row, path] of pages)
      test(`${row} A-07 ${path} fits phones small and large, lying and enlarged, and tablets in ${language}`, async ({
        page,
      }) => {
        await page.goto(path)
        await expect(page.locator('h1').first()).toBeAttached()
        await expect(page.getByRole('status').filter({ hasText: /正在加载|Loading/ })).toHaveCount(0)
        if (language === 'en') expect(await textOf(page.locator('h1').first())).not.toMatch(chinese)
        for (const size of Object.values(sizes)) {
          await page.setViewportSize(size)
          await expectGoodShape(page)
          await expectTouchTargets(page)
        }
        await expectAccessible(page)
      })
  })
