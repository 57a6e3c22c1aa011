import type { Page } from '@playwright/test'
import { desktop } from '../support/devices.ts'
import { expect, test, textOf } from '../support/test.ts'

const booth = 'company_id=1001&exhibition_id=21'
const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('A-03 a link to a booth that a desktop shared opens on a phone, and back, at the same place', async ({
  page,
  context: phone,
  browser,
  baseURL,
}) => {
  await phone.grantPermissions(['clipboard-read', 'clipboard-write'])
  const product = `${booth}&exhibition_product_id=`
  await page.goto(`/area/ztDetail/product?${booth}`)
  await expect(page).toHaveURL(new RegExp(`/mobileAboutProduct\\?${booth}$`))
  const link = page.getByRole('listitem').first().getByRole('link')
  const name = await textOf(link)
  await link.tap()
  await expect(page).toHaveURL(/\/mobileAboutProductDetail\?/)
  await page.getByRole('button', { name: '分享' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '复制链接' }).tap()
  await told(page, '链接已复制')
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toContain('/mobileAboutProductDetail?')

  const { defaultBrowserType: _, ...device } = desktop
  const context = await browser.newContext({ ...device, baseURL, locale: 'zh-CN' })
  await context.addInitScript(() => localStorage.setItem('sceneView', 'list'))
  const other = await context.newPage()
  await other.goto(shared)
  await expect(other).toHaveURL(/\/area\/ztDetail\/detail\?.*exhibition_product_id=\d+$/)
  await expect(other.getByRole('dialog').getByRole('heading', { name, level: 3 })).toBeVisible()
  const back = new URL(other.url())
  await context.close()
  await page.goto(back.pathname + back.search)
  await expect(page).toHaveURL(new RegExp(`/mobileAboutProductDetail\\?.*${product.split('&').pop()}`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
