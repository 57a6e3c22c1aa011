import { codeFor, openSignIn } from '../support/account.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'

const strong = 'Sea#Breeze7'

test('C-02 C-07 C-14 M-02 registering asks for everything, says its rule and signs in', async ({ page }) => {
  const mail = `mei.${Date.now()}@example.com`
  await page.goto('/register')
  await expect(page.getByRole('tab')).toHaveText(['手机注册', '邮箱注册'])
  await page.getByRole('tab', { name: '邮箱注册' }).click()
  const button = page.getByRole('button', { name: '注册', exact: true })
  await page.getByLabel('国家或地区').selectOption({ label: '中国' })
  await page.getByLabel('姓名').fill('梅若兰')
  await page.getByLabel('公司').fill('远岬贸易')
  await page.getByLabel('邮箱', { exact: true }).fill(mail)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, mail))
  const password = page.getByLabel('设置密码')
  await password.fill('password')
  await expect(button).toBeDisabled()
  await expect(page.getByText('不是常见密码')).toBeVisible()
  await password.fill(strong)
  await expectGoodShape(page)
  await expectAccessible(page)
  await button.click()
  await expect(page.getByText('注册成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '梅若兰' })).toBeVisible()
})

test('C-08 C-09 M-03 a forgotten password is set anew in three steps', async ({ page }) => {
  await openSignIn(page)
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page.getByText('第 1 步，共 3 步')).toBeVisible()
  await page.getByRole('button', { name: /用邮箱验证/ }).click()
  await page.getByRole('button', { name: '上一步' }).click()
  await expect(page.getByText('第 1 步，共 3 步')).toBeVisible()
  await page.getByRole('button', { name: '上一步' }).click()
  await expect.poll(() => addressOf(page)).toBe('/login')

  await page.goto('/forget')
  await page.getByRole('button', { name: /用邮箱验证/ }).click()
  await page.getByLabel('邮箱', { exact: true }).fill('demo2@example.com')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, 'demo2@example.com'))
  await page.getByLabel('新密码').fill('Demo#2026')
  const reset = page.getByRole('button', { name: '重置密码' })
  await page.getByLabel('再次输入密码').fill('Demo#2027')
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
  await expect(reset).toBeDisabled()
  await page.getByLabel('再次输入密码').fill('Demo#2026')
  await reset.click()
  await expect(page.getByText('密码已重置')).toBeVisible()
  await expect(page.getByText(/\d+ 秒后前往登录/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '完成' }).click()
  await expect.poll(() => addressOf(page)).toBe('/login')
})
