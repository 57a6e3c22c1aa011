import type { Page } from '@playwright/test'
import { sendMessage } from '@tradefloor/contract'
import { captchaAfter } from '../support/account.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test.use({ language: 'en' })

const chat = '/area/ztDetail/chat?company_id=1001&exhibition_id=21'

async function signOnInEnglish(page: Page, address: string) {
  const code = await captchaAfter(page, () => page.goto(address))
  await page.getByLabel('Account', { exact: true }).fill('booth')
  await page.getByLabel('Password', { exact: true }).fill('Booth#2026')
  await page.getByRole('textbox', { name: 'Picture code' }).fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('R-01 R-02 H-08 in English a visitor writes at a booth, and a link that is not right says so', async ({
  page,
}) => {
  await newVisitor(page, 'Ada Moor')
  await page.goto(chat)
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('Could you quote CIF Dubai?')
  await box.press('Enter')
  await expect(page.getByRole('log').getByRole('listitem').filter({ hasText: 'CIF Dubai' })).toContainText(
    'delivered',
  )
  await expectGoodShape(page)
  await expectAccessible(page)
  await page.goto(`/messageMails?token=1.${'A'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Email notifications' })).toBeVisible()
  await expect(page.getByText(/no longer valid/)).toBeVisible()
  await expectGoodShape(page)
})

test('R-01 R-02 N-03 a question in English is answered at the English desk, in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Mira Voss ${Date.now() % 10_000}`
  await newVisitor(page, name)
  await page.goto(chat)
  const box = page.getByRole('textbox', { name: 'Message' })
  await box.fill('Which certificates do you have?')
  await box.press('Enter')

  const localStorage = [{ name: 'language', value: 'en' }]
  const storageState = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] }
  const elsewhere = await browser.newContext({ baseURL, locale: 'en-GB', storageState })
  const desk = await elsewhere.newPage()
  await signOnInEnglish(desk, '/desk/inbox')
  const row = desk.getByRole('link', { name: new RegExp(name) })
  await expect(row).toContainText('1 unread')
  await row.click()
  await expect(desk.getByRole('log')).toContainText('Which certificates do you have?')
  await expect(page.getByRole('log')).toContainText('read')
  const answer = desk.getByRole('textbox', { name: 'Reply' })
  await answer.fill('MSC and BRC; I send you copies.')
  await answer.press('Enter')
  await expect(page.getByRole('log')).toContainText('MSC and BRC')
  await expectAccessible(desk)
  await elsewhere.close()
})

test('N-03 R-02 the desk in English: hours are set, and the visitor sees them with the time there', async ({
  page,
}) => {
  const visitor = await newVisitor(page, 'Noor Haddad')
  await signOnInEnglish(page, '/desk/answering')
  await expect(page.getByRole('heading', { level: 1, name: 'Reply settings' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Hours saved')).toBeVisible()
  await expectGoodShape(page)
  await expectAccessible(page)
  const body = { client_id: `journey-${Date.now()}`, company_id: 1001, exhibition_id: 21, text: 'Hello' }
  await visitor.call(sendMessage, { body })
  await page.goto('/area/ztDetail/chat?company_id=1001&exhibition_id=21')
  await expect(page.getByText('Replies Mon to Fri 08:30–17:30, local time')).toBeVisible()
  await expect(page.getByText(/replying now|Closed now. Back/)).toBeVisible()
  await expectAccessible(page)
})
