import type { Page } from '@playwright/test'
import { getSchedule } from '@tradefloor/contract'
import { changeProgramme, expectPlaying, liveNow, states } from '../support/conference.ts'
import { addressOf, expect, test } from '../support/test.ts'

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

const halls = { 1: '/area/bigconference', 2: '/area/smallconference' } as Record<number, string>

test('F-05 the visitor chooses a hall, sees what is on in it, and is in it with a click', async ({
  page,
}) => {
  const live = await liveNow(page)
  await page.goto(`/area/conference?exhibition_id=${live.exhibition_id}`)
  await expect(page.getByRole('heading', { name: '选择会议厅' })).toBeVisible()
  const doors = page.getByRole('article')
  await expect(doors).toHaveCount(2)
  const door = doors.filter({ hasText: live.title })
  await expect(door).toContainText('正在直播')
  await door.getByRole('link', { name: /^进入/ }).click()
  await expect(page).toHaveURL((url) => url.pathname === halls[live.hall_id])
  expect(new URL(page.url()).searchParams.get('videoSrc')).toBe(live.live_url)
  await expectPlaying(page)
})

test('L-01 F-04 F-06 a live session of the programme opens the hall by its number, and plays there', async ({
  page,
}) => {
  const live = await liveNow(page)
  await page.goto(`/area/consult/rcap?exhibition_id=${live.exhibition_id}`)
  const panel = page.getByRole('dialog', { name: '会议日程' })
  await panel.getByRole('button', { name: live.title, exact: true }).click()
  await expect(page).toHaveURL((url) => url.pathname === halls[live.hall_id])
  await expect(page.getByRole('heading', { level: 1, name: live.title })).toBeVisible()
  await expectPlaying(page)
  await expect(page.getByText(/\d+ 人在看/)).toBeVisible()
})

