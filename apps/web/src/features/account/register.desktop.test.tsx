import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { openSite } from '../../testing/open-site.tsx'
import { newPhone } from '../../testing/registration.ts'
import { textsOf } from '../../testing/texts.ts'
import { codeFor } from '../../testing/visitor.ts'

const email = page.getByLabelText('邮箱', { exact: true })
const send = page.getByRole('button', { name: '获取验证码' })
const countdown = page.getByRole('button', { name: /秒后重发/ })
const code = page.getByLabelText('验证码', { exact: true })

test('C-02 C-07 C-14 M-02 registering asks for everything, says its rule and signs in', async () => {
  const address = `mei.${newPhone()}@example.com`
  await openSite('/register')
  await expect.poll(() => textsOf(page.getByRole('tab'))).toEqual(['手机注册', '邮箱注册'])
  await page.getByRole('tab', { name: '邮箱注册' }).click()
  const register = page.getByRole('button', { name: '注册', exact: true })
  await page.getByLabelText('国家或地区').selectOptions('中国')
  await page.getByLabelText('姓名').fill('梅若兰')
  await page.getByLabelText('公司').fill('远岬贸易')
  await email.fill(address)
  await send.click()
  await expect.element(countdown).toBeVisible()
  await code.fill(await codeFor(address))
  const password = page.getByLabelText('设置密码')
  await password.fill('password')
  await expect.element(register).toBeDisabled()
  await expect.element(page.getByText('不是常见密码')).toBeVisible()
  await password.fill('Sea#Breeze7')
  await expectGoodShape()
  await expectAccessible()
  for (const field of [page.getByLabelText('姓名'), page.getByLabelText('公司'), email, code]) {
    const written = (field.element() as HTMLInputElement).value
    await field.clear()
    await expect.element(register).toBeDisabled()
    await field.fill(written)
    await expect.element(register).toBeEnabled()
  }
  await register.click()
  await expect.element(page.getByText('注册成功')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '梅若兰' })).toBeVisible()
})
