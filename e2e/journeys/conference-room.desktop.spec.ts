import type { Page } from '@playwright/test'
import { watchSession } from '@tradefloor/contract'
import { filmReplay, liveNow } from '../support/conference.ts'
import { expectSceneAccessible } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

/** The 3D conference hall, from the page that holds it: by its list, and drawn in software. */

const room = '/area/bigconference?exhibition_id=21&room=1'

test('F-06 Q-04 the list of a conference hall leads to agenda, guests, the other hall and the player', async ({
  page,
}) => {
  await page.goto(room)
  const place = (name: string) => page.frameLocator('iframe').locator(`.list [data-place="${name}"]`)
  await expect(place('screen')).toBeVisible()
  await expectSceneAccessible(page)
  for (const [name, title] of [
    ['agenda', '大会议厅 · 会议日程'],
    ['guests', '会议嘉宾'],
  ] as const) {
    await place(name).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: title })
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  await place('door').click()
  await expect(page).toHaveURL(/\/area\/smallconference\?.*room=1/)
  await expect(place('screen')).toBeVisible()
  await place('screen').click()
  await expect(page).toHaveURL(/\/area\/smallconference\?(?!.*room=)/)
  await expect(page.getByRole('button', { name: '三维会场' })).toBeVisible()
})

test('F-06 Q-04 the focus goes through the door of the 3D hall, and back', async ({ page }) => {
  await page.goto('/area/bigconference?exhibition_id=21')
  const enter = page.getByRole('button', { name: '三维会场' })
  await enter.press('Enter')
  const leave = page.getByRole('button', { name: '返回播放器' })
  await expect(leave).toBeFocused()
  await leave.press('Enter')
  await expect(enter).toBeFocused()
})

test('F-06 L-01 the list of a hall says what is on the programme and when', async ({ page }) => {
  await page.goto('/scene/conference?exhibition_id=21&list=1')
  const lines = page.locator('.list [data-place^="session-"]')
  await expect(lines.first()).toBeVisible()
  for (const line of await lines.all())
    await expect(line).toContainText(/\d+月\d+日\s\d\d:\d\d-\d\d:\d\d\s北京时间/)
  await expect(page.locator('[data-place="agenda"]')).toHaveAttribute(
    'href',
    '/area/bigconference/bigAgenda?exhibition_id=21',
  )
})

