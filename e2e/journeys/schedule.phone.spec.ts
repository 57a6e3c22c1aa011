import { liveNow } from '../support/conference.ts'
import { expect, test } from '../support/test.ts'

const halls: Record<number, string> = { 1: '/mobileBigconference', 2: '/mobileSmallconference' }

test('S-82 F-08 on a phone the schedule opens at what is on, a hall’s programme begins there, and the days stay in sight', async ({
  page,
}) => {
  const live = await liveNow(page)
  const steps = page
    .getByRole('listitem')
    .filter({ has: page.locator('[data-active]') })
    .filter({ has: page.getByRole('button', { name: /./ }) })
  const step = steps.filter({ has: page.getByRole('button', { name: live.title, exact: true }) })
  const days = page.getByRole('group', { name: '日期' })
  const daysEnd = () => days.evaluate((row) => row.getBoundingClientRect().bottom)
  const stepTop = () => step.first().evaluate((row) => row.getBoundingClientRect().top)

  await page.goto(`/schedule?exhibition_id=${live.exhibition_id}`)
  await expect(step.first()).toBeInViewport()
  await expect(days).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await stepTop()) >= (await daysEnd())).toBe(true)
  await page.mouse.wheel(0, 600)
  await expect(days).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, -20_000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // Another day and back: nobody is thrown about by that.
  await days.getByRole('button').last().tap()
  await expect(step).toHaveCount(0)

  await page.goto(`${halls[live.hall_id]}?exhibition_id=${live.exhibition_id}`)
  await expect(step.first()).toBeVisible()
  const titles = await steps.allInnerTexts()
  const before = titles.findIndex((text) => text.includes(live.title))
  // Others may be on at the same time; what is over is a press away.
  expect(titles.slice(0, before).join(), 'nothing that is over comes first').not.toContain('回放')
  await page.mouse.wheel(0, 20_000)
  await expect(days).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: '返回' })).toBeInViewport()
})
