import type { Page } from '@playwright/test'
import type { GetProductReply, ListProductsReply } from '@tradefloor/contract'
import { withoutFirstAnswers } from '../support/first-answers.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { serveScene } from '../support/scene-documents.ts'
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
  await page.goto(`/area/ztDetail/product?${booth}`)
  const panel = page.getByRole('dialog', { name: '展品' })
  const link = panel.getByRole('listitem').first().getByRole('link')
  const name = await textOf(link)
  await link.click()
  await expect(panel.getByRole('heading', { name, level: 3 })).toBeVisible()
  return { panel, name }
}

test('H-05 a product shows three pictures at a time, the chosen one large, and in full over the window', async ({
  page,
}) => {
  const { panel, name } = await openProduct(page)
  const pictures = panel.getByRole('button', { name: /^第 \d 张图片$/ })
  await expect(pictures).toHaveCount(3)
  await expect(panel.getByText('1–3 / 4')).toBeVisible()
  await pictures.nth(1).click()
  await expect(pictures.nth(1)).toHaveAttribute('aria-current', 'true')
  await panel.getByRole('button', { name: '后三张' }).click()
  await expect(panel.getByText('4–4 / 4')).toBeVisible()
  await expect(pictures).toHaveCount(1)
  await expectGoodShape(page)
  await expectAccessible(page)

  const large = panel.getByRole('button', { name: `放大查看 ${name}` })
  await large.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: `查看大图：${name}` })
  await expect(viewer.getByText('2 / 4')).toBeVisible()
  await expect
    .poll(() => viewer.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0)
  await page.keyboard.press('+')
  await expect(viewer.getByText('140%')).toBeVisible()
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, -300)
  await expect(viewer.getByText('226%')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('3 / 4')).toBeVisible()
  await expect(viewer.getByText('100%')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(large).toBeFocused()
})

test('H-05 a product has its facts, is handed on and printed, and leads to others and to its exhibitor', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { panel, name } = await openProduct(page)
  await expect(page).toHaveTitle(new RegExp(name))
  for (const label of ['参考价格区间', '品牌', '型号', '规格', '技术参数', '简介'])
    await expect(panel.getByText(label, { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: '分享' }).click()
  const share = page.getByRole('dialog', { name: `分享“${name}”` })
  await expect(share.getByRole('img', { name: `“${name}”的二维码` })).toBeVisible()
  await expectAccessible(page)
  await share.getByRole('button', { name: '复制链接' }).click()
  await told(page, '链接已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-sheet')
  await expect(sheet).toContainText(name)
  await expect(sheet).toContainText('sales@chaoyuan.example')
  await expect(sheet.getByRole('img', { name: '扫码查看展品' })).toBeVisible()
  await expect(panel).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(sheet).toBeHidden()

  await expect(panel.getByRole('heading', { name: '本展位的其他展品' })).toBeVisible()
  const more = panel.getByRole('listitem').getByRole('link')
  await expect(more).toHaveCount(3)
  const other = await textOf(more.first())
  await more.first().click()
  await expect(panel.getByRole('heading', { name: other, level: 3 })).toBeVisible()
  await panel.getByRole('button', { name: '交换名片' }).click()
  await expect(page.getByRole('dialog', { name: '交换名片', exact: true })).toBeVisible()
})

test('H-04 H-06 H-09 films are picked, contacts are copied and said, one poster has no arrows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/area/ztDetail/videoList?${booth}`)
  const films = page.getByRole('dialog', { name: '视频' })
  const second = films.getByRole('listitem').nth(1).getByRole('button')
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(films.locator('video')).toHaveAttribute('poster', /.+/)
  await expect(films.getByRole('heading', { level: 3 })).toHaveText(
    await textOf(second.locator('span[lang]')),
  )
  await page.getByRole('button', { name: '联系方式' }).click()
  const contact = page.getByRole('dialog', { name: '联系方式' })
  await contact.getByRole('button', { name: '复制电子邮箱' }).click()
  await told(page, '电子邮箱已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sales@chaoyuan.example')
  await page.goto(`/area/ztDetail?panel=posters&${booth}`)
  const posters = page.getByRole('dialog', { name: '海报' })
  await expect(posters.getByRole('img')).toBeVisible()
  await expect(posters.getByRole('button', { name: '下一张' })).toHaveCount(0)
})

