import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'
import { swipe } from '../support/touch.ts'
import { newVisitor } from '../support/visitor.ts'

const aFilm = fileURLToPath(new URL('../../content/demo/media/videos/kiln.mp4', import.meta.url))
const hall = '/mobilezhanquExhibitor?exhibition_id=34'
const tiles = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** How often a page of exhibitors was asked for. */
function askedPages(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/web/exhibitor'))
      asked.push(`${url.searchParams.get('page')} of ${url.searchParams.get('size')}`)
  })
  return asked
}

test('J-07 J-14 P-01 exhibitors in three columns, ten at a time as one scrolls, and Back finds the same place', async ({
  page,
}) => {
  const asked = askedPages(page)
  await page.goto(hall)
  await expect(page.getByRole('heading', { level: 1, name: '全部展商' })).toBeVisible()
  await expect(page.getByText(/^共 \d+ 家$/)).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  const tops = await tiles(page).evaluateAll((all) =>
    all.slice(0, 4).map((tile) => tile.getBoundingClientRect().top),
  )
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
  await toEnd(page)
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(20)
  expect(new Set(asked)).toContain('1 of 10')
  expect(new Set(asked)).toContain('3 of 10')

  const tile = tiles(page).nth(17)
  await tile.scrollIntoViewIfNeeded()
  const before = { y: await scrolled(page), name: await textOf(tile.getByRole('link')) }
  const shown = await tiles(page).count()
  await tile.getByRole('link').tap()
  await expect(page).toHaveURL(/\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=34&instance_id=\d+$/)
  await page.goBack()
  await expect(tile.getByRole('link')).toHaveText(before.name)
  await expect(tile).toBeInViewport()
  expect(await scrolled(page)).toBe(before.y)
  expect(await tiles(page).count()).toBeGreaterThanOrEqual(shown)

  // Also for who loads the page anew: then the list has to come again first.
  await page.reload()
  await expect(tile).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBe(before.y)
})

test('J-07 N-01 a tile’s star is the visitor’s own, and a guest is told to log in', async ({ page }) => {
  await page.goto(hall)
  await tiles(page)
    .first()
    .getByRole('button', { name: /^收藏 / })
    .tap()
  await expect(page.getByText('请先登录后收藏')).toBeVisible()
  await expect(page).toHaveURL(/\/mobileLogin\?return=/)
  await newVisitor(page)
  await page.goto(hall)
  const star = tiles(page)
    .nth(1)
    .getByRole('button', { name: /^收藏 / })
  await star.tap()
  await expect(page.getByText('收藏成功', { exact: true })).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('J-14 a pull down from the top asks anew; a swipe up or across does not', async ({ page }) => {
  const asked = askedPages(page)
  await page.goto(hall)
  await expect(tiles(page)).not.toHaveCount(0)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  const first = () => asked.filter((one) => one === '1 of 10').length
  const known = first()
  // Not so far across that the browser itself goes back.
  await swipe(page, { x: 180, y: 300 }, { x: 230, y: 320 })
  await swipe(page, { x: 200, y: 500 }, { x: 200, y: 480 })
  // What the finger set in motion may still come to rest after the first try.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(200)
    expect(await scrolled(page)).toBe(0)
  }).toPass()
  expect(first()).toBe(known)
  await swipe(page, { x: 200, y: 200 }, { x: 200, y: 520 })
  await expect.poll(first).toBe(known + 1)
  await expect(page.getByRole('status').filter({ hasText: '已更新' })).toBeAttached()
  await expect(tiles(page)).not.toHaveCount(0)
})

test.describe('a failure', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('J-14 O-08 what does not come says why at the end of the list and is tried again', async ({
    page,
  }) => {
    const second = /web\/exhibitor\?.*page=2/
    await page.route(second, (route) =>
      route.fulfill({ status: 503, json: { res: 0, mes: '服务正忙，请稍后再试', errMes: '' } }),
    )
    await page.goto(hall)
    const row = page.getByRole('alert')
    await expect(row).toContainText('服务正忙，请稍后再试')
    await expect(tiles(page)).toHaveCount(10)
    await page.unroute(second)
    await row.getByRole('button', { name: '重试' }).tap()
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(10)
    await expect(row).toHaveCount(0)
  })
})

test('J-14 a list that is over says so, and a short one need not', async ({ page }) => {
  await page.goto('/mobilezhanquExhibitor?exhibition_id=41')
  await expect(tiles(page)).not.toHaveCount(0)
  const end = page.getByText(/^已经到底了，共 \d+ 项$/)
  await expect(async () => {
    await toEnd(page)
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  const count = Number(/\d+/.exec(await textOf(end))?.[0])
  await expect(tiles(page)).toHaveCount(count)
  await page.goto('/choosePavilion')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(end).toHaveCount(0)
})

test('J-04 J-05 a list of exhibitions is found again where it was left, and another tab begins at its top', async ({
  page,
}) => {
  await page.goto('/mobileExhibitors')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await cards.nth(5).scrollIntoViewIfNeeded()
  const y = await scrolled(page)
  expect(y).toBeGreaterThan(500)
  await cards.nth(5).getByRole('link').tap()
  await expect(page).toHaveURL(/\/(mobileConsult|mobilecomponent)\?exhibition_id=\d+&status=0$/)
  await page.getByRole('button', { name: '返回' }).tap()
  await expect.poll(() => addressOf(page)).toBe('/mobileExhibitors')
  await expect.poll(() => scrolled(page)).toBe(y)
  await page.getByRole('tab', { name: /往届回顾/ }).tap()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  expect(await scrolled(page)).toBe(0)
})

for (const [language, height] of [
  ['zh', 844],
  ['en', 640],
] as const)
  test.describe(language, () => {
    test.use({ language })

    test(`J-07 A-07 the exhibitors fit a small phone in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height })
      await page.goto(hall)
      await expect(tiles(page)).not.toHaveCount(0)
      await expectGoodShape(page)
      await expectTouchTargets(page)
      await expectAccessible(page)
    })
  })

test('J-11 the introduction has its film in the page, fetched when it is wanted, and goes on without it', async ({
  page,
}) => {
  const film = '**/media/intro.mp4'
  let asked = 0
  await page.route(film, (route) => {
    asked++
    return route.fulfill({ status: 200, contentType: 'video/mp4', body: '' })
  })
  await page.goto('/mobileplateformInfo')
  const screen = page.getByLabel('云展介绍影片')
  await expect(screen).toHaveAttribute('poster', /\.avif$/)
  await expect(screen).toHaveAttribute('playsinline', '')
  await expect(screen).toHaveJSProperty('controls', true)
  expect(asked).toBe(0)
  await screen.evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined))
  const row = page.getByRole('alert')
  await expect(row).toContainText('影片暂时无法播放')
  await page.unroute(film)
  await page.route(film, (route) => route.fulfill({ path: aFilm, contentType: 'video/mp4' }))
  await row.getByRole('button', { name: '重试' }).tap()
  await expect(row).toHaveCount(0)
  await expect.poll(() => screen.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
})
