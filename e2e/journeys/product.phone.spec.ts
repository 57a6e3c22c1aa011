import type { Page } from '@playwright/test'
import type { GetProductReply } from '@tradefloor/contract'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { expect, test, textOf } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Opens the first product of the booth, with four pictures: exhibitors give any number, the demo up to three. */
async function openProduct(page: Page) {
  await page.route(/\/exhibition-product\/\d+\?/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as GetProductReply
    const { cn } = reply.data.product
    cn.sub_images = [320, 640, 1280].map((width) => ({ url: `${cn.main_image[0]}?w=${width}` }))
    await route.fulfill({ response, json: reply })
  })
  await page.goto(`/mobileAboutProduct?${booth}`)
  const link = page.getByRole('listitem').first().getByRole('link')
  const name = await textOf(link)
  await link.tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('J-12 H-05 S-91 a product’s pictures are pushed on by a finger, and its price and facts follow', async ({
  page,
}) => {
  const name = await openProduct(page)
  await expect(page).toHaveTitle(new RegExp(name))
  const strip = page.getByRole('region', { name: '展品图片' })
  await expect(strip.getByText('1 / 4')).toBeVisible()
  await expect(strip.getByRole('button')).toHaveCount(4)
  await strip.getByRole('list').evaluate((row) => row.scrollTo({ left: row.clientWidth * 2 }))
  await expect(strip.getByText('3 / 4')).toBeVisible()
  for (const label of ['参考价格区间', '品牌', '型号', '规格', '技术参数', '简介'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
  await expect(page.getByText(/^¥[\d,.]+–[\d,.]+ \/ \S+$/).first()).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  const more = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first()
    .getByRole('link')
  const other = await textOf(more)
  await more.tap()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('J-12 a picture opens in full: two taps zoom, a push turns over, Back closes it', async ({ page }) => {
  const name = await openProduct(page)
  await page.getByRole('button', { name: /第 2 张图片/ }).focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: `查看大图：${name}` })
  await expect(viewer.getByText('2 / 4')).toBeVisible()
  await expect
    .poll(() => viewer.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0)
  await page.touchscreen.tap(195, 400)
  await page.touchscreen.tap(195, 400)
  await expect(viewer.getByText('250%')).toBeVisible()
  await page.touchscreen.tap(195, 400)
  await page.touchscreen.tap(195, 400)
  await expect(viewer.getByText('100%')).toBeVisible()
  await page.mouse.move(300, 400)
  await page.mouse.down()
  await page.mouse.move(120, 410, { steps: 6 })
  await page.mouse.up()
  await expect(viewer.getByText('3 / 4')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: '展品图片' }).getByText('3 / 4')).toBeVisible()
})

test('J-12 N-05 a guest who asks or exchanges cards logs in first; sharing lies over the product, the way to its booth beside it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = await openProduct(page)
  const footer = page.locator('footer')
  await page.getByRole('button', { name: '分享' }).tap()
  const share = page.getByRole('dialog', { name: `分享“${name}”` })
  await expect(share.getByRole('img', { name: `“${name}”的分享图片，带二维码` })).toBeVisible()
  await expectTouchTargets(page)
  await share.getByRole('button', { name: '复制链接' }).tap()
  await told(page, '链接已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/exhibition_product_id=\d+$/)
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  await footer.getByRole('button', { name: '交换名片' }).tap()
  await told(page, '请先登录再交换名片')
  await footer.getByRole('button', { name: '询问这件展品' }).tap()
  await told(page, '请先登录再与展商洽谈')
  await footer.getByRole('link', { name: '进展位' }).tap()
  await expect(page).toHaveURL(/\/mobilezhanquDetaile\?/)
})

test('J-12 L-02 N-02 a visitor keeps a product, in the grid and on its page alike', async ({ page }) => {
  await newVisitor(page)
  const name = await openProduct(page)
  const star = page.getByRole('button', { name: `收藏 ${name}` })
  await expect(star).toHaveText('收藏')
  await star.tap()
  await told(page, '收藏成功')
  await expect(star).toHaveText('已收藏')
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/mobileAboutProduct\?/)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('J-12 the name of a product is in the bar once its pictures are gone', async ({ page }) => {
  const name = await openProduct(page)
  const bar = page.locator('header')
  await expect(bar).not.toContainText(name)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(bar).toContainText(name)
})

test('J-12 an address that names no product shows those of the booth', async ({ page }) => {
  await page.goto(`/mobileAboutProductDetail?${booth}`)
  await expect(page).toHaveURL(/\/mobileAboutProduct\?/)
  await expect(page.getByRole('heading', { level: 1, name: '展品' })).toBeVisible()
})

test.describe('a product that does not come', () => {
  test.use({ expectedErrors: [/status of (404|503)/] })

  test('J-12 O-02 a product that is gone, or did not load, leaves a page that can be used', async ({
    page,
  }) => {
    await page.goto(`/mobileAboutProductDetail?${booth}&exhibition_product_id=99999999`)
    await expect(page.getByText('没有找到这件展品')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: '展品' })).toBeVisible()
    await expectGoodShape(page)
    await expectTouchTargets(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: '查看全部展品' }).tap()
    await expect(page).toHaveURL(/\/mobileAboutProduct\?/)

    let isBroken = true
    await page.route(/\/exhibition-product\/\d+\?/, (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    const link = page.getByRole('listitem').first().getByRole('link')
    const name = await textOf(link)
    await link.tap()
    const again = page.getByRole('button', { name: '重试' })
    await expect(again).toBeVisible()
    isBroken = false
    // The press reaches the button: nothing lies over it.
    await again.tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
})
