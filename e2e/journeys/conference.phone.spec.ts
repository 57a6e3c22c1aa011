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

test.describe('far away', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('F-08 J-10 times are shown on the visitor’s clock too, and the day stays the fair’s', async ({
    page,
  }) => {
    await changeProgramme(page, (session) => {
      const day = session.starts_at.slice(0, 10)
      Object.assign(session, { starts_at: `${day}T09:30:00+08:00`, ends_at: `${day}T10:30:00+08:00` })
    })
    await page.goto('/schedule?exhibition_id=21')
    const step = page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-active]') })
      .first()
    await expect(step).toContainText('09:30')
    const days = page.getByRole('group', { name: '日期' })
    const before = await days.innerText()
    await page.getByRole('button', { name: /^我的时间/ }).tap()
    await expect(step).toContainText(/2[01]:30/)
    await expect(step).toContainText('−1 天')
    expect(await days.innerText()).toBe(before)
  })
})
