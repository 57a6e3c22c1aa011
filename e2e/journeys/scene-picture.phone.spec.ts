import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The pictures under a finger. */

test.use({ scene: 'picture' })

async function enterScene(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: '进入三维场景' }).tap()
  await expect(page.frameLocator('iframe').locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
  return page.frameLocator('iframe')
}

test('J-08 on a phone a scene waits for a tap, and its pins answer to a finger', async ({ page }) => {
  const scene = await enterScene(page, '/mobilezhanquDetaile?company_id=1001&exhibition_id=21')
  await scene.locator('nav [data-place="product-0"]').tap()
  await expect(page).toHaveURL(/\/mobileAboutProductDetail\?.*company_id=1001.*exhibition_product_id=\d+/)
})

test('J-09 G-03 a stand’s pin in the hall leads to the phone’s booth', async ({ page }) => {
  const scene = await enterScene(page, '/mobilecomponent?exhibition_id=21&status=1')
  const pin = scene.locator('nav [data-place^="company-"]').first()
  const company = (await pin.getAttribute('data-place'))?.replace('company-', '')
  await pin.tap()
  await expect(page).toHaveURL(new RegExp(`/mobilezhanquDetaile\\?.*company_id=${company}`))
})
