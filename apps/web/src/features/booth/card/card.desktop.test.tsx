import { getExhibitor, getMyCard, patchMyCard, switchCard } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../../testing/look.ts'
import { address, openSite } from '../../../testing/open-site.tsx'
import { changeData } from '../../../testing/replies.ts'
import { captchaAfter, fillIn } from '../../../testing/sign-in-form.ts'
import { registerNewVisitor, signInNewVisitor, type Visitor } from '../../../testing/visitor.ts'

const fair = 21
const cardOf = (company: number) => `/area/ztDetail/card?company_id=${company}&exhibition_id=${fair}`
const told = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const panel = page.getByRole('dialog', { name: '交换名片', exact: true })
const agreement = panel.getByRole('checkbox')
const exchange = panel.getByRole('button', { name: '交换名片' })
const question = page.getByRole('alertdialog')

async function completeCard({ call }: Visitor) {
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, { params: { id: own.id }, body: { post: '采购', company_name: '程氏海产贸易行' } })
}

test('N-01 C-11 a guest is told to log in, and is back at the exchange afterwards', async () => {
  const visitor = await registerNewVisitor()
  await openSite(cardOf(1005))
  await expect.element(panel.getByText('您得到')).toBeVisible()
  await expect.element(agreement).not.toBeInTheDocument()
  await expectAccessible()
  const code = await captchaAfter(async () => {
    await panel.getByRole('button', { name: '登录后交换' }).click()
    await told('请先登录再交换名片')
  })
  await expect.poll(address).toContain('/login?return=')
  await fillIn(code, visitor)
  await expect.poll(address).toBe(cardOf(1005))
  await expect.element(panel.getByText(visitor.name)).toBeVisible()
})

test('S-70 H-07 L-05 O-03 N-02 what is missing comes before the agreement, and who was named is who arrives', async () => {
  await signInNewVisitor()
  await openSite(cardOf(1001))
  await expect.element(panel.getByText('程一苇')).toBeVisible()
  await expect.element(panel.getByText('顾闻笛')).toBeVisible()
  await expect.element(panel.getByText('林伯舟')).not.toBeInTheDocument()
  // The new visitor has not said what their post is.
  await expect.element(panel.getByRole('heading', { name: '请先完善您的名片' })).toBeVisible()
  await expect.element(panel.getByText(/我同意把以上信息发给舟山潮垣海产有限公司/)).toBeVisible()
  const save = panel.getByRole('button', { name: '保存并交换' })
  const post = panel.getByLabelText('职位')
  await expect.element(save).toBeDisabled()
  await post.fill('采购经理')
  await panel.getByRole('textbox', { name: '公司' }).fill('程氏海产贸易行')
  await expect.element(save).toBeDisabled()
  await agreement.click()
  await expect.element(save).toBeEnabled()
  await expectGoodShape()
  await expectAccessible()
  // Who takes the agreement back sends nothing, and loses nothing.
  await agreement.click()
  await expect.element(save).toBeDisabled()
  await expect.element(post).toHaveValue('采购经理')
  await agreement.click()
  await save.click()
  await told('名片交换成功')
  await expect.element(panel).not.toBeInTheDocument()

  const done = page.getByRole('button', { name: '已交换名片' })
  await expect.element(done).toBeVisible()
  await openSite(address())
  await done.click()
  await expect.element(panel).toHaveTextContent('无需重复交换')
  await panel.getByRole('link', { name: '打开名片夹' }).click()
  const centre = page.getByRole('dialog', { name: '个人中心' })
  await expect.element(centre).toHaveTextContent('舟山潮垣海产有限公司')
  await expect.element(centre).toHaveTextContent('顾闻笛')
})

test('H-07 L-05 O-03 agreement, question, exchange; who wants no more reminders still agrees every time', async () => {
  await completeCard(await signInNewVisitor())
  await openSite(cardOf(1006))
  await expect.element(exchange).toBeDisabled()
  await agreement.click()
  await exchange.click()
  await expect.element(question).toHaveTextContent('交换名片？')
  await question.getByRole('button', { name: '取消' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await exchange.click()
  await question.getByRole('checkbox', { name: '下次不再弹出此提示' }).click()
  await question.getByRole('button', { name: '确认交换' }).click()
  await told('名片交换成功')
  await expect.element(panel).not.toBeInTheDocument()

  await openSite(cardOf(1002))
  await expect.element(exchange).toBeDisabled()
  await agreement.click()
  await exchange.click()
  await told('名片交换成功')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(panel).not.toBeInTheDocument()
})

test('S-70 chat names the same person before and after the first message', async () => {
  await signInNewVisitor()
  await openSite(`/area/ztDetail/chat?company_id=1001&exhibition_id=${fair}`)
  const chat = page.getByRole('dialog', { name: /顾闻笛/ })
  await expect.element(chat).toHaveTextContent('外贸部经理')
  await chat.getByRole('textbox').fill('请问鱿鱼有现货吗？')
  await press(chat.getByRole('textbox'), '{Enter}')
  await expect.element(chat.getByText('请问鱿鱼有现货吗？')).toBeVisible()
  await expect.element(chat).toHaveTextContent('外贸部经理')
  await openSite(address())
  await expect.element(chat.getByText('请问鱿鱼有现货吗？')).toBeVisible()
  await expect.element(chat).toHaveTextContent('外贸部经理')
})

test('L-05 O-03 who has exchanged meanwhile in another place is warned in the server’s words', async () => {
  const visitor = await signInNewVisitor()
  const { info } = await visitor.call(getExhibitor, { params: { id: 1003 }, query: { exhibition_id: fair } })
  await completeCard(visitor)
  await openSite(cardOf(1003))
  await agreement.click()
  await visitor.call(switchCard, { body: { exhibition_id: fair, card_id: info.contact?.card_id ?? 0 } })
  await exchange.click()
  await question.getByRole('button', { name: '确认交换' }).click()
  await told('您已与该企业交换过名片')
  await expect.element(panel).toHaveTextContent('已交换过名片')
})

test('H-07 H-10 a company without a card says so and leads to its contact', async () => {
  changeData<{ info: { contact: unknown } }>(/\/web\/exhibitor\/1004$/, (reply) => {
    reply.info.contact = null
    return reply
  })
  await openSite(cardOf(1004))
  await expect.element(panel).toHaveTextContent('该企业暂未提供名片')
  await panel.getByRole('button', { name: '查看联系方式' }).click()
  await expect.element(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
})

/** Words of more than one line, of those that fit one. */
function brokenWords(root: Element): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[A-Za-z]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (range.getClientRects().length > 1) found.push(word)
    }
  return found
}

test('S-101 long names on the two cards of an exchange are shown whole, and no word of them is broken', async () => {
  await signInNewVisitor('Maximilian Featherstonehaugh')
  await openSite(`${cardOf(1002)}&lang=en`)
  const english = page.getByRole('dialog', { name: 'Exchange cards', exact: true })
  await expect.element(english.getByText('Maximilian Featherstonehaugh')).toBeVisible()
  await expect
    .element(english.getByText('Zhoushan Cangheng Deep-sea Fishing Co., Ltd.').first())
    .toBeVisible()
  expect(brokenWords(english.element())).toEqual([])
  await expectGoodShape()
})
