import { randomInt } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { codeFor, fillIn, openSignIn } from '../support/account.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'

test('C-01 C-11 on a phone one signs in at /mobileLogin and comes back to where one was', async ({
  page,
}) => {
  const place = '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'
  const answer = await openSignIn(page, `/mobileLogin?${new URLSearchParams({ return: place })}`)
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await fillIn(page, answer)
  await expect.poll(() => addressOf(page)).toBe(place)
})

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const address of ['/mobileLogin', '/mobileRegister', '/forget'])
      test(`C-02 C-08 ${address} fits a thumb in ${language}`, async ({ page }) => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expectGoodShape(page)
          await expectTouchTargets(page)
        }
        await expectGoodShape(page)
        await expectAccessible(page)
      })
  })

test('A-03 the desktop’s sign-in address leads a phone to its own, with its query', async ({ page }) => {
  await page.goto('/login?role=audience')
  await expect.poll(() => addressOf(page)).toBe('/mobileLogin?role=audience')
})

/** As a hand does it; the browser's clipboard would be everybody's. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('C-02 C-04 C-05 C-07 C-11 M-02 on a phone one registers with a pasted code, and goes on where one was', async ({
  page,
}) => {
  const number = `199${String(randomInt(100_000_000)).padStart(8, '0')}`
  const place = '/mobileConsult?exhibition_id=21'
  await page.goto(`/mobileLogin?${new URLSearchParams({ return: place })}`)
  await page.getByRole('link', { name: '立即注册' }).click()
  await page.getByLabel('国家或地区').selectOption({ label: '中国' })
  await page.getByLabel('姓名').fill('梅若兰')
  await page.getByLabel('公司').fill('远岬贸易')
  const phone = page.getByLabel('手机号')
  await expect(phone).toHaveAttribute('inputmode', 'numeric')
  await expect(phone).toHaveAttribute('autocomplete', 'tel-national')
  // A number that cannot become one is said so at once.
  await phone.pressSequentially('12')
  await expect(page.getByText('手机号应为 11 位数字，以 13 至 19 开头')).toBeVisible()
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeDisabled()
  await phone.fill(number)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  const code = page.getByLabel('验证码', { exact: true })
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const sent = await codeFor(page, number)
  await paste(code, `【云展】您的验证码是 ${sent}，10 分钟内有效`)
  await expect(code).toHaveValue(sent)
  const password = page.getByLabel('设置密码')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.getByText('8 至 128 个字符')).toBeVisible()
  await password.fill('Sea#Breeze7')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByText('注册成功')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe(place)
})

test('C-03 a keyboard on the screen leaves the button in sight with what is being filled in', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: '登录', exact: true })
  await page.setViewportSize({ width: 360, height: 640 })
  await openSignIn(page, '/mobileLogin')
  await expect(page.getByLabel('账号', { exact: true })).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  const letters = page.getByRole('textbox', { name: '图形验证码' })
  await letters.tap()
  await page.setViewportSize({ width: 360, height: 340 })
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(letters).toBeInViewport({ ratio: 1 })
})

/** Of the second demo visitor, whose password stays what it is. */
const reset = { phone: '19900000002', password: 'Demo#2026' }

test('C-08 C-09 C-11 on a phone every Back goes one step back, and a reset password leads to sign-in', async ({
  page,
}) => {
  const back = page.getByRole('button', { name: '返回' })
  const asked = '/mobileLogin?return=%2FcardHolder'
  await page.goto(asked)
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByRole('button', { name: /用手机验证/ }).click()
  await expect(page.getByText('第 2 步，共 3 步')).toBeVisible()
  await back.click()
  await expect(page.getByText('第 1 步，共 3 步')).toBeVisible()
  await back.click()
  await expect.poll(() => addressOf(page)).toBe(asked)

  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByRole('button', { name: /用手机验证/ }).click()
  await page.getByLabel('手机号').fill(reset.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, reset.phone))
  for (const label of ['新密码', '再次输入密码']) await page.getByLabel(label).fill(reset.password)
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('密码已重置')).toBeVisible()
  await page.getByRole('button', { name: '完成' }).click()
  await expect.poll(() => addressOf(page)).toBe(asked)
})
