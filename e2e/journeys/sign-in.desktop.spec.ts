import { randomInt } from 'node:crypto'
import { logout, sendMailCode, sendSmsCode } from '@tradefloor/contract'
import { captchaAfter, codeFor, fillIn, openSignIn, signIn } from '../support/account.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { callerOn, newVisitor } from '../support/visitor.ts'

const logIn = { name: '登录', exact: true } as const

test('C-01 C-03 three ways to sign in; the button waits until everything is filled in', async ({ page }) => {
  const answer = await openSignIn(page)
  await expect(page.getByRole('tab')).toHaveText(['账号登录', '手机登录', '邮箱登录'])
  const button = page.getByRole('button', logIn)
  await expect(button).toBeDisabled()
  await page.getByLabel('账号', { exact: true }).fill('demo')
  await page.getByLabel('密码', { exact: true }).fill('Demo#2026')
  await expect(button).toBeDisabled()
  await page.getByRole('textbox', { name: '图形验证码' }).fill(answer)
  await expect(button).toBeEnabled()
  await expectGoodShape(page)
  await expectAccessible(page)
  await button.click()
  await expect(page.getByText('欢迎回来')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/exhibition')
  await expect(page.getByRole('button', { name: '林晓舟' })).toBeVisible()
})

test('C-03 the picture code is changed by a click, and a wrong one brings another', async ({ page }) => {
  await openSignIn(page)
  const picture = page.locator('button img')
  const first = await picture.getAttribute('src')
  const another = page.getByRole('button', { name: '换一张图形验证码' })
  const answer = await captchaAfter(page, () => another.click())
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await page.getByLabel('账号', { exact: true }).fill('demo')
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.getByRole('textbox', { name: '图形验证码' }).fill(answer)
  await page.getByRole('button', logIn).click()
  await expect(page.getByRole('status').getByText(/密码/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: '图形验证码' })).toHaveValue('')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong')
})

test('C-06 L-10 neither the password nor a token is stored or sent in the clear', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await signIn(page)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const text of [...sent, kept]) expect(text).not.toContain('Demo#2026')
  expect(JSON.parse(kept)).toMatchObject({ isLogin: 'true' })
  expect(kept).not.toMatch(/token/i)
})

test('C-04 C-05 M-01 a code is sent once a minute, and signs in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '邮箱登录' }).click()
  const send = page.getByRole('button', { name: '获取验证码' })
  await expect(send).toBeDisabled()
  await page.getByLabel('邮箱', { exact: true }).fill('demo@example.com')
  await send.click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, 'demo@example.com'))
  await page.getByRole('button', logIn).click()
  await expect(page.getByText('欢迎回来')).toBeVisible()
})

test('C-13 C-12 another tab begins anew, without a countdown', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '手机登录' }).click()
  const phone = page.getByLabel('手机号')
  await phone.fill('199000000012345')
  await expect(phone).toHaveValue('19900000001')
  const panel = page.getByRole('tabpanel', { name: '手机登录' })
  await expect(panel.getByRole('button', logIn)).toBeDisabled()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByRole('tab', { name: '邮箱登录' }).click()
  await page.getByRole('tab', { name: '手机登录' }).click()
  await expect(page.getByLabel('手机号')).toHaveValue('')
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
})

test.describe('a code that is not sent', () => {
  test.use({ expectedErrors: [/status of 429/] })

  test('O-04 a code that cannot be sent is said so, and may be asked for again at once', async ({ page }) => {
    const number = `199${String(randomInt(100_000_000)).padStart(8, '0')}`
    const tab = page.getByRole('tab', { name: '手机登录' })
    const send = page.getByRole('button', { name: '获取验证码' })
    await page.goto('/login')
    await tab.click()
    await page.getByLabel('手机号').fill(number)
    await send.click()
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
    // The form begins anew; the server still knows that a minute has not gone by.
    await page.getByRole('tab', { name: '邮箱登录' }).click()
    await tab.click()
    await page.getByLabel('手机号').fill(number)
    await send.click()
    await expect(page.getByRole('status').getByText('操作过于频繁')).toBeVisible()
    await expect(send).toBeEnabled()
  })
})

