import type { Page } from '@playwright/test'
import { getExhibitor, getMyCard, patchMyCard, switchCard } from '@tradefloor/contract'
import { captchaAfter, fillIn } from '../support/account.ts'
import { withoutFirstAnswers } from '../support/first-answers.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const fair = 21
const cardOf = (company: number) => `/area/ztDetail/card?company_id=${company}&exhibition_id=${fair}`
const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
async function completeCard(call: Awaited<ReturnType<typeof newVisitor>>['call']) {
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, { params: { id: own.id }, body: { post: '采购', company_name: '程氏海产贸易行' } })
}
const panelOf = (page: Page) => page.getByRole('dialog', { name: '交换名片', exact: true })

test('N-01 C-11 a guest is told to log in, and is back at the exchange afterwards', async ({ page }) => {
  await page.goto(cardOf(1005))
  const panel = panelOf(page)
  await expect(panel.getByText('您得到')).toBeVisible()
  await expect(panel.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  const code = await captchaAfter(page, () => panel.getByRole('button', { name: '登录后交换' }).click())
  await told(page, '请先登录再交换名片')
  await expect(page).toHaveURL(/\/login\?return=/)
  await fillIn(page, code)
  await expect.poll(() => addressOf(page)).toBe(cardOf(1005))
  await expect(panel.getByText('林晓舟')).toBeVisible()
})

test('S-70 H-07 L-05 O-03 N-02 what is missing comes before the agreement, and who was named is who arrives', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto(cardOf(1001))
  const panel = panelOf(page)
  await expect(panel.getByText('程一苇')).toBeVisible()
  await expect(panel.getByText('顾闻笛')).toBeVisible()
  await expect(panel.getByText('林伯舟')).toHaveCount(0)
  // The new visitor has not said what their post is.
  await expect(panel.getByRole('heading', { name: '请先完善您的名片' })).toBeVisible()
  await expect(panel.getByText(/我同意把以上信息发给舟山潮垣海产有限公司/)).toBeVisible()
  const save = panel.getByRole('button', { name: '保存并交换' })
  await expect(save).toBeDisabled()
  await panel.getByLabel('职位').fill('采购经理')
  await panel.getByRole('textbox', { name: '公司' }).fill('程氏海产贸易行')
  await expect(save).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await expectGoodShape(page)
  await expectAccessible(page)
  // Who takes the agreement back sends nothing, and loses nothing.
  await panel.getByRole('checkbox').uncheck()
  await expect(save).toBeDisabled()
  await expect(panel.getByLabel('职位')).toHaveValue('采购经理')
  await panel.getByRole('checkbox').check()
  await save.click()
  await told(page, '名片交换成功')
  await expect(panel).toHaveCount(0)

  const done = page.getByRole('button', { name: '已交换名片' })
  await expect(done).toBeVisible()
  await page.reload()
  await done.click()
  await expect(panel).toContainText('无需重复交换')
  await panel.getByRole('link', { name: '打开名片夹' }).click()
  const centre = page.getByRole('dialog', { name: '个人中心' })
  await expect(centre).toContainText('舟山潮垣海产有限公司')
  await expect(centre).toContainText('顾闻笛')
})

test('H-07 L-05 O-03 agreement, question, exchange; who wants no more reminders still agrees every time', async ({
  page,
}) => {
  const { call } = await newVisitor(page)
  await completeCard(call)
  await page.goto(cardOf(1006))
  const panel = panelOf(page)
  const exchange = panel.getByRole('button', { name: '交换名片' })
  await expect(exchange).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await exchange.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('交换名片？')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toHaveCount(0)
  await exchange.click()
  await question.getByRole('checkbox', { name: '下次不再弹出此提示' }).check()
  await question.getByRole('button', { name: '确认交换' }).click()
  await told(page, '名片交换成功')
  await expect(panel).toHaveCount(0)

  await page.goto(cardOf(1002))
  await expect(exchange).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await exchange.click()
  await told(page, '名片交换成功')
  await expect(question).toHaveCount(0)
  await expect(panel).toHaveCount(0)
})

test('S-70 chat names the same person before and after the first message', async ({ page }) => {
  await newVisitor(page)
  await page.goto(`/area/ztDetail/chat?company_id=1001&exhibition_id=${fair}`)
  const chat = page.getByRole('dialog', { name: /顾闻笛/ })
  await expect(chat).toContainText('外贸部经理')
  await chat.getByRole('textbox').fill('请问鱿鱼有现货吗？')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText('请问鱿鱼有现货吗？')).toBeVisible()
  await expect(chat).toContainText('外贸部经理')
  await page.reload()
  await expect(chat.getByText('请问鱿鱼有现货吗？')).toBeVisible()
  await expect(chat).toContainText('外贸部经理')
})

test('L-05 O-03 who has exchanged meanwhile in another place is warned in the server’s words', async ({
  page,
}) => {
  const { call } = await newVisitor(page)
  const { info } = await call(getExhibitor, { params: { id: 1003 }, query: { exhibition_id: fair } })
  await completeCard(call)
  await page.goto(cardOf(1003))
  const panel = panelOf(page)
  await panel.getByRole('checkbox').check()
  await call(switchCard, { body: { exhibition_id: fair, card_id: info.contact?.card_id ?? 0 } })
  await panel.getByRole('button', { name: '交换名片' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认交换' }).click()
  await told(page, '您已与该企业交换过名片')
  await expect(panel).toContainText('已交换过名片')
})

test('H-07 H-10 a company without a card says so and leads to its contact', async ({ page }) => {
  await withoutFirstAnswers(page)
  await page.route(/\/web\/exhibitor\/1004\?/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { info: { contact: unknown } }
    reply.info.contact = null
    await route.fulfill({ response, json: reply })
  })
  await page.goto(cardOf(1004))
  await expect(panelOf(page)).toContainText('该企业暂未提供名片')
  await panelOf(page).getByRole('button', { name: '查看联系方式' }).click()
  await expect(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
})
