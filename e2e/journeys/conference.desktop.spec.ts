import type { Page } from '@playwright/test'
import { firstAnswersId, getSchedule } from '@tradefloor/contract'
import { changeProgramme, states } from '../support/conference.ts'
import { failUntilRetried } from '../support/retry.ts'
import { expect, test } from '../support/test.ts'

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

const halls = { 1: '/area/bigconference', 2: '/area/smallconference' } as Record<number, string>

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

test.describe('F-05 F-06 a programme that does not come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to load resource/] })

  for (const path of ['/area/conference', '/area/bigconference'])
    test(`F-05 F-06 ${path} says that the programme did not come, and asks again when told to`, async ({
      page,
    }) => {
      // The document brings the programme along; one that could not read it does not.
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch()
          const document = await response.text()
          const answers = new RegExp(`(id="${firstAnswersId}">)[^<]*`)
          await route.fulfill({ response, body: document.replace(answers, '$1') })
        },
      )
      await failUntilRetried(
        page,
        (url) => url.pathname === getSchedule.path,
        (route) => route.abort(),
      )
      await page.goto(`${path}?exhibition_id=21`)
      const told = page.getByRole('alert').filter({ hasText: '内容没有加载出来' })
      await expect(told.first()).toBeVisible({ timeout: 20_000 })
      await told.first().getByRole('button', { name: '重试' }).click()
      await expect(told).toHaveCount(0)
      await expect(page.getByText(/^(下一场|没有更多会议了|正在直播|直播中)$/).first()).toBeVisible()
    })
})