test('C-04 C-05 M-01 M-10 the rules are said and checked as one types, and by the server again', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('tab', { name: '手机登录' }).click()
  const send = page.getByRole('button', { name: '获取验证码' })
  const phone = page.getByLabel('手机号')
  await expect(phone).toHaveAccessibleDescription('11 位中国大陆手机号')
  // It can still become right.
  await phone.pressSequentially('199')
  await expect(phone).toHaveAccessibleDescription('11 位中国大陆手机号')
  await expect(send).toBeDisabled()
  await phone.blur()
  await expect(phone).toHaveAccessibleDescription(/应为 11 位数字/)
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('19900000001')
  await expect(phone).toHaveAccessibleDescription('11 位中国大陆手机号')
  await expect(send).toBeEnabled()
  const code = page.getByLabel('验证码', { exact: true })
  await expect(code).toHaveAccessibleDescription('6 位数字')
  await code.fill('123')
  await code.blur()
  await expect(page.getByText('验证码应为 6 位数字')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('button', logIn)).toBeDisabled()
  await page.getByRole('tab', { name: '邮箱登录' }).click()
  const mail = page.getByLabel('邮箱', { exact: true })
  // This cannot, however it goes on.
  await mail.pressSequentially('de mo')
  await expect(mail).toHaveAccessibleDescription(/应写成/)
  await expectGoodShape(page)
  await expectAccessible(page)
  const call = await callerOn(page, () => undefined)
  await expect(call(sendSmsCode, { body: { phone: '199', purpose: 'login' } })).rejects.toThrow(/./)
  await expect(call(sendMailCode, { body: { email: 'de mo', purpose: 'login' } })).rejects.toThrow(/./)
})

test('C-10 a visitor is still there after a reload; C-11 and comes back to where sign-in was asked for', async ({
  page,
}) => {
  await page.goto('/plateformInfo')
  const link = page.getByRole('banner').getByRole('link', { name: '登录' })
  const answer = await captchaAfter(page, () => link.click())
  await expect.poll(() => addressOf(page)).toContain('/login?return=')
  await fillIn(page, answer)
  await expect.poll(() => addressOf(page)).toBe('/plateformInfo')
  await page.reload()
  await expect(page.getByRole('button', { name: '林晓舟' })).toBeVisible()
})

test('D-09 L-09 logging out is asked about, said, and leads home', async ({ page }) => {
  await signIn(page)
  // The next page takes the focus when it comes, and a menu that is open closes.
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: '林晓舟' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expectAccessible(page)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: '林晓舟' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await question.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBeNull()
})

test.describe('a session that the server has ended', () => {
  // The browser reports each refusal.
  test.use({ expectedErrors: [/status of 401/] })

  test('L-09 O-02 is tried once more, then said, and the page goes on for a guest', async ({ page }) => {
    const visitor = await newVisitor(page)
    await page.goto('/exhibition')
    const menu = page.getByRole('button', { name: visitor.name })
    await expect(menu).toBeVisible()
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (/\/refresh/.test(request.url())) refreshes.push(request.url())
    })
    // In another place: this one is told by its connection, or learns of it when it asks for something.
    await visitor.call(logout)
    await page.getByRole('textbox', { name: '关键词' }).fill('茶')
    await page.getByRole('button', { name: '搜索' }).click()
    await expect(page.getByRole('status').filter({ hasText: '登录已过期，请重新登录' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: visitor.name })).toHaveCount(0)
    expect(refreshes).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBeNull()
  })
})

test('C-11 D-09 on the way to register the header still leads to sign-in with the way back', async ({
  page,
}) => {
  const place = '/area/consult?exhibition_id=21'
  await page.goto(`/register?${new URLSearchParams({ return: place })}`)
  const link = page.getByRole('banner').getByRole('link', { name: '登录' })
  const answer = await captchaAfter(page, () => link.click())
  await fillIn(page, answer)
  await expect.poll(() => addressOf(page)).toBe(place)
})
