import type { Page } from '@playwright/test'
import { changeProgramme, expectPlaying, liveNow, openFirstDay, states } from '../support/conference.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

const halls = { 1: '/mobileBigconference', 2: '/mobileSmallconference' } as Record<number, string>

test('J-09 J-11 the meeting hall leads to both halls, and what is live plays inline there', async ({
  page,
}) => {
  const live = await liveNow(page)
  await page.goto(`/mobileMeetHall?exhibition_id=${live.exhibition_id}`)
  const bar = page.getByRole('navigation', { name: '展会场所' })
  await expect(bar.getByRole('link')).toHaveText(['首页', '咨询台', '展览厅', '会议厅'])
  await expect(bar.getByRole('link', { name: '会议厅' })).toHaveAttribute('aria-current', 'page')
  const doors = page.getByRole('article')
  await expect(doors).toHaveCount(2)
  await doors.filter({ hasText: live.title }).getByRole('link').tap()
  await expect(page).toHaveURL((url) => url.pathname === halls[live.hall_id])
  await expect(page.locator('video')).toHaveAttribute('playsinline', '')
  await expectPlaying(page)
  await expectTouchTargets(page)
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/mobileMeetHall\?/)
})

test('J-11 Q-04 the 3D hall of a phone leads to what it shows, to the other hall and back to the player', async ({
  page,
}) => {
  await page.goto('/mobileBigconference?exhibition_id=21')
  await page.getByRole('button', { name: '三维会场' }).tap()
  await expect(page).toHaveURL(/\/mobileBigconference\?.*room=1/)
  const place = (name: string) => page.frameLocator('iframe').locator(`.list [data-place="${name}"]`)
  await expect(place('screen')).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await place('door').tap()
  await expect(page).toHaveURL(/\/mobileSmallconference\?.*room=1/)
  await place('guests').tap()
  await expect(page.getByRole('dialog', { name: '会议嘉宾' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '返回播放器' }).tap()
  await expect(page).toHaveURL(/\/mobileSmallconference\?(?!.*room=)/)
  await expect(page.getByRole('button', { name: '三维会场' })).toBeVisible()
})

test('J-09 the tools of the meeting hall lead to the schedule, the speakers and all exhibitors', async ({
  page,
}) => {
  await page.goto('/mobileMeetHall?exhibition_id=21')
  const tools = page.getByRole('navigation', { name: '展会服务' })
  for (const [name, path] of [
    ['会议日程', '/schedule'],
    ['会议嘉宾', '/mobileGuest'],
    ['全部展商', '/mobilezhanquExhibitor'],
  ] as const)
    await expect(tools.getByRole('link', { name })).toHaveAttribute('href', `${path}?exhibition_id=21`)
})

test('J-10 L-01 /schedule is a day as steps; the steps that have begun are filled', async ({ page }) => {
  await changeProgramme(page, (session, index) => {
    const live_status = index % 3 === 0 ? states.over : index % 3 === 1 ? states.live : states.upcoming
    Object.assign(session, { live_status, live_url: '', play_back: '' })
  })
  await page.goto('/schedule?exhibition_id=21')
  const steps = page.getByRole('listitem').filter({ has: page.locator('[data-active]') })
  await expect(steps.first()).toContainText(/\d\d:\d\d/)
  const rows = await steps.evaluateAll((all) =>
    all.map((one) => ({
      active: one.querySelector('[data-active]')?.getAttribute('data-active'),
      isUpcoming: one.textContent?.includes('即将开始'),
    })),
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { active, isUpcoming } of rows) expect(active).toBe(String(!isUpcoming))
})

for (const [what, status, text] of [
  ['upcoming', states.upcoming, '直播尚未开始'],
  ['over', states.over, '敬请期待'],
] as const)
  test(`L-01 J-10 a tap on a session that is ${what} and has nothing to play says ${text}`, async ({
    page,
  }) => {
    await changeProgramme(page, (session) =>
      Object.assign(session, { live_status: status, live_url: '', play_back: '' }),
    )
    await page.goto('/schedule?exhibition_id=21')
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-active]') })
      .first()
      .getByRole('button')
      .first()
      .tap()
    await told(page, text)
    expect(addressOf(page)).toBe('/schedule?exhibition_id=21')
  })

test('L-01 J-10 a replay plays over the schedule, and Back closes it', async ({ page }) => {
  await changeProgramme(page, (session) => {
    if (session.play_back) Object.assign(session, { live_status: states.over, live_url: '' })
  })
  await page.goto('/schedule?exhibition_id=21')
  await openFirstDay(page)
  const step = page.getByRole('listitem').filter({ hasText: '回放' }).first()
  await step.getByRole('button').first().tap()
  await expectPlaying(page)
  await page.goBack()
  await expect(page.locator('video')).toHaveCount(0)
})

test('J-10 /mobileGuest is a grid of portraits, names and posts', async ({ page }) => {
  await page.goto('/mobileGuest?exhibition_id=21')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.nth(3)).toBeVisible()
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(first?.y).toBe(second?.y)
  await expect(cards.first().locator('img')).toBeVisible()
})

for (const id of [23, 31])
  test(`J-15 /schedule says that exhibition ${id} has no schedule`, async ({ page }) => {
    await page.goto(`/schedule?exhibition_id=${id}`)
    await expect(page.getByText('暂无日程')).toBeVisible()
  })

