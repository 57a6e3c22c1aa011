import type { Page } from '@playwright/test'
import { expectGoodShape, expectNoViolation, expectTouchTargets } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('search').getByRole('combobox')
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const recent = (page: Page) => page.getByRole('region', { name: '最近搜索' })

test('E-06 a browser that refuses its storage searches all the same and remembers for as long as the page stands', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Object.defineProperty(Storage.prototype, name, { value: refuse })
  })
  await page.goto('/mobileSearch')
  await box(page).fill('海')
  await page.getByRole('button', { name: '搜索', exact: true }).tap()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: '清除输入' }).tap()
  await expect(recent(page).getByRole('listitem')).toHaveText(['海'])
})

const searches = ['/mobileSearch', '/mobileSearch?find=100&find_search=fish', '/mobileSearch?find=101']

for (const [language, height] of [
  ['zh', 844],
  ['en', 640],
] as const)
  test.describe(language, () => {
    test.use({ language })

    test(`E-06 A-07 the search fits a small phone in ${language}`, async ({ page }) => {
      // As long as a journey to each of them would have.
      test.setTimeout(searches.length * test.info().timeout)
      await page.setViewportSize({ width: 360, height })
      for (const address of searches) {
        await page.goto(address)
        await expect(page.locator('h1')).toBeAttached()
        await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: /正在加载|Loading/ })).toHaveCount(0)
        await expectGoodShape(page, address)
        await expectTouchTargets(page, address)
        await expectNoViolation(page, address)
      }
    })
  })
