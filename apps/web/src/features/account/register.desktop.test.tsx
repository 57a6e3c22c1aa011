import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { newPhone } from '../../testing/registration.ts'
import { textsOf } from '../../testing/texts.ts'
import { codeFor } from '../../testing/visitor.ts'

const email = page.getByLabelText('邮箱', { exact: true })
const send = page.getByRole('button', { name: '获取验证码' })
const countdown = page.getByRole('button', { name: /秒后重发/ })
const code = page.getByLabelText('验证码', { exact: true })
const step = page.getByText('第 1 步，共 3 步')
const back = page.getByRole('button', { name: '上一步' })

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
  await register.click()
  await expect.element(page.getByText('注册成功')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '梅若兰' })).toBeVisible()
})

test('C-08 C-09 M-03 a forgotten password is set anew in three steps', async () => {
  await openSite('/login')
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect.element(step).toBeVisible()
  const byMail = page.getByRole('button', { name: /用邮箱验证/ })
  await byMail.click()
  await back.click()
  await expect.element(step).toBeVisible()
  await back.click()
  await expect.poll(address).toBe('/login')

  await openSite('/forget')
  await byMail.click()
  await email.fill('demo2@example.com')
  await send.click()
  await expect.element(countdown).toBeVisible()
  await code.fill(await codeFor('demo2@example.com'))
  await page.getByLabelText('新密码').fill('Demo#2026')
  const reset = page.getByRole('button', { name: '重置密码' })
  const repeat = page.getByLabelText('再次输入密码')
  await repeat.fill('Demo#2027')
  await expect.element(page.getByText('两次输入的密码不一致')).toBeVisible()
  await expect.element(reset).toBeDisabled()
  await repeat.fill('Demo#2026')
  await reset.click()
  await expect.element(page.getByText('密码已重置')).toBeVisible()
  await expect.element(page.getByText(/\d+ 秒后前往登录/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '完成' }).click()
  await expect.poll(address).toBe('/login')
})
