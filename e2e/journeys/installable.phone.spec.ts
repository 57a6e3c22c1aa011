import { readFileSync } from 'node:fs'
import { test } from '../support/network-proxy.ts'
import { replyStored, siteStored } from '../support/offline.ts'
import { expect } from '../support/test.ts'

const home = '/mobileExhibition'
/** A page without a scene. */
const light = '/choosePavilion'

test('J-02 A-07 the site can be put on a home screen, in the reader’s language', async ({
  page,
  context,
}) => {
  await page.goto(home)
  await siteStored(page)
  const browser = await context.newCDPSession(page)
  const { url, errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  expect(JSON.parse(data ?? '{}')).toMatchObject({ short_name: '云展', display: 'standalone' })
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A journey's browser forgets everything at its end, and such ones do not install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await page
    .getByRole('radio', { name: 'EN' })
    .or(page.getByRole('button', { name: 'EN' }))
    .first()
    .click()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest?lang=en')
})

test('A-09 J-02 a second visit loads less than 15 KB', async ({ page, network }) => {
  await page.goto(home)
  await siteStored(page)
  await expect(page.getByRole('list', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = network.sent()
  await page.goto('about:blank')
  await page.goto(home)
  await expect(page.getByRole('list', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(network.sent() - before).toBeLessThan(15_000)
})

test('O-02 a new version is offered to whoever has the old one open, and nobody is interrupted', async ({
  page,
  network,
}) => {
  await page.goto(light)
  await siteStored(page)
  await page.evaluate(() => {
    document.title = 'the old one'
  })
  network.rewrite('/sw.js', (text) => `${text}\n// the next version`)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const offer = page.getByRole('status').filter({ hasText: '网站有新版本' })
  await expect(offer).toBeVisible()
  await expect(page).toHaveTitle('the old one')
  await offer.getByRole('button', { name: '刷新' }).click()
  await expect(page).not.toHaveTitle('the old one')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('O-02 a worker that was switched off takes everything back', async ({ page, network }) => {
  const off = readFileSync(new URL('../../apps/web/dist/sw-off.js', import.meta.url), 'utf8')
  await page.goto(light)
  await siteStored(page)
  network.rewrite('/sw.js', () => off)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('O-02 a network that says nothing gives what was there before', async ({ page, network }) => {
  await page.goto(light)
  const pavilion = await page.getByRole('main').getByRole('link').first().innerText()
  const [name = ''] = pavilion.split('\n')
  await siteStored(page)
  await replyStored(page, name)
  network.stall()
  await page.goto(light, { waitUntil: 'commit' })
  await expect(page.getByText(name).first()).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/^网络较慢$|当前没有网络/)).toBeVisible()
})

test.describe('after an update of the site', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/status of 404|dynamically imported module/] })

  test('A-09 a part that is gone reloads the page once, and then says so', async ({ page }) => {
    await page.goto(home)
    await expect(page.getByRole('list', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
    await page.route('**/assets/pavilions-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    let opened = 0
    page.on('domcontentloaded', () => {
      opened++
    })
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '展馆' }).click()
    await expect(page.getByRole('heading', { name: '页面没有加载出来' })).toBeVisible()
    await page.waitForTimeout(1500)
    expect(opened).toBe(1)
    await page.unrouteAll()
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '展馆' })).toBeVisible()
  })
})
