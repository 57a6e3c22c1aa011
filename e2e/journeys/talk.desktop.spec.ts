import { sendMessage } from '@tradefloor/contract'
import { acceptInvitation, giveCard, invitationFor, signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const place = { company_id: 1001, exhibition_id: 21 }
const chat = '/area/ztDetail/chat?company_id=1001&exhibition_id=21'
const clientId = () => `journey-${Date.now()}`

test('O-03 R-02 N-03 beside a conversation stands the card its visitor gave; a saved answer is put in and sent', async ({
  page,
}) => {
  const name = `叶知秋${Date.now() % 10_000}`
  const visitor = await giveCard(page, name)
  await visitor.call(sendMessage, { body: { client_id: clientId(), ...place, text: '起订量是多少？' } })
  await signOnToDesk(page, '/desk/answering')
  await page.getByRole('button', { name: '新增常用回复' }).click()
  const form = page.getByRole('dialog', { name: '新增常用回复' })
  const title = `起订量${Date.now() % 10_000}`
  await form.getByLabel('标题').fill(title)
  await form.getByLabel('中文回复').fill('起订量为 2 台，可混装。')
  await form.getByLabel('英文回复').fill('From 2 units, mixed models welcome.')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectGoodShape(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: '洽谈' }).first().click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  const card = page.getByRole('complementary', { name: '访客的名片' })
  await expect(card.getByRole('heading', { name })).toBeVisible()
  await expect(card).toContainText(visitor.phone)
  await page.getByRole('button', { name: '常用回复' }).click()
  await page.getByRole('button', { name: new RegExp(title) }).click()
  const box = page.getByRole('textbox', { name: '回复内容' })
  await expect(box).toHaveValue('起订量为 2 台，可混装。')
  await box.press('Enter')
  await expect(page.getByRole('log')).toContainText('可混装')
  await expectGoodShape(page)
  await expectAccessible(page)
  // Taken back and given anew while the conversation is open.
  await visitor.takeBack()
  await expect(card.getByRole('heading', { name: '名片已撤回' })).toBeVisible()
  await expect(card).not.toContainText(visitor.phone)
  await visitor.give()
  await expect(card.getByRole('heading', { name })).toBeVisible()
})

test('N-03 R-01 a contact whom the organiser invited answers a visitor, who sees it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(await invitationFor(10051))
  await acceptInvitation(page, `contact${Date.now() % 1_000_000_000}`)

  const elsewhere = await browser.newContext({ baseURL })
  const tab = await elsewhere.newPage()
  const { name } = await newVisitor(tab)
  await tab.goto('/area/ztDetail/chat?company_id=1005&exhibition_id=21')
  const box = tab.getByRole('textbox', { name: '洽谈内容' })
  await box.fill('请问可以寄样吗？')
  await box.press('Enter')

  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('log')).toContainText('请问可以寄样吗？')
  const answer = page.getByRole('textbox', { name: '回复内容' })
  await answer.fill('可以，请发来地址。')
  await answer.press('Enter')
  await expect(tab.getByRole('log')).toContainText('可以，请发来地址。')
  await elsewhere.close()
})

test('R-02 I-01 a contact writes first to who gave a card; the visitor finds it among their conversations', async ({
  page,
}) => {
  const visitor = await giveCard(page, `闻笛${Date.now() % 10_000}`)
  await signOnToDesk(page, `/desk/cards?search=${visitor.phone}`)
  await page.getByRole('button', { name: /发消息/ }).click()
  const form = page.getByRole('dialog', { name: /发消息/ })
  await form.getByLabel('第一条消息').fill('您好，报价单已备好。')
  await form.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/inbox\/\d+/)
  await expect(page.getByRole('log')).toContainText('报价单已备好')

  await page.goto('/exhibition')
  await page.getByRole('banner').getByRole('button', { name: visitor.name }).click()
  const entry = page.getByRole('link', { name: /我的洽谈/ })
  await expect(entry).toContainText('1 条未读')
  await entry.click()
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { name: '我的洽谈' })).toBeVisible()
  await expectAccessible(page)
  await centre.getByRole('link', { name: /报价单已备好/ }).click()
  await expect(page).toHaveURL(/\/area\/ztDetail\/chat\?/)
  await expect(page.getByRole('log')).toContainText('报价单已备好')
})

test('T26 R-02 a visitor blocks an exhibitor after being asked, takes it back, and reports', async ({
  page,
}) => {
  const visitor = await newVisitor(page)
  await visitor.call(sendMessage, { body: { client_id: clientId(), ...place, text: '您好' } })
  await page.goto(chat)
  const box = page.getByRole('textbox', { name: '洽谈内容' })
  await expect(box).toBeVisible()
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('button', { name: '屏蔽该展商' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('屏蔽该展商？')
  await question.getByRole('button', { name: '屏蔽', exact: true }).click()
  await expect(page.getByText('您已屏蔽该展商')).toBeVisible()
  await expect(box).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(box).toBeVisible()
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('button', { name: '举报' }).click()
  await expectAccessible(page)
  await expect(question.getByRole('button', { name: '提交举报' })).toBeDisabled()
  await question.getByLabel('请说明原因').fill('索要定金')
  await question.getByRole('button', { name: '提交举报' }).click()
  await expect(page.getByText('已举报，主办方会尽快查看')).toBeVisible()
})
