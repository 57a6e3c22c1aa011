import type { Page } from '@playwright/test'
import { firstLoadOf } from '../support/first-load.ts'
import { expect, test } from '../support/test.ts'

/** Every call the page itself makes; its scene, in a frame, is a document of its own. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.frame() === page.mainFrame()) calls.push(pathname)
  })
  return calls
}

test('A-09 B-04 the home shows what came with it and asks the server nothing until its first screen is there', async ({
  page,
}) => {
  const { requests } = await firstLoadOf(page, '/exhibition', () =>
    expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible(),
  )
  expect(requests.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
})

test('A-09 H-03 a booth shows what came with it, and asks again for what is opened later', async ({
  page,
}) => {
  const calls = callsOf(page)
  await page.goto('/area/ztDetail/product?company_id=1001&exhibition_id=21')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  expect(calls.filter((path) => /web\/(?:exhibitor|exhibition)/.test(path))).toEqual([])
})

test('A-06 A-07 who comes by an English address reads English, there and on the next page', async ({
  page,
}) => {
  await page.goto('/plateformInfo?lang=en')
  await expect(page).toHaveTitle(/^Introduction|Tradefloor/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/exhibition')
  await expect(page.getByRole('region', { name: 'On now' })).toBeVisible()
})

test('A-09 a page out of the history asks the server how things stand now', async ({ page }) => {
  await page.goto('/exhibition')
  await page.goto('/plateformInfo')
  const calls = callsOf(page)
  await page.goBack()
  await expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  // A page that the browser kept whole is as it was and has nothing to ask.
  const isOld = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'back_forward'),
  )
  if (isOld) expect(calls).toContain('/api/exhibition/v2/web/exhibition')
})
