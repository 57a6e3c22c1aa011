import { expect, test } from '../support/test.ts'

/** The list twins of our own scenes, as a visitor without WebGL has them: what they say reaches a page. */

test('Q-04 F-04 every counter in the list of the desk leads somewhere', async ({ page }) => {
  for (const [counter, path] of [
    ['contact', '/area/consult/relation'],
    ['schedule', '/area/consult/rcap'],
    ['documents', '/area/consult/consultPdf'],
    ['halls', '/area/zhanqu'],
  ] as const) {
    await page.goto('/area/consult?exhibition_id=21&status=0')
    await page.frameLocator('iframe').locator(`[data-place="${counter}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?exhibition_id=21&status=0$`))
  }
})

test('Q-04 H-02 H-09 the spots in the list of a booth open its panels, by keyboard too', async ({ page }) => {
  await page.goto('/area/ztDetail?company_id=1001&exhibition_id=21')
  const spot = (name: string) => page.frameLocator('iframe').locator(`[data-place="${name}"]`)
  for (const [name, title] of [
    ['about', '企业介绍'],
    ['videos', '视频'],
    ['products', '展品'],
    ['posters', '海报'],
  ] as const) {
    await spot(name).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: title })
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  await spot('product-0').click()
  await expect(page).toHaveURL(/\/area\/ztDetail\/detail\?.*exhibition_product_id=\d+$/)
})
