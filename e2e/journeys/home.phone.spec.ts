import { devices } from '@playwright/test'
import { expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, allHeard, expect, test, textOf } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('A-03 a desktop’s address leads a phone to its own page, the query kept', async ({ page }) => {
  await page.goto('/exhibition?from=card&n=1')
  await expect(page).toHaveURL(/\/mobileExhibition\?from=card&n=1$/)
  await page.goto('/area/zhanqu?exhibition_id=34&status=0')
  await expect(page).toHaveURL(/\/mobilecomponent\?exhibition_id=34&status=0$/)
  await page.goto('/hzFumao')
  await expect(page).toHaveURL(/\/mobilecomponent\?exhibition_id=38&status=1$/)
})

test.describe('an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent })

  test('A-03 an iPhone is a phone: a desktop’s address leads to its own page', async ({ page }) => {
    await page.goto('/exhibition?from=card')
    await expect(page).toHaveURL(/\/mobileExhibition\?from=card$/)
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })
})

test('J-01 the tab bar leads to the main pages and marks where one is', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/mobileExhibition$/)
  const bar = page.getByRole('navigation', { name: '主导航' })
  for (const [tab, address] of [
    ['展馆', '/choosePavilion'],
    ['展会', '/mobileExhibitors'],
    ['介绍', '/mobileplateformInfo'],
    ['我的', '/home'],
    ['首页', '/mobileExhibition'],
  ] as const) {
    await bar.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(bar.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('J-02 the notice bar goes through the upcoming fairs by itself and can be closed', async ({
    page,
  }) => {
    await page.goto('/mobileExhibition')
    const bar = page.getByRole('region', { name: '即将举办的展会' })
    const first = await textOf(bar.getByRole('link'))
    expect(first).toMatch(/^即将开幕：.+ \d\d-\d\d 开展$/)
    await expect(bar.getByRole('link')).not.toHaveText(first)
    await bar.getByRole('button', { name: '关闭通知' }).click()
    await expect(bar).toHaveCount(0)
  })
})

test('J-02 P-02 with reduced motion the notice bar stands still and is turned by hand', async ({ page }) => {
  await page.goto('/mobileExhibition')
  const bar = page.getByRole('region', { name: '即将举办的展会' })
  const first = await textOf(bar.getByRole('link'))
  await bar.getByRole('button', { name: '下一条' }).click()
  await expect(bar.getByRole('link')).not.toHaveText(first)
})

test('J-02 as a list the scene keeps clear of the notice bar above it and of the fairs below it', async ({
  page,
}) => {
  for (const height of [844, 640]) {
    await page.setViewportSize({ width: 360, height })
    await page.goto('/mobileExhibition')
    await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
    const bar = await page.getByRole('region', { name: '即将举办的展会' }).boundingBox()
    const heading = await page.frameLocator('iframe').getByRole('heading', { level: 1 }).boundingBox()
    const frame = await page.locator('iframe').boundingBox()
    const mine = await page.getByRole('navigation', { name: '我的内容' }).boundingBox()
    const fairs = await page.getByRole('list', { name: '正在举办' }).boundingBox()
    if (!bar || !heading || !frame || !mine || !fairs) throw new Error('something is not there')
    expect(heading.y).toBeGreaterThan(bar.y + bar.height)
    expect(frame.height).toBeGreaterThan(200)
    for (const below of [mine, fairs]) expect(frame.y + frame.height).toBeLessThanOrEqual(below.y)
  }
  await expectGoodShape(page)
  await expectTouchTargets(page)
})

test('J-02 P-02 a guest’s way to favourites and cards leads over signing in: soon by itself, at once by a tap', async ({
  page,
}) => {
  await page.goto('/mobileExhibition')
  await page.getByRole('link', { name: '收藏' }).tap()
  await expect(page.getByText('请先登录后查看收藏')).toBeVisible()
  expect(addressOf(page)).toBe('/mobileExhibition')
  await expect.poll(() => addressOf(page)).toBe('/mobileLogin?return=%2Fcollection')
  await page.goBack()
  await page.getByRole('link', { name: '名片夹' }).tap()
  // The notice before it may still be there.
  await expect(page.getByText('请先登录后查看名片夹')).toBeVisible()
  await page.getByRole('button', { name: '去登录' }).last().tap()
  expect(addressOf(page)).toBe('/mobileLogin?return=%2FcardHolder')
})

test('J-02 a visitor’s icons lead straight to their favourites and cards', async ({ page }) => {
  await newVisitor(page)
  for (const [name, address] of [
    ['收藏', '/collection'],
    ['名片夹', '/cardHolder'],
  ] as const) {
    await page.goto('/mobileExhibition')
    await page.getByRole('link', { name, exact: true }).tap()
    await expect.poll(() => addressOf(page)).toBe(address)
  }
})

test('J-02 the word "text" from the scene, and only that, leads to the exhibitions', async ({ page }) => {
  await page.goto('/mobileExhibition')
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1', { timeout: 60_000 })
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the scene has no document')
  for (const word of ['Text', 'texts', 'SD'])
    await frame.evaluate((message) => parent.postMessage(message, '*'), word)
  await page.evaluate(() => window.postMessage('text', '*'))
  await allHeard(page)
  expect(addressOf(page)).toBe('/mobileExhibition')
  await frame.evaluate(() => parent.postMessage('text', '*'))
  await expect(page).toHaveURL(/\/mobileExhibitors$/)
})

test('J-04 J-05 three tabs of cards; a tap leads into the fair and back to the same tab', async ({
  page,
}) => {
  await page.goto('/mobileExhibitors')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([/^正在举办\d+$/, /^即将举办\d+$/, /^往届回顾\d+$/])
  await tabs.nth(2).click()
  const panel = page.getByRole('tabpanel', { name: /往届回顾/ })
  const card = panel.getByRole('article').first()
  await expect(card).toContainText(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/)
  const addresses = await panel
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const address of addresses) {
    const id = Number(new URL(address, 'http://fair').searchParams.get('exhibition_id'))
    expect([14, 15]).not.toContain(id)
    const hall = [34, 41, 49, 51, 55, 59].includes(id)
    expect(address).toBe(`${hall ? '/mobilecomponent' : '/mobileConsult'}?exhibition_id=${id}&status=0`)
  }
  const name = await textOf(card.getByRole('heading'))
  await card.getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('J-03 the pavilions of the phone have both names and lead into their halls', async ({ page }) => {
  await page.goto('/choosePavilion')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(
    await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([33, 38, 57, 58, 63].map((id) => `/mobilecomponent?exhibition_id=${id}&status=1`))
  await expect(cards.first()).toContainText('舟山海岛渔业馆')
  await expect(cards.first()).toContainText('Zhoushan Island Fishery Pavilion')
})

test('A-06 A-08 a phone changes the language, and an unknown address leads home', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('link', { name: '返回首页' }).tap()
  await page.getByRole('button', { name: 'EN English' }).tap()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Pavilions')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Tradefloor' })).toBeVisible()
})
