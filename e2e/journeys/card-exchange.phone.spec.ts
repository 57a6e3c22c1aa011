import type { Page } from '@playwright/test'
import { getMyCard, patchMyCard } from '@tradefloor/contract'
import { captchaAfter, fillIn } from '../support/account.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('N-01 P-02 C-11 a guest who wants to exchange cards is told, signs in, and is back at the exchange', async ({
  page,
}) => {
  await page.goto('/mobilezhanquDetaile?company_id=1006&exhibition_id=21')
  await page.getByRole('button', { name: '交换名片' }).tap()
  await told(page, '请先登录再交换名片')
  const code = await captchaAfter(page, () => page.getByRole('button', { name: '去登录' }).tap())
  await fillIn(page, code)
  await expect.poll(() => addressOf(page)).toMatch(/^\/mobilezhanquDetaile\?.*company_id=1006.*panel=card$/)
  await expect(page.getByRole('dialog', { name: '交换名片' }).getByText('林晓舟')).toBeVisible()
})

test('S-70 H-07 L-05 O-03 N-02 what is missing, agreement, exchange on one sheet; who was named is who arrives', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto('/mobilezhanquDetaile?company_id=1001&exhibition_id=21')
  const dock = page.getByRole('navigation', { name: '联系展商' })
  await dock.getByRole('button', { name: '交换名片' }).tap()
  const sheet = page.getByRole('dialog', { name: '交换名片' })
  await expect(sheet.getByText('程一苇')).toBeVisible()
  await expect(sheet.getByText('顾闻笛')).toBeVisible()
  // The new visitor has not said what their post is.
  await expect(sheet.getByRole('heading', { name: '请先完善您的名片' })).toBeVisible()
  const save = sheet.getByRole('button', { name: '保存并交换' })
  await sheet.getByLabel('职位').fill('采购经理')
  await sheet.getByRole('textbox', { name: '公司' }).fill('程氏海产贸易行')
  await expect(save).toBeDisabled()
  await sheet.getByRole('checkbox', { name: /我同意把以上信息发给舟山潮垣海产有限公司/ }).check()
  await save.tap()
  await told(page, '名片交换成功')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await dock.getByRole('button', { name: '已交换名片' }).tap()
  await expect(sheet).toContainText('无需重复交换')
  await expect(sheet.getByRole('link', { name: '打开名片夹' })).toHaveAttribute('href', '/cardHolder')
  await page.goto('/cardHolder')
  await expect(page.getByRole('main')).toContainText('顾闻笛')
})

test('H-07 L-05 who wants no more reminders says so on the sheet', async ({ page }) => {
  const { call } = await newVisitor(page)
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, { params: { id: own.id }, body: { post: '采购', company_name: '程氏海产贸易行' } })
  await page.goto('/mobilezhanquDetaile?company_id=1003&exhibition_id=21&panel=card')
  const sheet = page.getByRole('dialog', { name: '交换名片' })
  await sheet.getByRole('checkbox', { name: /我同意把以上信息发给/ }).check()
  await sheet.getByRole('checkbox', { name: '下次不再弹出此提示' }).check()
  await sheet.getByRole('button', { name: '确认交换' }).tap()
  await told(page, '名片交换成功')
  expect(await page.evaluate(() => localStorage.getItem('noCardReminder'))).toBe('1')
})

test('H-07 L-05 who wants no more reminders is still asked to agree, every time', async ({ page }) => {
  const { call } = await newVisitor(page)
  const { data: own } = await call(getMyCard)
  await call(patchMyCard, { params: { id: own.id }, body: { post: '采购', company_name: '程氏海产贸易行' } })
  await page.addInitScript(() => localStorage.setItem('noCardReminder', '1'))
  const sheet = page.getByRole('dialog', { name: '交换名片' })
  const confirm = sheet.getByRole('button', { name: '确认交换' })
  await page.goto('/mobilezhanquDetaile?company_id=1002&exhibition_id=21&panel=card')
  await expect(confirm).toBeDisabled()
  await expect(sheet.getByRole('checkbox')).toHaveCount(1)
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await sheet.getByRole('checkbox').check()
  await confirm.tap()
  await told(page, '名片交换成功')
  await expect(sheet).toHaveCount(0)
})
