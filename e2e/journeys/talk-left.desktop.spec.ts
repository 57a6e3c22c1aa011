import type { Page } from '@playwright/test'
import { sendMessage } from '@tradefloor/contract'
import { signOnToDesk } from '../support/desk.ts'
import { expectAccessible } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const place = { company_id: 1001, exhibition_id: 21 }

/** How much this browser keeps of what was begun and not sent. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tradefloor-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const found = opening.result.transaction('drafts').objectStore('drafts').count()
          found.onsuccess = () => {
            opening.result.close()
            resolve(found.result)
          }
        }
      }),
  )

test('N-04 whoever logs out leaves nothing behind that they had begun to write', async ({ page }) => {
  const { name } = await newVisitor(page)
  await page.goto('/area/ztDetail/chat?company_id=1001&exhibition_id=21')
  await page.getByRole('textbox', { name: '洽谈内容' }).fill('一句没写完的话')
  await expect.poll(() => kept(page)).toBe(1)
  await page.goto('/exhibition')
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
  expect(await kept(page)).toBe(0)
})

test('N-03 R-02 at the desk one goes on in the conversation that was opened', async ({ page }) => {
  const visitor = await newVisitor(page, `顾言${Date.now() % 10_000}`)
  const client_id = `journey-${Date.now()}`
  await visitor.call(sendMessage, { body: { client_id, ...place, text: '您好' } })
  await signOnToDesk(page, '/desk/inbox')
  await page.getByRole('link', { name: new RegExp(visitor.name) }).press('Enter')
  await expect(page.getByRole('log')).toContainText('您好')
  const isBefore = await page
    .getByRole('log')
    .evaluate((log) => document.activeElement !== document.body && document.activeElement?.contains(log))
  expect(isBefore).toBe(true)
  await expect(page.getByRole('main')).not.toBeFocused()
})

test.describe('a conversation that is not there', () => {
  // The browser reports the refusal too.
  test.use({ expectedErrors: [/status of 404/] })

  test('N-03 R-02 of a conversation that is not there it is said, with a way back', async ({ page }) => {
    await signOnToDesk(page, '/desk/inbox/2000000000')
    await expect(page.getByText('没有找到这个洽谈')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '返回列表' }).click()
    await expect(page).toHaveURL(/\/desk\/inbox$/)
  })
})
