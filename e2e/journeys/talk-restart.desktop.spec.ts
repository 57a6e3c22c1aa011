import { signOnToDesk } from '../support/desk.ts'
import { test } from '../support/own-server.ts'
import { expect } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

/** Between two tries a page waits up to half a minute, so that a thousand of them do not come at once. */
const backAgain = { timeout: 40_000 }

test('R-03 N-03 a visitor and the desk go on talking across a restart of the server: in order, once', async ({
  page,
  context,
  ownServer,
}) => {
  // It is about a server's stop and start, and the waits of two pages.
  test.setTimeout(120_000)
  await newVisitor(page, '穆清')
  await page.goto('/area/ztDetail/chat?company_id=1001&exhibition_id=21')
  const box = page.getByRole('textbox', { name: '洽谈内容' })
  const log = page.getByRole('log')
  await box.fill('第一句')
  await box.press('Enter')
  await expect(log.getByRole('listitem').filter({ hasText: '第一句' })).toContainText('已送达')
  const desk = await context.newPage()
  await signOnToDesk(desk, '/desk/inbox')
  await desk.getByRole('link', { name: /穆清/ }).click()
  await expect(desk.getByRole('log')).toContainText('第一句')

  const restarted = ownServer.restart()
  // Written while there is no server, or while it comes back.
  await box.fill('第二句')
  await box.press('Enter')
  await restarted
  await expect(desk.getByRole('log')).toContainText('第二句', backAgain)
  await desk.getByRole('textbox', { name: '回复内容' }).fill('第三句')
  await desk.getByRole('textbox', { name: '回复内容' }).press('Enter')
  for (const tab of [page, desk]) {
    await expect(tab.getByRole('log')).toHaveText(/第一句.*第二句.*第三句/s, backAgain)
    await expect(tab.getByRole('log').getByRole('listitem').filter({ hasText: /第.句/ })).toHaveCount(3)
  }
})
