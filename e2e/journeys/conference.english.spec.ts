import { changeProgramme, expectPlaying, liveNow, states } from '../support/conference.ts'
import { phone } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

test.use({ language: 'en' })

test('F-05 F-06 A-07 in English a visitor chooses a hall and watches what is live', async ({ page }) => {
  const live = await liveNow(page)
  await page.goto(`/area/conference?exhibition_id=${live.exhibition_id}`)
  await expect(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible()
  await page.getByRole('article').filter({ hasText: live.title_en }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: live.title_en })).toBeVisible()
  await expectPlaying(page)
  await expect(page.getByText(/\d+ watching/)).toBeVisible()
})

for (const [what, status, text] of [
  ['an upcoming session', states.upcoming, 'No live broadcast started'],
  ['one that is over without a replay', states.over, 'Coming soon'],
] as const)
  test(`L-01 O-06 A-07 ${what} says ${text}`, async ({ page }) => {
    await changeProgramme(page, (session) =>
      Object.assign(session, { live_status: status, live_url: '', play_back: '' }),
    )
    await page.goto('/area/bigconference/bigAgenda?exhibition_id=21')
    const panel = page.getByRole('dialog', { name: 'Main hall · Schedule' })
    await panel.getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
  })

test('F-08 J-15 A-07 an exhibition without a programme says No schedule', async ({ page }) => {
  await page.goto('/area/bigconference/bigAgenda?exhibition_id=23')
  await expect(page.getByRole('dialog').getByText('No schedule')).toBeVisible()
})

test('T29 F-06 A-07 a foreign address is refused in words', async ({ page }) => {
  await page.goto('/area/smallconference?exhibition_id=21&videoSrc=https%3A%2F%2Fstreams.invalid%2Fa.m3u8')
  await expect(page.getByRole('alert')).toContainText('does not belong to any session of this exhibition')
  await expect(page.locator('video')).toHaveCount(0)
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...device } = phone
  test.use(device)

  test('J-11 F-08 A-07 in English a phone plays what is live, and its agenda says theme, speakers and posts', async ({
    page,
  }) => {
    const live = await liveNow(page)
    await page.goto(`/mobileMeetHall?exhibition_id=${live.exhibition_id}`)
    await page.getByRole('article').filter({ hasText: live.title_en }).getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name: live.title_en })).toBeVisible()
    await expectPlaying(page)
    await expect(page.getByText(/\d+ watching/)).toBeVisible()
    const step = page
      .getByRole('tabpanel', { name: 'Schedule' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: live.title_en, exact: true }) })
      .first()
    await expect(step).toContainText('Live')
    for (const guest of live.guests) await expect(step).toContainText(`${guest.name_en}${guest.post_en}`)
  })

  test('J-10 L-01 A-07 in English a tap on an upcoming session of /schedule says that it has not started', async ({
    page,
  }) => {
    await changeProgramme(page, (session) =>
      Object.assign(session, { live_status: states.upcoming, live_url: '', play_back: '' }),
    )
    await page.goto('/schedule?exhibition_id=21')
    const step = page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-active]') })
      .first()
    await expect(step).toContainText('Coming soon')
    await step.getByRole('button').first().tap()
    await expect(
      page.getByRole('status').filter({ hasText: 'No live broadcast started' }).first(),
    ).toBeVisible()
  })
})

test('S-76 A-07 a programme prints whole, every day under its date, instead of the page', async ({
  page,
}) => {
  await page.goto('/area/bigconference/bigAgenda?exhibition_id=21')
  const days = page.getByRole('dialog').getByRole('group', { name: 'Day' }).getByRole('button')
  await expect(days.first()).toBeVisible()
  const count = await days.count()
  expect(count).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.print-sheet')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveCount(count)
  for (const heading of await sheet.getByRole('heading', { level: 2 }).all())
    await expect(heading).toBeVisible()
  expect(await sheet.getByRole('row').count()).toBeGreaterThan(count)
  await expect(sheet.getByRole('row').first()).toContainText(/\d\d:\d\d – \d\d:\d\d/)
  // Nothing of the page itself comes out of the printer.
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})
