import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const film = '**/media/intro.mp4'

test('B-01 B-02 the film waits for a press where nothing may move, is skipped, and can be seen again', async ({
  page,
}) => {
  await page.goto('/map')
  const screen = page.getByLabel('云展短片')
  await expect(page.getByRole('button', { name: '播放短片' })).toBeVisible()
  await page.getByRole('button', { name: '跳过' }).click()
  await expect(screen).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '一片海，一座展城' })).toBeVisible()

  await page.getByRole('button', { name: '重看短片' }).click()
  await page.getByRole('button', { name: '播放短片' }).click()
  await screen.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4
  })
  await expect(screen).toHaveCount(0)
})

test('B-02 without a film the map is there at once, and the plane leads to the fair by keyboard', async ({
  page,
}) => {
  await page.route(film, (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }))
  await page.goto('/map')
  const plane = page.getByRole('link', { name: '飞往云展主岛' })
  await expect(page.getByLabel('云展短片')).toHaveCount(0)
  const pavilions = page.getByRole('list', { name: '行业展馆' }).getByRole('link')
  await expect(pavilions).toHaveCount(6)
  await expect(pavilions.nth(1)).toHaveAttribute('href', '/hzFumao')
  await expectAccessible(page)
  await expectGoodShape(page)
  await plane.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/exhibition$/)
})

test.describe('for whom things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('B-01 B-02 the film plays by itself and without a sound; Escape ends it, and the plane is there', async ({
    page,
  }) => {
    await page.goto('/map')
    const screen = page.getByLabel('云展短片')
    await expect(screen).toHaveJSProperty('muted', true)
    await expect(page.getByRole('button', { name: '播放短片' })).toHaveCount(0)
    await expect
      .poll(() => screen.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    const plane = page.getByRole('link', { name: '飞往云展主岛' })
    // What lies under the film is out of reach, also for the keyboard.
    await plane.focus()
    await expect(plane).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(screen).toHaveCount(0)
    await expect(plane).toBeVisible()
  })

  test('B-02 the plane flies before the page changes', async ({ page }) => {
    await page.route(film, (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }))
    await page.goto('/map')
    await page.getByRole('link', { name: '飞往云展主岛' }).click()
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
    await expect(page).toHaveURL(/\/exhibition$/)
  })
})
