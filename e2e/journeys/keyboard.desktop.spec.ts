import { getExhibitor } from '@tradefloor/contract'
import { captchaAfter } from '../support/account.ts'
import { pressByKey, tabTo } from '../support/keyboard.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { callerOn } from '../support/visitor.ts'

test('N-01 C-03 D-01 E-01 H-07 L-05 from the home to an exchanged card by keyboard alone', async ({
  page,
}) => {
  const call = await callerOn(page, () => undefined)
  const { info } = await call(getExhibitor, { params: { id: 1003 }, query: { exhibition_id: 21 } })
  const { name } = info.company
  await page.goto('/exhibition')

  const logIn = page.getByRole('banner').getByRole('link', { name: '登录' })
  const answer = await captchaAfter(page, () => pressByKey(logIn))
  for (const [field, text] of [
    [page.getByLabel('账号', { exact: true }), 'demo'],
    [page.getByLabel('密码', { exact: true }), 'Demo#2026'],
    [page.getByRole('textbox', { name: '图形验证码' }), answer],
  ] as const) {
    await tabTo(field)
    await page.keyboard.insertText(text)
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/exhibition')
  await expect(page.getByRole('button', { name: '林晓舟' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: '关键词' })).toBeFocused()
  await page.keyboard.insertText(name)
  await page.keyboard.press('Enter')
  const found = page.getByRole('dialog').getByRole('article').first().getByRole('link').first()
  await pressByKey(found)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await pressByKey(page.getByRole('button', { name: '交换名片' }))
  const panel = page.getByRole('dialog', { name: '交换名片' })
  await expect(panel).toBeFocused()
  await pressByKey(panel.getByRole('checkbox'), 'Space')
  await pressByKey(panel.getByRole('button', { name: '交换名片' }))
  const question = page.getByRole('alertdialog')
  await pressByKey(question.getByRole('button', { name: '确认交换' }))
  await expect(page.getByRole('status').filter({ hasText: '名片交换成功' })).toBeVisible()
  await expect(panel).toHaveCount(0)
})
