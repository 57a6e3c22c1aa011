import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fairDay, getSchedule } from '@tradefloor/contract'
import { expectPlaying } from '../support/conference.ts'
import { expo, organisedFair } from '../support/organiser.ts'
import { expect, test } from '../support/test.ts'

// One fair, which both change.
test.describe.configure({ mode: 'default' })

const exhibition = '1'

/** The example that the tool writes, with a session of this name. */
async function bringIn(folder: string, id: string, title: string) {
  const day = fairDay(new Date())
  writeFileSync(
    path.join(folder, 'schedule.csv'),
    `id,exhibition,hall,title.zh,starts,ends\n${id},${exhibition},1,${title},${day} 09:00,${day} 10:00\n`,
  )
  await expo(['import', folder, '--apply'])
}

test('L-01 O-06 a recording that the organiser adds reaches a page that was open all the while', async ({
  page,
}) => {
  const [folder, id, title] = [test.info().outputPath('content'), '7001', '开幕主旨演讲']
  await expo(['new', folder])
  await bringIn(folder, id, title)
  await expo(['session', id, '--status', 'over'])
  await page.clock.install()
  await page.goto(`${organisedFair().address}/area/consult/rcap?exhibition_id=${exhibition}`)
  const agenda = page.getByRole('dialog', { name: '会议日程' })
  const session = agenda.getByRole('listitem').filter({ hasText: title })
  await session.getByRole('button').first().click()
  await expect(page.getByRole('status').filter({ hasText: '敬请期待' }).first()).toBeVisible()

  await expo(['session', id, '--playback', 'loop:live-big'])
  // So long until the page asks again how things stand; the browser may keep an answer for five real seconds.
  await expect(async () => {
    await page.clock.fastForward(21_000)
    await expect(session).toContainText('回放', { timeout: 1500 })
  }).toPass()
  await session.getByRole('button').first().click()
  await expectPlaying(page)
})

test.describe('with a network that fails once', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to load resource/] })

  test('L-01 F-06 O-06 what the organiser changes reaches a hall that was open all the while', async ({
    page,
  }) => {
    const [folder, id] = [test.info().outputPath('content'), '7002']
    await expo(['new', folder])
    await bringIn(folder, id, '闭幕式')
    await page.clock.install()
    await page.goto(`${organisedFair().address}/scene/conference?exhibition_id=${exhibition}&list=1`)
    const line = page.locator(`.list [data-place="session-${id}"]`)
    await expect(line).toContainText('闭幕式')

    await bringIn(folder, id, '闭幕致辞')
    // The first answer is lost on the way.
    await page.route(
      (url) => url.pathname === getSchedule.path,
      (route) => route.abort(),
      { times: 1 },
    )
    await expect(async () => {
      await page.clock.fastForward(24_000)
      await expect(line).toContainText('闭幕致辞', { timeout: 1500 })
    }).toPass()
  })
})
