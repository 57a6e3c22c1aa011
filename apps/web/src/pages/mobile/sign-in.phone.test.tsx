import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { newPhone } from '../../testing/registration.ts'
import { fillIn, openSignIn } from '../../testing/sign-in-form.ts'
import { codeFor, registerNewVisitor } from '../../testing/visitor.ts'

test('C-01 C-11 on a phone one signs in at /mobileLogin and comes back to where one was', async () => {
  const visitor = await registerNewVisitor()
  const place = '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'
  const answer = await openSignIn(`/mobileLogin?${new URLSearchParams({ return: place })}`)
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
  await fillIn(answer, visitor)
  await expect.poll(address).toBe(place)
})

test('A-03 the desktop’s sign-in address leads a phone to its own, with its query', async () => {
  await openSite('/login?role=audience')
  await expect.poll(address).toBe('/mobileLogin?role=audience')
})

/** As a hand does it; the browser's clipboard would be everybody's. */
function paste(field: Locator, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('C-02 C-04 C-05 C-07 C-11 M-02 on a phone one registers with a pasted code, and goes on where one was', async () => {
  const number = newPhone()
  const place = '/mobileConsult?exhibition_id=21'
  await openSite(`/mobileLogin?${new URLSearchParams({ return: place })}`)
  await page.getByRole('link', { name: '立即注册' }).click()
  await page.getByLabelText('国家或地区').selectOptions('中国')
  await page.getByLabelText('姓名').fill('梅若兰')
  await page.getByLabelText('公司').fill('远岬贸易')
  const phone = page.getByLabelText('手机号')
  await expect.element(phone).toHaveAttribute('inputmode', 'numeric')
  await expect.element(phone).toHaveAttribute('autocomplete', 'tel-national')
  // A number that cannot become one is said so at once.
  await userEvent.type(phone, '12')
  await expect.element(page.getByText('手机号应为 11 位数字，以 13 至 19 开头')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '获取验证码' })).toBeDisabled()
  await phone.fill(number)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.element(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  const code = page.getByLabelText('验证码', { exact: true })
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  const sent = await codeFor(number)
  paste(code, `【云展】您的验证码是 ${sent}，10 分钟内有效`)
  await expect.element(code).toHaveValue(sent)
  const password = page.getByLabelText('设置密码')
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(page.getByText('8 至 128 个字符')).toBeVisible()
  await password.fill('Sea#Breeze7')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect.element(page.getByText('注册成功')).toBeVisible()
  await expect.poll(address).toBe(place)
})

test('C-03 a keyboard on the screen leaves the button in sight with what is being filled in', async () => {
  const button = page.getByRole('button', { name: '登录', exact: true })
  await page.viewport(360, 640)
  await openSignIn('/mobileLogin')
  await expect
    .element(page.getByLabelText('账号', { exact: true }))
    .toHaveAttribute('autocomplete', 'username')
  await expect
    .element(page.getByLabelText('密码', { exact: true }))
    .toHaveAttribute('autocomplete', 'current-password')
  const letters = page.getByRole('textbox', { name: '图形验证码' })
  await letters.click()
  await page.viewport(360, 340)
  await expect.element(button).toBeInViewport({ ratio: 1 })
  await expect.element(letters).toBeInViewport({ ratio: 1 })
})

/** Of the second demo visitor, whose password stays what it is: a new visitor was sent a code a moment ago. */
const reset = { phone: '19900000002', password: 'Demo#2026' }

test('C-08 C-09 C-11 on a phone every Back goes one step back, and a reset password leads to sign-in', async () => {
  const back = page.getByRole('button', { name: '返回' })
  const asked = '/mobileLogin?return=%2FcardHolder'
  await openSite(asked)
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByRole('button', { name: /用手机验证/ }).click()
  await expect.element(page.getByText('第 2 步，共 3 步')).toBeVisible()
  await back.click()
  await expect.element(page.getByText('第 1 步，共 3 步')).toBeVisible()
  await back.click()
  await expect.poll(address).toBe(asked)

  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByRole('button', { name: /用手机验证/ }).click()
  await page.getByLabelText('手机号').fill(reset.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.element(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabelText('验证码', { exact: true }).fill(await codeFor(reset.phone))
  for (const label of ['新密码', '再次输入密码']) await page.getByLabelText(label).fill(reset.password)
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect.element(page.getByText('密码已重置')).toBeVisible()
  await page.getByRole('button', { name: '完成' }).click()
  await expect.poll(address).toBe(asked)
})
