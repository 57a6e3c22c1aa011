import { getMyCard, patchMyCard } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { captchaAfter, fillIn } from '../../testing/sign-in-form.ts'
import { registerNewVisitor, signInNewVisitor } from '../../testing/visitor.ts'

const boothOf = (company: number) => `/mobilezhanquDetaile?company_id=${company}&exhibition_id=21`
const sheet = page.getByRole('dialog', { name: '交换名片' })

/** A visitor whose card says all that an exchange asks for. */
async function signInWithCard() {
  const { call } = await signInNewVisitor()
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, { params: { id: own.id }, body: { post: '采购', company_name: '程氏海产贸易行' } })
}

test('N-01 P-02 C-11 a guest who wants to exchange cards is told, signs in, and is back at the exchange', async () => {
  const visitor = await registerNewVisitor('林晓舟')
  await openSite(boothOf(1006))
  await page.getByRole('button', { name: '交换名片' }).click()
  await expectNotice('请先登录再交换名片')
  const code = await captchaAfter(() => page.getByRole('button', { name: '去登录' }).click())
  await fillIn(code, visitor)
  await expect.poll(address).toMatch(/^\/mobilezhanquDetaile\?.*company_id=1006.*panel=card$/)
  await expect.element(sheet.getByText('林晓舟')).toBeVisible()
})

test('S-70 H-07 L-05 O-03 N-02 what is missing, agreement, exchange on one sheet; who was named is who arrives', async () => {
  await signInNewVisitor()
  await openSite(boothOf(1001))
  const dock = page.getByRole('navigation', { name: '联系展商' })
  await dock.getByRole('button', { name: '交换名片' }).click()
  await expect.element(sheet.getByText('程一苇')).toBeVisible()
  await expect.element(sheet.getByText('顾闻笛')).toBeVisible()
  // The new visitor has not said what their post is.
  await expect.element(sheet.getByRole('heading', { name: '请先完善您的名片' })).toBeVisible()
  const save = sheet.getByRole('button', { name: '保存并交换' })
  await sheet.getByLabelText('职位').fill('采购经理')
  await sheet.getByRole('textbox', { name: '公司' }).fill('程氏海产贸易行')
  await expect.element(save).toBeDisabled()
  await sheet.getByRole('checkbox', { name: /我同意把以上信息发给舟山潮垣海产有限公司/ }).click()
  await save.click()
  await expectNotice('名片交换成功')
  await expect.element(sheet).not.toBeInTheDocument()
  await openSite(boothOf(1001))
  await dock.getByRole('button', { name: '已交换名片' }).click()
  await expect.element(sheet).toHaveTextContent('无需重复交换')
  await expect.element(sheet.getByRole('link', { name: '打开名片夹' })).toHaveAttribute('href', '/cardHolder')
  await openSite('/cardHolder')
  await expect.element(page.getByRole('main')).toHaveTextContent('顾闻笛')
})

test('H-07 L-05 who wants no more reminders says so on the sheet', async () => {
  await signInWithCard()
  await openSite(`${boothOf(1003)}&panel=card`)
  await sheet.getByRole('checkbox', { name: /我同意把以上信息发给/ }).click()
  await sheet.getByRole('checkbox', { name: '下次不再弹出此提示' }).click()
  await sheet.getByRole('button', { name: '确认交换' }).click()
  await expectNotice('名片交换成功')
  expect(localStorage.getItem('noCardReminder')).toBe('1')
})

test('H-07 L-05 who wants no more reminders is still asked to agree, every time', async () => {
  await signInWithCard()
  localStorage.setItem('noCardReminder', '1')
  await openSite(`${boothOf(1002)}&panel=card`)
  const confirm = sheet.getByRole('button', { name: '确认交换' })
  await expect.element(confirm).toBeDisabled()
  await expect.element(sheet.getByRole('checkbox')).toHaveLength(1)
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
  await sheet.getByRole('checkbox').click()
  await confirm.click()
  await expectNotice('名片交换成功')
  await expect.element(sheet).not.toBeInTheDocument()
})
