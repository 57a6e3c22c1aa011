import { devices } from '@playwright/test'
import { expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, allHeard, expect, test, textOf } from '../support/test.ts'

test.describe('an iPhone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent })

  test('A-03 an iPhone is a phone: a desktop’s address leads to its own page', async ({ page }) => {
    await page.goto('/exhibition?from=card')
    await expect(page).toHaveURL(/\/mobileExhibition\?from=card$/)
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })
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
