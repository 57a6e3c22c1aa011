import type { Page } from '@playwright/test'
import { signOnToDesk } from '../support/desk.ts'
import { desktopPages, desktopSizes } from '../support/desktop-pages.ts'
import {
  expectAccessible,
  expectAccessibleByMouse,
  expectGoodShape,
  expectReachable,
  expectStill,
} from '../support/look.ts'
import { allowTimeFor, atSize, expectLoaded, rowsOf, type SweptPage, sweep } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

/** What one signs in for is looked at in the window at 200 % only. */
async function expectWellMade(page: Page, where: string) {
  await expectLoaded(page, where)
  await expectAccessible(page, where)
  const size = { width: 720, height: 450 }
  await page.setViewportSize(size)
  await expectGoodShape(page, atSize(where, size))
  await expectReachable(page, atSize(where, size))
  await page.setViewportSize(desktopSizes[0])
}

for (const [language, locale] of [
  ['zh', 'zh-CN'],
  ['en', 'en-GB'],
] as const)
  test.describe(language, () => {
    test.use({ language, locale })

    for (const [name, pages] of Object.entries(desktopPages))
      test(`A-07 A-09 S-71 S-98 S-113 ${rowsOf(pages)} on a desktop ${name} are accessible, in good shape, within reach at every size and still while they load in ${language}`, async ({
        page,
        complaints,
      }) => {
        const [size] = desktopSizes
        await sweep({ page, language, complaints, pages, size, look })

        async function look(where: string, { besideScene }: SweptPage) {
          if (besideScene) await expectStill(page, where)
          await expectAccessibleByMouse(page, where)
          for (const size of desktopSizes) {
            await page.setViewportSize(size)
            await expectGoodShape(page, atSize(where, size))
            await expectReachable(page, atSize(where, size))
          }
        }
      })

    test(`A-07 S-98 I-01 every part of the user centre is accessible, in good shape and within reach in ${language}`, async ({
      page,
    }) => {
      await newVisitor(page)
      await page.goto('/plateformInfo?centre=7')
      const centre = page.getByRole('dialog')
      const links = centre.getByRole('navigation').getByRole('list').getByRole('link')
      await expect(centre.getByRole('navigation').getByRole('list').nth(1)).toBeVisible()
      const count = await links.count()
      allowTimeFor(count)
      for (let n = 0; n < count; n++) {
        const link = links.nth(n)
        await link.click()
        const where = `${language} ${new URL(page.url()).search}`
        await expect.soft(link, where).toHaveAttribute('aria-current', 'page')
        await expect.soft(centre.getByRole('heading', { level: 2 }).last(), where).toBeVisible()
        await expectWellMade(page, where)
      }
    })
  })

test('A-07 S-98 N-03 the desk is accessible, in good shape and within reach in both languages', async ({
  page,
}) => {
  const parts = ['inbox', 'cards', 'answering', 'calendar']
  allowTimeFor(1 + 2 * parts.length)
  await signOnToDesk(page, '/desk/inbox')
  for (const [lang, choose] of [
    ['en', 'EN English'],
    ['zh-CN', 'CN 中文'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: choose }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const part of parts) {
      const link = page.locator(`nav a[href="/desk/${part}"]:visible`).first()
      await link.click()
      const where = `${lang} /desk/${part}`
      await expect.soft(page, where).toHaveURL(new RegExp(`/desk/${part}`))
      // The address changes before the page; its heading comes with its script.
      await expect(link, where).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), where).toBeVisible()
      await expectWellMade(page, where)
    }
  }
})
