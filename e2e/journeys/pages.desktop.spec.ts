import type { Page } from '@playwright/test'
import { signOnToDesk } from '../support/desk.ts'
import { desktopPages, desktopSizes } from '../support/desktop-pages.ts'
import { expectAccessible, expectGoodShape, expectReachable } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

for (const [row, path] of desktopPages)
  test.describe(() => {
    // What is not there is answered so, which the console reports.
    test.use({ expectedErrors: row === 'S-77' ? [/status of 404/] : [] })
    test(`${row} A-09 S-71 S-98 ${path} is accessible, in good shape and within reach in every size of window`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toHaveCount(0)
      await expectGoodShape(page)
      await expectAccessible(page)
      await expectReachable(page)
      for (const [width, height] of desktopSizes) {
        await page.setViewportSize({ width, height })
        await expectGoodShape(page)
        await expectReachable(page)
      }
    })
  })

/** What one signs in for, at the widest and at 200 %. */
async function expectWellMade(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: /正在加载|Loading/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 720, height: 450 })
  await expectGoodShape(page)
  await expectReachable(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

for (const language of ['zh', 'en'] as const)
  test.describe(`signed in, ${language}`, () => {
    test.use({ language })

    for (const group of ['favourites', 'account'] as const)
      test(`S-98 I-01 the ${group} of the user centre are accessible, in good shape and within reach`, async ({
        page,
      }) => {
        await newVisitor(page)
        await page.goto(`/plateformInfo?centre=${group === 'account' ? 'talks' : 7}`)
        const centre = page.getByRole('dialog')
        const ways = centre.getByRole('navigation').getByRole('list')
        for (const way of await ways
          .nth(group === 'account' ? 1 : 0)
          .getByRole('link')
          .all()) {
          await way.click()
          await expect(way).toHaveAttribute('aria-current', 'page')
          await expect(centre.getByRole('heading', { level: 2 }).last()).toBeVisible()
          await expectWellMade(page)
        }
      })
  })

for (const [language, choose] of [
  ['zh', 'CN 中文'],
  ['en', 'EN English'],
] as const)
  test(`S-98 N-03 the desk is accessible, in good shape and within reach in ${language}`, async ({
    page,
  }) => {
    await signOnToDesk(page, '/desk/inbox')
    await page.getByRole('banner').getByRole('button', { name: choose }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
    for (const place of ['inbox', 'cards', 'answering', 'calendar']) {
      await page.locator(`nav a[href="/desk/${place}"]:visible`).first().click()
      await expect(page).toHaveURL(new RegExp(`/desk/${place}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectWellMade(page)
    }
  })
