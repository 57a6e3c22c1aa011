import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeProgramme, expectPlaying, liveBeforeEach, states } from '../../testing/conference.ts'
import { openSite } from '../../testing/open-site.tsx'

const language = 'en'
const liveNow = liveBeforeEach()

test('J-11 F-08 A-07 in English a phone plays what is live, and its agenda says theme, speakers and posts', async () => {
  const live = liveNow()
  await openSite(`/mobileMeetHall?exhibition_id=${live.exhibition_id}`, { language })
  await page.getByRole('article').filter({ hasText: live.title_en }).getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1, name: live.title_en })).toBeVisible()
  await expectPlaying()
  await expect.element(page.getByText(/\d+ watching/)).toBeVisible()
  const step = page
    .getByRole('tabpanel', { name: 'Schedule' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: live.title_en, exact: true }) })
    .first()
  await expect.element(step).toHaveTextContent('Live')
  for (const guest of live.guests)
    await expect.element(step).toHaveTextContent(`${guest.name_en}${guest.post_en}`)
})

test('J-10 L-01 A-07 in English a tap on an upcoming session of /schedule says that it has not started', async () => {
  changeProgramme((session) =>
    Object.assign(session, { live_status: states.upcoming, live_url: '', play_back: '' }),
  )
  await openSite('/schedule?exhibition_id=21', { language })
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByCss('[data-active]') })
    .first()
  await expect.element(step).toHaveTextContent('Coming soon')
  await step.getByRole('button').first().click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'No live broadcast started' }).first())
    .toBeVisible()
})