test('F-06 without an address the hall shows what is on, and plays it when it is asked to', async ({
  page,
}) => {
  const live = await liveNow(page)
  await page.goto(`${halls[live.hall_id]}?exhibition_id=${live.exhibition_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('link', { name: '观看直播' }).click()
  await expectPlaying(page)
})

test.describe('L-01 O-06 what a click says when there is nothing to play', () => {
  for (const [what, change, text] of [
    ['an upcoming session', { live_status: states.upcoming, live_url: '', play_back: '' }, '直播尚未开始'],
    [
      'a live one without an address',
      { live_status: states.live, live_url: '', play_back: '' },
      '直播尚未开始',
    ],
    [
      'one that is over without a replay',
      { live_status: states.over, live_url: '', play_back: '' },
      '敬请期待',
    ],
  ] as const)
    test(`L-01 O-06 ${what}: ${text}`, async ({ page }) => {
      await changeProgramme(page, (session) => Object.assign(session, change))
      await page.goto('/area/consult/rcap?exhibition_id=21')
      const panel = page.getByRole('dialog', { name: '会议日程' })
      await panel.getByRole('listitem').getByRole('button').first().click()
      await told(page, text)
      expect(addressOf(page)).toBe('/area/consult/rcap?exhibition_id=21')
      await expect(page.locator('video')).toHaveCount(0)
    })
})

for (const [hall, names] of [
  ['bigconference', { bigAgenda: '大会议厅 · 会议日程', bigGuest: '会议嘉宾' }],
  [
    'smallconference',
    { smallAgenda: '小会议厅 · 会议日程', smallGuest: '会议嘉宾', smallIntroduce: '会议厅介绍' },
  ],
] as const)
  test(`F-07 the sub-pages of ${hall} lie over it; Escape and Back close them`, async ({ page }) => {
    for (const [name, title] of Object.entries(names)) {
      await page.goto(`/area/${hall}/${name}?exhibition_id=21`)
      const panel = page.getByRole('dialog', { name: title })
      await expect(panel).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      expect(addressOf(page)).toBe(`/area/${hall}?exhibition_id=21`)
    }
    const opener = page.getByRole('button', { name: '完整日程' })
    await opener.click()
    const agenda = page.getByRole('dialog', { name: /会议日程$/ })
    await expect(agenda).toBeVisible()
    await page.goBack()
    await expect(agenda).toHaveCount(0)
    expect(addressOf(page)).toBe(`/area/${hall}?exhibition_id=21`)
    // What lies under a panel is out of reach, and a press on it closes the panel.
    await opener.click()
    await expect(agenda).toBeFocused()
    await opener.evaluate((button) => button.focus())
    await expect(agenda).toBeFocused()
    await page.mouse.click(8, 600)
    await expect(agenda).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

test('F-08 L-02 an agenda has themes, times, speakers with their posts, and documents that can be kept', async ({
  page,
}) => {
  await page.goto('/area/bigconference/bigAgenda?exhibition_id=21')
  const panel = page.getByRole('dialog', { name: '大会议厅 · 会议日程' })
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const row = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('list', { name: '资料' }) })
    .first()
  await expect(row).toContainText(/\d\d:\d\d–\d\d:\d\d/)
  await row
    .getByRole('list', { name: '资料' })
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click()
  await told(page, '请先登录再收藏')
  await row.getByRole('list', { name: '资料' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/documentView\?id=\d+/)
})

for (const id of [23, 31])
  test(`F-08 exhibition ${id} says that it has no schedule, wherever one would be`, async ({ page }) => {
    for (const path of [
      '/area/bigconference/bigAgenda',
      '/area/smallconference/smallAgenda',
      '/area/consult/rcap',
    ]) {
      await page.goto(`${path}?exhibition_id=${id}`)
      await expect(page.getByRole('dialog').getByText('暂无日程')).toBeVisible()
    }
  })

test('F-08 L-01 who wants to be reminded of a session is told on whichever page they are, and led to its hall', async ({
  page,
}) => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  let starts_at = inMinutes(120)
  await changeProgramme(page, (session) =>
    Object.assign(session, { live_status: states.upcoming, cancelled: 0, starts_at }),
  )
  await page.goto('/area/consult/rcap?exhibition_id=21')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^提醒我：/ })
    .first()
    .click()
  await told(page, '会议开始前 5 分钟会在页面上提醒您')
  // As if two hours had passed.
  starts_at = inMinutes(4)
  const session = await page.evaluate((startsAt) => {
    const [reminder] = JSON.parse(localStorage.getItem('reminders') ?? '[]')
    localStorage.setItem('reminders', JSON.stringify([{ ...reminder, startsAt }]))
    return reminder as { title: string; hallId: number }
  }, starts_at)
  await page.goto('/plateformInfo')
  await told(page, `${session.title} 将在 4 分钟后开始`)
  await page.getByRole('button', { name: '去会场' }).click()
  await expect(page).toHaveURL((url) => url.pathname === halls[session.hallId])
  await page.goto('/plateformInfo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(session.title)).toHaveCount(0)
})

test('F-09 speakers are shown three at a time', async ({ page }) => {
  await page.goto('/area/bigconference/bigGuest?exhibition_id=21')
  const slider = page.getByRole('dialog', { name: '会议嘉宾' }).getByRole('region', { name: '全部嘉宾' })
  await expect(slider.getByRole('listitem')).toHaveCount(3)
  const first = await slider.getByRole('listitem').first().innerText()
  await slider.getByRole('button', { name: '下一张' }).click()
  await expect(slider.getByRole('listitem').first()).not.toHaveText(first)
  await expect(slider.getByRole('listitem')).toHaveCount(3)
  await expect(slider.getByRole('button', { name: '上一张' })).toBeEnabled()
})

test('K-24 each agenda asks for its halls, and for exhibition 25 when the address names none', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/web/schedule'))
      asked.push(`${searchParams.get('exhibition_id')} ${searchParams.get('hall_id')}`)
  })
  const ask = async (path: string) => {
    asked.length = 0
    await page.goto(path)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
    return [...new Set(asked)].sort()
  }
  expect(await ask('/area/consult/rcap?exhibition_id=21')).toEqual(['21 3'])
  expect(await ask('/area/bigconference/bigAgenda?exhibition_id=21')).toEqual(['21 1', '21 3'])
  expect(await ask('/area/bigconference/bigAgenda')).toEqual(['25 3'])
  expect(await ask('/area/smallconference/smallAgenda?exhibition_id=21')).toEqual(['21 2', '21 3'])
})

test('L-01 a page changes by itself when a session ends, with one question for all of them', async ({
  page,
}) => {
  const live = await liveNow(page)
  let isOver = false
  const questions: number[] = []
  await page.route('**/api/exhibition/v1/live-schedule?**', async (route) => {
    questions.push(Date.now())
    const response = await route.fetch()
    const reply = (await response.json()) as { list: { id: number; live_status: number; ends_at: string }[] }
    // About to end: then the page looks again soon.
    for (const session of reply.list)
      if (session.id === live.id) session.ends_at = new Date(Date.now() + 1000).toISOString()
    if (isOver) reply.list = reply.list.filter(({ id }) => id !== live.id)
    await route.fulfill({ response, json: reply })
  })
  await changeProgramme(page, (session) => {
    if (isOver && session.id === live.id)
      Object.assign(session, { live_status: states.over, live_url: '', play_back: '' })
  })
  const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
  await page.goto(`${halls[live.hall_id]}?${query}`)
  await expectPlaying(page)
  isOver = true
  await expect(page.getByText('本场直播已结束')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('video')).toHaveCount(0)
  for (const [index, at] of questions.slice(1).entries())
    expect(at - (questions[index] ?? 0)).toBeGreaterThanOrEqual(4900)
})

test('F-06 L-01 a session whose stream moves goes on for whoever watches it, and the address names the new one', async ({
  page,
}) => {
  const live = await liveNow(page)
  const moved = live.live_url.includes('live-big')
    ? '/live/live-small/master.m3u8'
    : '/live/live-big/master.m3u8'
  let hasMoved = false
  await page.route('**/api/exhibition/v1/live-schedule?**', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { list: { id: number; live_url: string; ends_at: string }[] }
    for (const session of reply.list)
      if (session.id === live.id) {
        // About to end: then the page looks again soon.
        session.ends_at = new Date(Date.now() + 1000).toISOString()
        if (hasMoved) session.live_url = moved
      }
    await route.fulfill({ response, json: reply })
  })
  await changeProgramme(page, (session) => {
    if (hasMoved && session.id === live.id) session.live_url = moved
  })
  const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
  await page.goto(`${halls[live.hall_id]}?${query}`)
  await expectPlaying(page)
  hasMoved = true
  await expect(page).toHaveURL((url) => url.searchParams.get('videoSrc') === moved, { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: live.title })).toBeVisible()
  await expectPlaying(page)
  await expect(page.getByText('本场直播已结束')).toHaveCount(0)
})

test.describe('F-05 F-06 a programme that does not come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to load resource/] })

  for (const path of ['/area/conference', '/area/bigconference'])
    test(`F-05 F-06 ${path} says that the programme did not come, and asks again when told to`, async ({
      page,
    }) => {
      let isAway = true
      await page.route(
        (url) => url.pathname === getSchedule.path,
        (route) => (isAway ? route.abort() : route.fallback()),
      )
      await page.goto(`${path}?exhibition_id=21`)
      const told = page.getByRole('alert').filter({ hasText: '内容没有加载出来' })
      await expect(told.first()).toBeVisible({ timeout: 20_000 })
      isAway = false
      await told.first().getByRole('button', { name: '重试' }).click()
      await expect(told).toHaveCount(0)
      await expect(page.getByText(/^(下一场|没有更多会议了|正在直播|直播中)$/).first()).toBeVisible()
    })
})
