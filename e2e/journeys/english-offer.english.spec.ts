import { desktopPages, desktopSizes } from '../support/desktop-pages.ts'
import { phone } from '../support/devices.ts'
import { expectAccessible, expectGoodShape, expectReachable } from '../support/look.ts'
import { expect, test, textOf } from '../support/test.ts'

test.use({ language: 'en' })

const phonePages = [
  '/mobileExhibition',
  '/choosePavilion',
  '/mobileExhibitors',
  '/mobileplateformInfo',
  '/mobileSearch?find=100&find_word=fish',
  '/mobilezhanquExhibitor?exhibition_id=34',
  '/mobileConsult?exhibition_id=21&status=0',
  '/mobileMeetHall?exhibition_id=21',
  '/mobileSmallconference?exhibition_id=21',
  '/schedule?exhibition_id=21',
  '/mobilezhanquDetaile?company_id=1001&exhibition_id=21&panel=contact',
  '/nowhere',
]

const chinese = /[\u4e00-\u9fff]/

for (const [row, path] of desktopPages)
  test.describe(() => {
    test.use({ expectedErrors: row === 'S-77' ? [/status of 404/] : [] })
    test(`A-07 S-71 S-98 ${path} in English is accessible, in good shape and within reach`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect(await textOf(page.locator('h1').first())).not.toMatch(chinese)
      await expectAccessible(page)
      for (const [width, height] of desktopSizes.slice(1)) {
        await page.setViewportSize({ width, height })
        await expectGoodShape(page)
        await expectReachable(page)
      }
    })
  })

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...device } = phone
  test.use(device)

  for (const path of phonePages)
    test(`A-07 ${path} in English is accessible and in good shape on a phone`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect(await textOf(page.locator('h1').first())).not.toMatch(chinese)
      await expectGoodShape(page)
      await expectAccessible(page)
    })
})

test('A-07 B-05 dates, numbers and names are English', async ({ page }) => {
  await page.goto('/exhibition?list=held')
  const drawer = page.getByRole('dialog', { name: 'Exhibitions' })
  const card = drawer.getByRole('article').first()
  await expect(card).toContainText(/\d{1,2} [A-Z][a-z]{2}( \d{4})? – \d{1,2} [A-Z][a-z]{2} \d{4}/)
  expect(await textOf(card)).not.toMatch(chinese)
  await expect(page).toHaveTitle(/^Tradefloor/)
})

test('S-64 C-02 registering in English opens on email, and a shared link carries the language', async ({
  page,
}) => {
  await page.goto('/register')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/email/i)
  await page.goto('/area/ztDetail?company_id=1001&exhibition_id=21')
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Link' })).toHaveValue(/[?&]lang=en$/)
})

test.describe('a browser without Chinese that has chosen nothing', () => {
  test.use({ language: undefined })

  test('S-64 A-06 is offered English in one line, on Chinese pages, until it answers', async ({ page }) => {
    const offer = page.getByRole('button', { name: 'View this site in English' })
    await page.goto('/area/conference?exhibition_id=21')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(offer).toBeVisible()
    expect((await offer.boundingBox())?.height).toBeLessThanOrEqual(48)
    await expectGoodShape(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep Chinese' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(offer).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('englishOffered'))
    await page.reload()
    await offer.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(offer).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })

  test('S-64 is offered it on a phone, too, above the page and over none of its controls', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...phone, baseURL, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto('/mobileSearch')
    const offer = page.getByRole('button', { name: 'View this site in English' })
    await expect(offer).toBeVisible()
    await expectGoodShape(page)
    await offer.tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await context.close()
  })
})
