import type { Page, WebSocketRoute } from '@playwright/test'
import { signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const chat = `/area/ztDetail/chat?${booth}`
const room = (page: Page) => page.getByRole('dialog', { name: /在线洽谈/ })
const box = (page: Page) => room(page).getByRole('textbox', { name: '洽谈内容' })
const said = (page: Page) => room(page).getByRole('log').getByRole('listitem')

/** Opens the conversation with the demo exhibitor, ready to be written in. */
async function openChat(page: Page) {
  await page.goto(chat)
  await expect(box(page)).toBeVisible()
}

test('R-01 R-02 R-04 H-08 N-03 a visitor asks at a booth, the exhibitor answers at the desk, and both see it at once', async ({
  page,
  context,
}) => {
  const name = `苏念${Date.now() % 10_000}`
  await newVisitor(page, name)
  await openChat(page)
  await box(page).fill('打扰了。')
  await room(page).getByRole('button', { name: '请发报价单' }).click()
  await expect(box(page)).toHaveValue(/^打扰了。\n.*报价单/)
  await box(page).press('Enter')
  await expect(said(page).filter({ hasText: '请发一份报价单' })).toContainText('已送达')
  await expectGoodShape(page)
  await expectAccessible(page)

  const desk = await context.newPage()
  await signOnToDesk(desk, '/desk/inbox')
  const row = desk.getByRole('link', { name: new RegExp(name) })
  await expect(row).toContainText('1 条未读')
  await row.click()
  await expect(desk.getByRole('log')).toContainText('请发一份报价单')
  await expectGoodShape(desk)
  await expectAccessible(desk)
  // Read there, read here.
  await expect(said(page).filter({ hasText: '请发一份报价单' })).toContainText('已读')
  await desk.getByRole('button', { name: '由我负责' }).click()
  await expect(desk.getByText('由您负责', { exact: true })).toBeVisible()
  await desk.getByRole('textbox', { name: '回复内容' }).fill('好的，十分钟内发您。')
  await desk.getByRole('textbox', { name: '回复内容' }).press('Enter')
  await expect(said(page).filter({ hasText: '十分钟内发您' })).toBeVisible()

  // What comes while the conversation is closed is counted where one sees it.
  await room(page).getByRole('button', { name: '关闭' }).click()
  await desk.getByRole('textbox', { name: '回复内容' }).fill('报价单已发。')
  await desk.getByRole('textbox', { name: '回复内容' }).press('Enter')
  await expect(page.getByRole('button', { name: /在线洽谈/ })).toContainText('1')
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.getByRole('button', { name: /在线洽谈/ }).click()
  await expect(said(page).filter({ hasText: '报价单已发' })).toBeVisible()
  await expect(page).not.toHaveTitle(/^\(\d/)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('R-03 what is written without a network goes out when it is back: in order, once, in every tab', async ({
    page,
    context,
  }) => {
    // What a browser calls offline leaves a socket that is open alone; a network that is gone does not.
    let isGone = false
    const lines = new Set<WebSocketRoute>()
    await context.routeWebSocket(/\/rtm$/, async (socket) => {
      if (isGone) return socket.close()
      socket.connectToServer()
      lines.add(socket)
    })
    const setGone = async (gone: boolean) => {
      isGone = gone
      await context.setOffline(gone)
      if (gone) for (const line of lines) await line.close()
      lines.clear()
    }
    await newVisitor(page)
    await openChat(page)
    const other = await context.newPage()
    await openChat(other)
    await expect.poll(() => lines.size).toBeGreaterThanOrEqual(2)
    await setGone(true)
    for (const text of ['第一条', '第二条', '第三条']) {
      await box(page).fill(text)
      await box(page).press('Enter')
    }
    await expect(said(page).filter({ hasText: '第三条' })).toContainText('等待网络，联网后自动发送')
    await box(page).fill('写到一半')
    await setGone(false)
    const inOrder = /第一条.*第二条.*第三条/s
    for (const tab of [page, other]) {
      await expect(room(tab).getByRole('log')).toHaveText(inOrder)
      await expect(said(tab).filter({ hasText: /第.条/ })).toHaveCount(3)
    }
    await expect(said(page).filter({ hasText: '第三条' })).toContainText('已送达')
    await page.reload()
    await expect(room(page).getByRole('log')).toHaveText(inOrder)
    await expect(said(page).filter({ hasText: /第.条/ })).toHaveCount(3)
    await expect(box(page)).toHaveValue('写到一半')
  })
})

test('O-05 a message that is refused says so and keeps its text, to be tried again', async ({ page }) => {
  let isRefusing = true
  await page.routeWebSocket(/\/rtm$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as { type: string; client_id: string }
      if (frame.type !== 'send' || !isRefusing) return server.send(text)
      const mes = '服务器暂时不能保存消息'
      const { client_id } = frame
      socket.send(JSON.stringify({ type: 'refused', client_id, errCode: 20030, mes, retry: false }))
    })
  })
  await newVisitor(page)
  await openChat(page)
  await box(page).fill('请按 CIF 迪拜报价')
  await box(page).press('Enter')
  const message = said(page).filter({ hasText: 'CIF 迪拜' })
  const alert = message.getByRole('alert')
  await expect(alert).toContainText('点对点消息发送失败，请稍后重试')
  await expect(alert).toContainText('服务器暂时不能保存消息')
  isRefusing = false
  await message.getByRole('button', { name: '重试' }).click()
  await expect(message).toContainText('已送达')
  await expect(said(page).filter({ hasText: 'CIF 迪拜' })).toHaveCount(1)
})

test('O-05 R-03 where the browser stores nothing, a message that waits is said to go with the page, and one is asked', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  // A network on which what is sent does not arrive.
  await page.routeWebSocket(/\/rtm$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      if (!String(text).includes('"send"')) server.send(text)
    })
  })
  await newVisitor(page)
  await openChat(page)
  await box(page).fill('请寄样品')
  await box(page).press('Enter')
  await expect(said(page).filter({ hasText: '请寄样品' })).toContainText('发送中')
  await expect(room(page).getByText('未发出的消息只在本页打开期间保留')).toBeVisible()
  await expectGoodShape(page)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(said(page).filter({ hasText: '请寄样品' })).toBeVisible()
})
