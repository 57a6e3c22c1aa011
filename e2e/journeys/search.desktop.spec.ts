import { expect, test } from '../support/test.ts'

test.describe('a part that does not come', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('A-08 E-01 results whose program does not come leave the page as it is, and come on the next try', async ({
    page,
  }) => {
    let isBroken = true
    await page.route(/\/assets\/search-drawer-[^/]*\.js$/, (route) =>
      isBroken ? route.abort('connectionfailed') : route.continue(),
    )
    const box = page.getByRole('banner').getByRole('combobox', { name: '关键词' })
    await page.goto('/plateformInfo')
    await box.fill('海')
    await box.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '这一部分没有加载出来' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/plateformInfo$/)
    isBroken = false
    await box.press('Enter')
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  })
})