test.describe('the picture', () => {
  // Software draws by the pixel.
  test.use({ scene: 'picture', viewport: { width: 420, height: 280 } })

  const film = async (page: Page) =>
    Number(await page.frameLocator('iframe').locator('canvas').getAttribute('data-film'))

  /** By keyboard: in a window this small the bars lie over each other. */
  const press = (page: Page, name: string) =>
    page.frameLocator('iframe').getByRole('button', { name }).press('Enter')

  /** Begins what the screen has, over and over: the demo's films are shorter than a busy machine takes to look. */
  async function play(page: Page) {
    await press(page, '播放')
    await page
      .frameLocator('iframe')
      .locator('video')
      .evaluate((element: HTMLVideoElement) => {
        element.loop = true
      })
    await expect.poll(() => film(page), { timeout: 20_000 }).toBeGreaterThan(0)
  }

  async function expectFilmAdvances(page: Page) {
    const scene = page.frameLocator('iframe')
    const video = scene.locator('video')
    await expect(video).toHaveJSProperty('muted', true)
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    const [first, shown] = [await time(), await film(page)]
    await expect.poll(time, { timeout: 15_000 }).not.toBe(first)
    await expect.poll(() => film(page), { timeout: 15_000 }).toBeGreaterThan(shown)
  }

  test('F-06 the screen of the hall plays what stands on the stage, without sound until one asks for it', async ({
    page,
  }) => {
    await page.goto('/area/bigconference?exhibition_id=21&play=9005&room=1')
    const scene = page.frameLocator('iframe')
    await expect(scene.locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
    await play(page)
    await expectFilmAdvances(page)
    await press(page, '打开声音')
    await expect(scene.locator('video')).toHaveJSProperty('muted', false)
    await press(page, '暂停')
    await expect(scene.locator('video')).toHaveJSProperty('paused', true)
  })

  test('F-06 L-01 what is live plays on the screen of the hall, and whoever watches it there is counted', async ({
    page,
  }) => {
    const live = await liveNow(page)
    const counted = page.waitForRequest(
      (request) => new URL(request.url()).pathname === watchSession.path && request.method() === 'POST',
      { timeout: 30_000 },
    )
    // Without an address too: the screen shows what is on.
    await page.goto(`/area/bigconference?exhibition_id=${live.exhibition_id}&room=1`)
    await expect(page.frameLocator('iframe').locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
    await press(page, '播放')
    await expect.poll(() => film(page), { timeout: 20_000 }).toBeGreaterThan(0)
    await expectFilmAdvances(page)
    expect((await counted).postDataJSON()).toMatchObject({ session_id: live.id })
  })

  test.describe('what is away', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED|Failed to load resource/] })

    for (const { what, below, session } of [
      { what: 'the stream', below: '/live/', session: liveNow },
      { what: 'the film of a replay', below: '/files/', session: filmReplay },
    ])
      test(`F-06 the screen says that it cannot play, and plays by itself when ${what} is back`, async ({
        page,
      }) => {
        const { exhibition_id, id } = await session(page)
        let isAway = true
        await page.route(
          (url) => url.pathname.startsWith(below),
          (route) =>
            isAway && route.request().resourceType() !== 'image' ? route.abort() : route.fallback(),
        )
        await page.goto(`/area/bigconference?exhibition_id=${exhibition_id}&play=${id}&room=1`)
        const scene = page.frameLocator('iframe')
        await expect(scene.locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
        await press(page, '播放')
        const told = scene.getByRole('status').filter({ hasText: '画面暂时无法播放' })
        await expect(told).toBeAttached()
        isAway = false
        await expect.poll(() => film(page), { timeout: 15_000 }).toBeGreaterThan(0)
        await expect(told).toHaveCount(0)
      })

    test('F-06 a film that dies on the way goes on where it was', async ({ page }) => {
      const { exhibition_id, id } = await filmReplay(page)
      await page.goto(`/area/bigconference?exhibition_id=${exhibition_id}&play=${id}&room=1`)
      const scene = page.frameLocator('iframe')
      await expect(scene.locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
      await press(page, '播放')
      await expect.poll(() => film(page), { timeout: 15_000 }).toBeGreaterThan(0)
      const video = scene.locator('video')
      await video.evaluate((element: HTMLVideoElement) => {
        element.pause()
        element.currentTime = 15
        element.dispatchEvent(new Event('error'))
      })
      // Another element, since the old one is given up; from the beginning it would not be there by then.
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 10_000 })
        .toBeGreaterThan(15)
    })
  })

  test('F-06 T29 it plays a stream of the box, and opens no address of a stranger', async ({ page }) => {
    const strangers: string[] = []
    page.on('request', (request) => {
      if (/evil/.test(request.url())) strangers.push(request.url())
    })
    await page.goto(room)
    const scene = page.frameLocator('iframe')
    await expect(scene.locator('canvas[data-rest]')).toBeAttached({ timeout: 25_000 })
    const tell = (address: string) =>
      page.evaluate((src) => {
        const frame = document.querySelector('iframe')?.contentWindow
        const message = { v: 1, type: 'screen', session_id: 9014, address: src, media: 'stream' }
        frame?.postMessage(message, location.origin)
      }, address)
    for (const address of [
      'https://evil.example/a.m3u8',
      '//evil.example/a.m3u8',
      'javascript:alert("evil")',
    ])
      await tell(address)
    await tell('/live/live-big/replay.m3u8')
    await play(page)
    await expectFilmAdvances(page)
    await tell('https://evil.example/b.m3u8')
    await expect(scene.locator('video')).toHaveCount(0)
    expect(strangers).toEqual([])
  })
})