test('H-10 O-06 a booth without films or products says so instead of opening an empty panel', async ({
  page,
}) => {
  await withoutFirstAnswers(page)
  await page.route(/\/exhibition-product\?/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as ListProductsReply
    await route.fulfill({ response, json: { ...reply, list: [], count: 0 } })
  })
  await page.goto('/area/ztDetail?company_id=1004&exhibition_id=21')
  const films = page.waitForResponse(/booth-resource\?.*video/)
  await page.getByRole('button', { name: '联系方式' }).click()
  await films.catch(() => undefined)
  await page.getByRole('button', { name: '视频' }).click()
  await told(page, '该展商暂无视频')
  await page.getByRole('button', { name: '展品' }).click()
  await told(page, '该展商暂无展品')
  await expect(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
})

test('H-12 the profile is asked for when a signed-in visitor opens a booth', async ({ page }) => {
  await newVisitor(page)
  await page.goto('/area/zhanqu?exhibition_id=21&status=0&list=exhibitors')
  await expect(page.getByRole('button', { name: '程一苇' })).toBeVisible()
  const profile = page.waitForRequest(/\/account\/v1\/profile/)
  await page.getByRole('dialog').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/area\/ztDetail\?/)
  await profile
})

test('Q-02 a panel over the scene tells it what is covered; the list gives way to it', async ({
  page,
  context,
}) => {
  await page.goto(`/area/ztDetail?${booth}`)
  const spot = page.frameLocator('iframe').locator('[data-place="about"]')
  await expect(spot).toBeVisible()
  await page.getByRole('button', { name: '企业介绍' }).click()
  const panel = page.getByRole('dialog', { name: '企业介绍' })
  const left = (await panel.boundingBox())?.x ?? 0
  await expect
    .poll(async () => ((await spot.boundingBox())?.x ?? 0) + ((await spot.boundingBox())?.width ?? 0))
    .toBeLessThan(left)
  await escapeFrom(panel)
  await expect.poll(async () => (await spot.boundingBox())?.x).toBeGreaterThan(300)

  await serveScene(context, 'booth', { says: [{ v: 1, type: 'here' }] })
  await page.goto(`/area/ztDetail/about?${booth}`)
  const heard = () =>
    page
      .frames()
      .find((frame) => frame.parentFrame())
      ?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await expect.poll(heard).toContainEqual({ v: 1, type: 'covered', left: 108, right: 788 })
  await page.keyboard.press('Escape')
  await expect.poll(heard).toContainEqual({ v: 1, type: 'covered', left: 0, right: 0 })
})

test('S-73 Back steps from chat to the product, its list and the booth, and closing leaves them all', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto(`/area/ztDetail?${booth}`)
  await page.getByRole('button', { name: /^展品/ }).click()
  const list = page.getByRole('dialog', { name: '展品' })
  await list.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/detail\?/)
  await page.getByRole('button', { name: '询问这件展品' }).click()
  await expect(page).toHaveURL(/\/chat\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/detail\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/product\?/)
  await page.goForward()
  await expect(page).toHaveURL(/\/detail\?/)
  await list.getByRole('button', { name: '关闭' }).click()
  await expect(page).toHaveURL(/\/area\/ztDetail\?/)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\?/)
})

test('S-79 the facts of a product are in sight without scrolling at 1280×800', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/area/ztDetail/product?${booth}`)
  const panel = page.getByRole('dialog', { name: '展品' })
  await panel.getByRole('listitem').first().getByRole('link').click()
  const facts = panel.locator('dl > *')
  await expect(facts.last()).toBeInViewport({ ratio: 1 })
})
