import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test, textOf } from '../support/test.ts'

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
  // The first ten come with the page.
  expect(new Set(asked)).toContain('2 of 10')
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
