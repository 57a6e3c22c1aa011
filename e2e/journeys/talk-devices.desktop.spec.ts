import { listHistory, sendMessage } from '@tradefloor/contract'
import { fillIn, openSignIn } from '../support/account.ts'
import { signOnToDesk } from '../support/desk.ts'
import { phone } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const place = { company_id: 1001, exhibition_id: 21 }
const chat = '/area/ztDetail/chat?company_id=1001&exhibition_id=21'

test('T27 R-02 a visitor finds nothing of another’s conversation, and cannot write in it', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL })
  const owner = await newVisitor(await other.newPage(), '乔木')
  const secret = `底价 ${Date.now()}`
  const { data } = await owner.call(sendMessage, {
    body: { client_id: `journey-${Date.now()}`, ...place, text: secret },
  })
  const { call } = await newVisitor(page, '过客')
  const params = { id: data.thread_id }
  await expect(call(listHistory, { params })).rejects.toThrow(/listHistory/)
  const body = { client_id: `journey-${Date.now()}`, thread_id: data.thread_id, text: '插一句' }
  await expect(call(sendMessage, { body })).rejects.toThrow(/sendMessage/)

  await page.goto(`${chat}&thread_id=${data.thread_id}`)
  await expect(page.getByRole('textbox', { name: '洽谈内容' })).toBeVisible()
  await expect(page.getByText('在这里直接与展商联系人洽谈')).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  // Nor by the address under which the company has it.
  await page.goto(`/desk/inbox/${data.thread_id}`)
  await expect(page).toHaveURL(/\/sso\?/)
  const { list } = await owner.call(listHistory, { params })
  expect(list.map(({ text }) => text)).toEqual([secret])
  await other.close()
})

test('R-01 R-03 J-08 what a visitor began at a desk goes on on their phone, with the same number unread', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await newVisitor(page, `舒望${Date.now() % 10_000}`)
  await page.goto(chat)
  const box = page.getByRole('textbox', { name: '洽谈内容' })
  await box.fill('请问交期多久？')
  await box.press('Enter')
  await expect(page.getByRole('log')).toContainText('已送达')
  // What is answered now is not seen.
  await page.goto('/exhibition')

  const company = await browser.newContext({ baseURL })
  const desk = await company.newPage()
  await signOnToDesk(desk, '/desk/inbox')
  await desk.getByRole('link', { name: new RegExp(visitor.name) }).click()
  const answer = desk.getByRole('textbox', { name: '回复内容' })
  for (const text of ['十五天', '急单可以七天']) {
    await answer.fill(text)
    await answer.press('Enter')
  }
  await expect(page).toHaveTitle(/^\(2\) /)

  const pocket = await browser.newContext({ ...phone, baseURL, locale: 'zh-CN' })
  const small = await pocket.newPage()
  const booth = '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'
  const code = await openSignIn(small, `/mobileLogin?${new URLSearchParams({ return: booth })}`)
  await fillIn(small, code, visitor.phone, visitor.password)
  await expect(small).toHaveTitle(/^\(2\) /)
  // The address of the wide screen leads to the phone's own.
  await small.goto(chat)
  await expect(small.getByRole('log')).toHaveText(/请问交期多久？.*十五天.*急单可以七天/s)
  // Read on the phone, read everywhere.
  await expect(page).not.toHaveTitle(/^\(\d/)
  await pocket.close()
  await company.close()
})
