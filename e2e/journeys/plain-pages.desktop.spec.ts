import { expect, test } from '../support/test.ts'

const booth = '/area/ztDetail?company_id=1001&exhibition_id=21'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: false })

  test('H-03 A-07 a booth says who it is in Chinese and, one link on, in English', async ({ page }) => {
    await page.goto(booth)
    const facts = page.getByRole('main')
    await expect(facts.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(facts).toContainText('主营产品')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await facts.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(facts).toContainText('Main products')
  })

  test('B-05 S-112 from the home by links alone into a fair, a booth and a product', async ({ page }) => {
    await page.goto('/')
    const facts = page.getByRole('main')
    await facts.getByRole('listitem').first().getByRole('link').click()
    await expect(facts.getByRole('heading', { name: '参展企业' })).toBeVisible()
    await facts.getByRole('listitem').first().getByRole('link').click()
    await expect(facts.getByRole('heading', { name: '展品' })).toBeVisible()
    await facts.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/exhibition_product_id=\d+/)
    await expect(facts).toContainText('型号')
  })
})
