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

test('H-07 L-05 O-03 N-02 agreement, question, what is missing, exchange; then it warns, and asks no more', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto(cardOf(1001))
  const panel = panelOf(page)
  const exchange = panel.getByRole('button', { name: '交换名片' })
  await expect(panel.getByText('程一苇')).toBeVisible()
  await expect(panel.getByText(/我同意把以上信息发给舟山潮垣海产有限公司/)).toBeVisible()
  await expect(exchange).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await expectGoodShape(page)
  await exchange.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('与舟山潮垣海产有限公司交换名片？')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toHaveCount(0)
  await exchange.click()
  await question.getByRole('checkbox', { name: '下次不再弹出此提示' }).check()
  await question.getByRole('button', { name: '确认交换' }).click()

  // The new visitor has not said what their post is.
  await told(page, '请先完善您的姓名、公司、职位和联系方式')
  const save = panel.getByRole('button', { name: '保存并交换' })
  await expect(save).toBeDisabled()
  await panel.getByLabel('职位').fill('采购经理')
  await panel.getByRole('textbox', { name: '公司' }).fill('程氏海产贸易行')
  await expectAccessible(page)
  // Who takes the agreement back sends nothing, and loses nothing.
  await panel.getByRole('checkbox').uncheck()
  await expect(save).toBeDisabled()
  await expect(panel.getByLabel('职位')).toHaveValue('采购经理')
  await panel.getByRole('checkbox').check()
  await save.click()
  await told(page, '名片交换成功')
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', { name: '交换名片' }).click()
  await expect(panel).toContainText('无需重复交换')
  await panel.getByRole('link', { name: '打开名片夹' }).click()
  await expect(page.getByRole('dialog', { name: '个人中心' })).toContainText('舟山潮垣海产有限公司')

  // Not asked again, but agreeing is asked every time.
  await page.goto(cardOf(1002))
  await expect(exchange).toBeDisabled()
  await panel.getByRole('checkbox').check()
  await exchange.click()
  await told(page, '名片交换成功')
  await expect(question).toHaveCount(0)
  await expect(panel).toHaveCount(0)
})

test('L-05 O-03 who has exchanged meanwhile in another place is warned in the server’s words', async ({
  page,
}) => {
  const { call } = await newVisitor(page)
  const { info } = await call(getExhibitor, { params: { id: 1003 }, query: { exhibition_id: fair } })
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, { params: { id: own.id }, body: { post: '采购', company_name: '程氏海产贸易行' } })
  await page.goto(cardOf(1003))
  const panel = panelOf(page)
  await panel.getByRole('checkbox').check()
  await call(switchCard, { body: { exhibition_id: fair, card_id: info.cards[0]?.id ?? 0 } })
  await panel.getByRole('button', { name: '交换名片' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '确认交换' }).click()
  await told(page, '您已与该企业交换过名片')
  await expect(panel).toContainText('已交换过名片')
})

test('H-07 H-10 a company without a card says so and leads to its contact', async ({ page }) => {
  await withoutFirstAnswers(page)
  await page.route(/\/web\/exhibitor\/1004\?/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { info: { cards: unknown[] } }
    reply.info.cards = []
    await route.fulfill({ response, json: reply })
  })
  await page.goto(cardOf(1004))
  await expect(panelOf(page)).toContainText('该企业暂未提供名片')
  await panelOf(page).getByRole('button', { name: '查看联系方式' }).click()
  await expect(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
})
