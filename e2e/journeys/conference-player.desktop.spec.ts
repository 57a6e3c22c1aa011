import {
  changeProgramme,
  expectPlaying,
  filmReplay,
  liveNow,
  openFirstDay,
  replayStream,
  serveReplayStream,
  states,
} from '../support/conference.ts'
import { addressOf, expect, test } from '../support/test.ts'

const rcap = '/area/consult/rcap?exhibition_id=21'
const over = { live_status: states.over, live_url: '' }

test('L-01 this browser can play what journeys play', async ({ page }) => {
  await page.goto('/exhibition')
  const can = await page.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f"'),
  )
  expect(can).toBe('probably')
})

test('L-01 a replay that is one film plays in the page, has an address, and Back closes it', async ({
  page,
}) => {
  await changeProgramme(page, (session) => {
    if (session.play_back) Object.assign(session, { ...over, media_type: 'video/mp4' })
  })
  await page.goto(rcap)
  const panel = page.getByRole('dialog', { name: '会议日程' })
  await openFirstDay(panel)
  const row = panel.getByRole('listitem').filter({ hasText: '回放' }).first()
  await row.getByRole('button').first().click()
  await expectPlaying(page)
  await expect(page).toHaveURL(/[?&]play=\d+/)
  await expect(page.locator('video')).toHaveAttribute('src', /^\/files\//)
  await page.goBack()
  await expect(page.locator('video')).toHaveCount(0)
  expect(addressOf(page)).toBe(rcap)
})

test('S-74 beside the stage of a hall stands its own programme, and what plays there is marked', async ({
  page,
}) => {
  const { id, title, exhibition_id } = await filmReplay(page)
  await page.goto(`/area/bigconference?exhibition_id=${exhibition_id}&play=${id}`)
  await expectPlaying(page)
  const programme = page.getByRole('main').getByRole('region', { name: '会议日程' })
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText(['大会议厅'])
  await expect(programme.getByRole('listitem').filter({ hasText: '播放中' })).toContainText(title)
  await page.goto(`/area/smallconference?exhibition_id=${exhibition_id}`)
  await openFirstDay(programme)
  await expect(programme.getByRole('heading', { level: 3 })).toHaveText(['小会议厅'])
  await expect(programme.getByText('播放中')).toHaveCount(0)
})

test('L-01 a replay in pieces plays too, with its captions and qualities', async ({ page }) => {
  await serveReplayStream(page)
  let id = 0
  await changeProgramme(page, (session, index) => {
    if (index > 0) return
    id = session.id
    const media_type = 'application/vnd.apple.mpegurl'
    Object.assign(session, { ...over, play_back: replayStream, media_type, captions: [] })
  })
  await page.goto(rcap)
  await expect.poll(() => id).toBeGreaterThan(0)
  await page.goto(`${rcap}&play=${id}`)
  await expectPlaying(page)
  const player = page.getByRole('region', { name: /^播放器/ })
  await player.getByRole('button', { name: '播放设置' }).click()
  for (const name of ['720P', '360P', '中文', 'English', '1.5 倍'])
    await expect(player.getByRole('button', { name, exact: true })).toBeAttached()
  await player.getByRole('button', { name: '1.5 倍' }).click()
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5)
})

test('F-06 L-01 a replay that is one film has the captions the organiser brought, in the language one chooses', async ({
  page,
}) => {
  const { id } = await filmReplay(page)
  await page.goto(`${rcap}&play=${id}`)
  await expectPlaying(page)
  const player = page.getByRole('region', { name: /^播放器/ })
  await expect(player).toContainText(/欢迎来到本届云展|昼夜开放|点开它|看回放|谈得顺利/)
  await player.getByRole('button', { name: '播放设置' }).click()
  await player.getByRole('button', { name: 'English', exact: true }).click()
  await expect(player).toContainText(
    /welcome to the fair|day and night|catches your eye|miss a talk|good business/,
  )
})

