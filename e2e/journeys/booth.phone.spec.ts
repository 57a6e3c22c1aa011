import type { Page } from '@playwright/test'
import type { ListProductsReply } from '@tradefloor/contract'
import { desktop } from '../support/devices.ts'
import { withoutFirstAnswers } from '../support/first-answers.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { expectAccessible, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const boothPage = `/mobilezhanquDetaile?${booth}`
const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Pulls the open sheet by its grip. */
async function pull(page: Page, down: number) {
  const box = await page.getByRole('dialog').boundingBox()
  if (!box) throw new Error('there is no sheet')
  const [x, y] = [box.x + box.width / 2, box.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + down, { steps: 8 })
  await page.mouse.up()
}

const closings: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['a pull at its grip', (page) => pull(page, 160)],
  ['Escape', (page) => escapeFrom(page.getByRole('dialog'))],
  ['Back', (page) => page.goBack()],
  ['a tap beside it', (page) => page.touchscreen.tap(195, 40)],
  ['its button', (page) => page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()],
]

for (const [way, close] of closings)
  test(`J-08 the sheet of a booth closes by ${way}, and the booth stays`, async ({ page }) => {
    await page.goto(boothPage)
    const more = page.getByRole('button', { name: '更多' })
    await more.tap()
    const sheet = page.getByRole('dialog', { name: '更多' })
    await expect(sheet.getByRole('button', { name: '企业介绍' })).toBeVisible()
    expect(addressOf(page)).toMatch(/&panel=more$/)
    await close(page)
    await expect(sheet).toHaveCount(0)
    expect(addressOf(page)).toMatch(/^\/mobilezhanquDetaile\?[^#]*exhibition_id=21(&instance_id=\d+)?$/)
    await expect(more).toBeFocused()
  })

test('J-08 a sheet that is pulled a little comes back up', async ({ page }) => {
  await page.goto(`${boothPage}&panel=more`)
  const sheet = page.getByRole('dialog', { name: '更多' })
  await expect(sheet).toBeVisible()
  const top = (await sheet.boundingBox())?.y
  await page.mouse.move(195, (top ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move(195, (top ?? 0) + 52, { steps: 4 })
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe((top ?? 0) + 40)
  await page.evaluate(() => new Promise((later) => setTimeout(later, 300)))
  await page.mouse.up()
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(top)
})

test('J-08 H-06 the contact of a booth is called, written to and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${boothPage}&panel=more`)
  await page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '联系方式' }).tap()
  const sheet = page.getByRole('dialog', { name: '联系方式' })
  await expect(sheet.getByRole('link', { name: '+86 580-0000 1001' })).toHaveAttribute(
    'href',
    'tel:+8658000001001',
  )
  await expect(sheet.getByRole('link', { name: 'sales@chaoyuan.example' })).toHaveAttribute(
    'href',
    'mailto:sales@chaoyuan.example',
  )
  await expectTouchTargets(page)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '复制电子邮箱' }).tap()
  await told(page, '电子邮箱已复制')
  // Answering a notice is not a tap beside the sheet.
  await page.getByRole('button', { name: '关闭提示' }).first().tap()
  await expect(sheet).toBeVisible()
})

test('J-08 H-09 posters lie over the booth as a sheet, and in full over the window', async ({ page }) => {
  await page.goto(`${boothPage}&panel=posters`)
  const poster = page.getByRole('dialog', { name: '海报' }).getByRole('button', { name: /放大查看/ })
  await poster.tap()
  await expect(page.getByRole('dialog', { name: /^查看大图/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: /^查看大图/ })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: '海报' })).toBeVisible()
})

test('N-01 P-02 L-03 without a tap the way to sign in is taken a moment later, also from a star', async ({
  page,
}) => {
  await page.goto(boothPage)
  await page.getByRole('button', { name: '收藏 舟山潮垣海产有限公司' }).tap()
  await told(page, '请先登录后收藏')
  expect(addressOf(page)).toBe(boothPage)
  await expect(page).toHaveURL(/\/mobileLogin\?return=/)
  await page.goBack()
  await page.getByRole('button', { name: '交换名片' }).tap()
  await expect(page).toHaveURL(/\/mobileLogin\?return=.*card/)
})

test('L-02 H-12 a visitor keeps an exhibitor by its star and lets go of it; the booth asks for who they are', async ({
  page,
}) => {
  await newVisitor(page)
  const profile = page.waitForRequest(/\/account\/v1\/profile/)
  await page.goto('/mobilezhanquDetaile?company_id=1003&exhibition_id=21')
  await profile
  const star = page.getByRole('button', { name: /^收藏 / })
  await star.tap()
  await told(page, '收藏成功')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await star.tap()
  await told(page, '已取消收藏')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test('J-08 H-04 a film goes on where it was left, within the visit', async ({ page }) => {
  await page.goto(`/mobileVideoList?${booth}`)
  const film = page.locator('video')
  await expect(film).toHaveAttribute('playsinline', '')
  await film.evaluate(
    (own: HTMLVideoElement) =>
      new Promise<void>((resolve) => {
        own.addEventListener('loadedmetadata', () => {
          own.addEventListener('seeked', () => resolve())
          own.currentTime = 4
        })
        own.preload = 'auto'
      }),
  )
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/mobilezhanquDetaile\?/)
  await page.goto(`/mobileVideoList?${booth}`)
  await expect(page.getByText('上次看到 0:04，播放时会接着看')).toBeVisible()
  const second = page.getByRole('listitem').nth(1).getByRole('button')
  await second.tap()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(await textOf(second.locator('span[lang]')))
})

test.describe('a film that is gone', () => {
  test.use({ expectedErrors: [/404|ERR_FAILED|Failed to load/] })

  test('O-02 a film that does not come says so and can be tried again', async ({ page }) => {
    await page.route(/\.mp4|\/files\/.*video|\/files\//, (route) =>
      route.request().resourceType() === 'media' ? route.abort() : route.fallback(),
    )
    await page.goto(`/mobileVideoList?${booth}`)
    await page.getByRole('listitem').first().getByRole('button').tap()
    await expect(page.getByRole('alert')).toContainText('视频没有播放出来')
    await page.getByRole('alert').getByRole('button', { name: '重试' }).tap()
    await expect(page.locator('video').or(page.getByRole('alert')).first()).toBeVisible()
  })
})

test('H-10 O-06 a booth without products or films says so instead of opening an empty page', async ({
  page,
}) => {
  await withoutFirstAnswers(page)
  await page.route(/\/exhibition-product\?/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as ListProductsReply
    await route.fulfill({ response, json: { ...reply, list: [], count: 0 } })
  })
  const asked = page.waitForResponse(/\/exhibition-product\?/)
  await page.goto(`${boothPage}&panel=more`)
  await asked
  const sheet = page.getByRole('dialog', { name: '更多' })
  await expect(sheet.getByText('0 件')).toBeVisible()
  await sheet.getByRole('button', { name: '展品' }).tap()
  await told(page, '该展商暂无展品')
  await expect(page).toHaveURL(/\/mobilezhanquDetaile\?/)
})

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