/** The step of the first session that an agenda of a phone shows. */
const firstStep = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-active]') })
    .first()

test.describe('far away', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const [season, day, time] of [
    ['winter', '2027-01-15', '20:30'],
    ['summer', '2027-07-15', '21:30'],
  ] as const)
    test(`F-08 J-10 times of a ${season} are shown on the visitor’s clock too, and the day stays the fair’s`, async ({
      page,
    }) => {
      await changeProgramme(page, (session) =>
        Object.assign(session, { starts_at: `${day}T09:30:00+08:00`, ends_at: `${day}T10:30:00+08:00` }),
      )
      await page.goto('/schedule?exhibition_id=21')
      const step = firstStep(page)
      await expect(step).toContainText('09:30')
      const days = page.getByRole('group', { name: '日期' })
      const before = await days.innerText()
      await page.getByRole('button', { name: /^我的时间/ }).tap()
      await expect(step).toContainText(time)
      await expect(step).toContainText('−1 天')
      expect(await days.innerText()).toBe(before)
    })
})

test.describe('where the day begins', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('F-08 J-11 an evening at the fair is the next morning there: +1 day, and one clock for the whole page', async ({
    page,
  }) => {
    await changeProgramme(page, (session) =>
      Object.assign(session, {
        live_status: states.upcoming,
        live_url: '',
        cancelled: 0,
        starts_at: '2031-07-15T20:00:00+08:00',
        ends_at: '2031-07-15T21:00:00+08:00',
      }),
    )
    await page.goto('/mobileBigconference?exhibition_id=21')
    const step = firstStep(page)
    // S-82: the other clock stands under the one in force, and the day is the visitor's in both.
    await expect(step).toContainText('20:00您当地时间02:00+1 天')
    await expect(page.getByText(/北京时间 07-15 20:00 开始/)).toBeVisible()
    await page.getByRole('button', { name: '我的时间 UTC+14' }).tap()
    await expect(step).toContainText('02:00北京时间20:00+1 天')
    await expect(page.getByText(/您当地 07-16 02:00 开始/)).toBeVisible()
  })
})

test('F-08 J-11 the agenda of a hall says theme and all speakers with their posts, /schedule only the first by name', async ({
  page,
}) => {
  const live = await liveNow(page)
  const [first] = live.guests
  if (!first) throw new Error('Nobody speaks at what is live')
  const stepOf = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: live.title, exact: true }) })
      .first()
  await page.goto(`${halls[live.hall_id]}?exhibition_id=${live.exhibition_id}`)
  for (const { name, post } of live.guests) await expect(stepOf()).toContainText(`${name}${post}`)
  await page.goto(`/schedule?exhibition_id=${live.exhibition_id}`)
  await expect(stepOf()).toContainText(first.name)
  await expect(stepOf()).not.toContainText(first.post)
})

test('J-10 J-11 from a hall to the schedule goes the exhibition alone', async ({ page }) => {
  await page.goto('/mobileBigconference?exhibition_id=21&play=9005&t=3&room=1')
  await page.frameLocator('iframe').locator('.list [data-place="agenda"]').tap()
  await expect(page).toHaveURL(/\/schedule\?/)
  expect(addressOf(page)).toBe('/schedule?exhibition_id=21')
  await expect(firstStep(page)).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
})

test('J-11 L-01 a finger’s first tap on a film that plays wakes its controls, and presses nothing', async ({
  page,
}) => {
  const live = await liveNow(page)
  const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
  await page.goto(`${halls[live.hall_id]}?${query}`)
  await expectPlaying(page)
  const player = page.getByRole('region', { name: /^播放器/ })
  const pause = player.getByRole('button', { name: '暂停' })
  const isSeen = () => pause.evaluate((button) => button.checkVisibility({ opacityProperty: true }))
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  const [box, button] = [await player.boundingBox(), await pause.boundingBox()]
  if (!box || !button) throw new Error('The player has no place')
  const onPause = { x: button.x - box.x + button.width / 2, y: button.y - box.y + button.height / 2 }
  for (const position of [{ x: box.width / 2, y: box.height / 2 }, onPause]) {
    await expect.poll(isSeen).toBe(false)
    await player.tap({ position })
    await expect.poll(isSeen).toBe(true)
    expect(await isPaused()).toBe(false)
  }
  // However long this machine takes for the second tap: one that comes too late wakes again.
  await expect(async () => {
    await player.tap()
    expect(await isPaused()).toBe(true)
  }).toPass()
})

test.describe('T29 J-11 an address that is no live session’s of the exhibition', () => {
  for (const address of [
    'https://streams.invalid/live.m3u8',
    'javascript:document.title=1',
    'data:video/mp4;base64,AAAA',
  ])
    test(`T29 J-11 ${address} mounts no player on a phone, sends nothing, and is told in words`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(`/mobileSmallconference?exhibition_id=21&videoSrc=${encodeURIComponent(address)}`)
      await expect(page.getByRole('alert')).toContainText('这个视频地址不属于本展会的任何会议，因此没有播放')
      await expect(page.locator('video')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(
        asked.filter((url) => /streams\.invalid|^data:video/.test(url) && !/videoSrc=/.test(url)),
      ).toEqual([])
      expect(asked.filter((url) => /\.m3u8|stream-engine|hls\.worker/.test(new URL(url).pathname))).toEqual(
        [],
      )
    })
})