test('L-01 a link leads to a moment, and a replay goes on where it was left', async ({ page }) => {
  await serveReplayStream(page)
  let id = 0
  await changeProgramme(page, (session, index) => {
    if (index > 0) return
    id = session.id
    Object.assign(session, { ...over, play_back: replayStream, media_type: 'application/vnd.apple.mpegurl' })
  })
  await page.goto(rcap)
  await expect.poll(() => id).toBeGreaterThan(0)
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await page.goto(`${rcap}&play=${id}&t=7`)
  await expectPlaying(page)
  expect(await time()).toBeGreaterThanOrEqual(7)
  await expect
    .poll(() =>
      page.evaluate((key) => JSON.parse(localStorage.getItem('playPlaces') ?? '{}')[key], String(id)),
    )
    .toBeGreaterThanOrEqual(7)
  await page.goto(`${rcap}&play=${id}`)
  await expectPlaying(page)
  expect(await time()).toBeGreaterThanOrEqual(7)
})

test('L-01 a player is used by keyboard', async ({ page }) => {
  const live = await liveNow(page)
  const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
  await page.goto(`/area/bigconference?${query}`)
  await expectPlaying(page)
  const video = page.locator('video')
  const is = (name: 'paused' | 'muted') =>
    expect.poll(() => video.evaluate((element: HTMLVideoElement, what) => element[what], name))
  await page.getByRole('region', { name: /^播放器/ }).focus()
  await page.keyboard.press('Space')
  await is('paused').toBe(true)
  await page.keyboard.press('k')
  await is('paused').toBe(false)
  const before = await video.evaluate((element: HTMLVideoElement) => element.muted)
  await page.keyboard.press('m')
  await is('muted').toBe(!before)
})

test.describe('T29 F-06 an address that is no live session’s of the exhibition', () => {
  for (const address of [
    'https://streams.invalid/live.m3u8',
    'javascript:document.title=1',
    'data:video/mp4;base64,AAAA',
    '/recorded/stream.m3u8',
  ])
    test(`T29 F-06 ${address} mounts no player, sends nothing, and is told in words`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`/area/bigconference?exhibition_id=21&videoSrc=${encodeURIComponent(address)}`)
      await expect(page.getByRole('alert')).toContainText('这个视频地址不属于本展会的任何会议，因此没有播放')
      await expect(page.locator('video')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(
        asked.filter((url) => /streams\.invalid|^data:video|recorded/.test(url) && !/videoSrc=/.test(url)),
      ).toEqual([])
      expect(asked.filter((url) => /\.m3u8|stream-engine|hls\.worker/.test(new URL(url).pathname))).toEqual(
        [],
      )
    })

  test('T29 F-06 nor one that is live in another exhibition', async ({ page }) => {
    const live = await liveNow(page)
    const other = live.exhibition_id === 82 ? 60 : 82
    await changeProgramme(page, (session) => {
      if (session.live_url) session.live_url = ''
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const query = new URLSearchParams({ exhibition_id: String(other), videoSrc: live.live_url })
    await page.goto(`/area/bigconference?${query}`)
    await expect(page.getByRole('alert')).toContainText('因此没有播放')
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked).not.toContain(live.live_url)
  })
})

test.describe('F-06 a stream that dies', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to load resource/] })

  test('F-06 a stream that dies is told of, and goes on by itself when it is back', async ({ page }) => {
    const live = await liveNow(page)
    let isDead = false
    await page.route(
      (url) => url.pathname.startsWith('/live/'),
      (route) => (isDead ? route.abort() : route.fallback()),
    )
    const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
    await page.goto(`/area/bigconference?${query}`)
    await expectPlaying(page)
    const player = page.getByRole('region', { name: /^播放器/ })
    await player.getByRole('button', { name: '暂停' }).focus()
    isDead = true
    const lost = page.getByRole('alert').filter({ hasText: '直播信号中断' })
    await expect(lost).toBeVisible({ timeout: 20_000 })
    // Its controls are gone; who was on one of them is still at the player.
    await expect(player).toBeFocused()
    await lost.getByRole('button', { name: '立即重试' }).focus()
    isDead = false
    await expect(lost).toHaveCount(0, { timeout: 20_000 })
    await expect(player).toBeFocused()
    await expectPlaying(page)
  })
})
