import { phone } from '../support/devices.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

/** A browser whose languages do not include Chinese, and that has chosen nothing. */
const offerName = 'View this site in English'

test('S-64 A-06 a browser without Chinese is offered English in one line, on Chinese pages, until it answers', async ({
  page,
}) => {
  const offer = page.getByRole('button', { name: offerName })
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

test('S-64 a phone without Chinese is offered English above the page, over none of its controls', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...phone, baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/mobileSearch')
  const offer = page.getByRole('button', { name: offerName })
  await expect(offer).toBeVisible()
  await expectGoodShape(page)
  await offer.tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})
