import { createClient, loadConfig } from '@tradefloor/client'
import { logout, sendMailCode, sendSmsCode } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { newPhone } from '../../testing/registration.ts'
import { changeReply, requestsTo } from '../../testing/replies.ts'
import { captchaAfter, fillIn, openSignIn } from '../../testing/sign-in-form.ts'
import { textsOf } from '../../testing/texts.ts'
import { codeFor, registerNewVisitor, signInNewVisitor } from '../../testing/visitor.ts'

const banner = page.getByRole('banner')
const account = page.getByLabelText('账号', { exact: true })
const password = page.getByLabelText('密码', { exact: true })
const captcha = page.getByRole('textbox', { name: '图形验证码' })
const logIn = page.getByRole('button', { name: '登录', exact: true })
const phone = page.getByLabelText('手机号')
const send = page.getByRole('button', { name: '获取验证码' })
const countdown = page.getByRole('button', { name: /秒后重发/ })
const code = page.getByLabelText('验证码', { exact: true })
const openTab = (name: string) => page.getByRole('tab', { name }).click()

test('C-01 C-03 three ways to sign in; the button waits until everything is filled in', async () => {
  const visitor = await registerNewVisitor()
  const answer = await openSignIn()
  expect(textsOf(page.getByRole('tab'))).toEqual(['账号登录', '手机登录', '邮箱登录'])
  await expect.element(logIn).toBeDisabled()
  await account.fill(visitor.phone)
  await password.fill(visitor.password)
  await expect.element(logIn).toBeDisabled()
  await captcha.fill(answer)
  await expect.element(logIn).toBeEnabled()
  await expectGoodShape()
  await expectAccessible()
  await logIn.click()
  await expect.element(page.getByText('欢迎回来')).toBeVisible()
  await expect.poll(address).toBe('/exhibition')
  await expect.element(page.getByRole('button', { name: visitor.name })).toBeVisible()
})

test('C-03 the picture code is changed by a click, and a wrong one brings another', async () => {
  const visitor = await registerNewVisitor()
  await openSignIn()
  const picture = page.getByCss('button img')
  const first = picture.element().getAttribute('src') ?? ''
  const answer = await captchaAfter(() => page.getByRole('button', { name: '换一张图形验证码' }).click())
  await expect.element(picture).not.toHaveAttribute('src', first)
  await account.fill(visitor.phone)
  await password.fill('wrong')
  await captcha.fill(answer)
  await logIn.click()
  await expect.element(page.getByRole('status').getByText(/密码/)).toBeVisible()
  await expect.element(captcha).toHaveValue('')
  await expect.element(password).toHaveValue('wrong')
})

test('C-06 L-10 neither the password nor a token is stored or sent in the clear', async () => {
  const visitor = await registerNewVisitor()
  const answer = await openSignIn()
  const sent: string[] = []
  changeReply(/./, async (request, reply) => {
    sent.push(await request.clone().text())
    return reply()
  })
  await fillIn(answer, visitor)
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  expect(sent.join()).toContain(visitor.phone)
  for (const text of [...sent, kept]) expect(text).not.toContain(visitor.password)
  expect(JSON.parse(kept)).toMatchObject({ isLogin: 'true' })
  expect(kept).not.toMatch(/token/i)
})

test('C-04 C-05 M-01 a code is sent once a minute, and signs in', async () => {
  // Of the demo fair: a new visitor has just been sent a code, and gets no other for a minute.
  const email = 'demo@example.com'
  await openSite('/login')
  await openTab('邮箱登录')
  await expect.element(send).toBeDisabled()
  await page.getByLabelText('邮箱', { exact: true }).fill(email)
  await send.click()
  await expect.element(countdown).toBeDisabled()
  await code.fill(await codeFor(email))
  await logIn.click()
  await expect.element(page.getByText('欢迎回来')).toBeVisible()
})

test('C-13 C-12 O-04 another tab begins anew, without a countdown; a code that cannot be sent is said so, and may be asked for again at once', async () => {
  const number = newPhone()
  await openSite('/login')
  await openTab('手机登录')
  await phone.fill(`${number}2345`)
  await expect.element(phone).toHaveValue(number)
  await expect
    .element(
      page.getByRole('tabpanel', { name: '手机登录' }).getByRole('button', { name: '登录', exact: true }),
    )
    .toBeDisabled()
  await send.click()
  await expect.element(countdown).toBeVisible()
  await openTab('邮箱登录')
  await openTab('手机登录')
  await expect.element(phone).toHaveValue('')
  await expect.element(send).toBeVisible()
  // The form has begun anew; the server still knows that a minute has not gone by.
  await phone.fill(number)
  await send.click()
  await expect.element(page.getByRole('status').getByText('操作过于频繁')).toBeVisible()
  await expect.element(send).toBeEnabled()
})

test('C-04 C-05 M-01 M-10 the rules are said and checked as one types, and by the server again', async () => {
  await openSite('/login')
  await openTab('手机登录')
  await expect.element(phone).toHaveAccessibleDescription('11 位中国大陆手机号')
  // It can still become right.
  await userEvent.type(phone, '199')
  await expect.element(phone).toHaveAccessibleDescription('11 位中国大陆手机号')
  await expect.element(send).toBeDisabled()
  phone.element().blur()
  await expect.element(phone).toHaveAccessibleDescription(/应为 11 位数字/)
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('19900000001')
  await expect.element(phone).toHaveAccessibleDescription('11 位中国大陆手机号')
  await expect.element(send).toBeEnabled()
  await expect.element(code).toHaveAccessibleDescription('6 位数字')
  await code.fill('123')
  code.element().blur()
  await expect.element(page.getByText('验证码应为 6 位数字')).toBeVisible()
  await expect
    .element(page.getByRole('tabpanel').getByRole('button', { name: '登录', exact: true }))
    .toBeDisabled()
  await openTab('邮箱登录')
  const mail = page.getByLabelText('邮箱', { exact: true })
  // This cannot, however it goes on.
  await userEvent.type(mail, 'de mo')
  await expect.element(mail).toHaveAccessibleDescription(/应写成/)
  await expectGoodShape()
  await expectAccessible()
  const { call } = createClient({ config: await loadConfig(document), language: () => 'zh' })
  await expect(call(sendSmsCode, { body: { phone: '199', purpose: 'login' } })).rejects.toThrow(/./)
  await expect(call(sendMailCode, { body: { email: 'de mo', purpose: 'login' } })).rejects.toThrow(/./)
})

test('C-10 a visitor is still there when the site is opened again; C-11 and comes back to where sign-in was asked for', async () => {
  const visitor = await registerNewVisitor()
  await openSite('/plateformInfo')
  const answer = await captchaAfter(() => banner.getByRole('link', { name: '登录' }).click())
  await expect.poll(address).toContain('/login?return=')
  await fillIn(answer, visitor)
  await expect.poll(address).toBe('/plateformInfo')
  await openSite(address())
  await expect.element(page.getByRole('button', { name: visitor.name })).toBeVisible()
})

test('C-11 D-09 on the way to register the header still leads to sign-in with the way back', async () => {
  const visitor = await registerNewVisitor()
  const place = '/area/consult?exhibition_id=21'
  await openSite(`/register?${new URLSearchParams({ return: place })}`)
  const answer = await captchaAfter(() => banner.getByRole('link', { name: '登录' }).click())
  await fillIn(answer, visitor)
  await expect.poll(address).toBe(place)
})

test('D-09 L-09 logging out is asked about, said, and leads home', async () => {
  const { name } = await signInNewVisitor()
  await openSite('/plateformInfo')
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expectAccessible()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '取消' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await question.getByRole('button', { name: '退出登录' }).click()
  await expect.element(banner.getByRole('link', { name: '登录' })).toBeVisible()
  expect(localStorage.getItem('isLogin')).toBeNull()
})

test('L-09 O-02 a session that the server has ended is tried once more, then said, and the page goes on for a guest', async () => {
  const visitor = await signInNewVisitor()
  await openSite('/exhibition')
  const menu = banner.getByRole('button', { name: visitor.name })
  await expect.element(menu).toBeVisible()
  const before = requestsTo(/\/refresh/).length
  // In another place: this one is told by its connection, or learns of it when it asks for something.
  await visitor.call(logout)
  await page.getByRole('combobox', { name: '关键词' }).fill('茶')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '登录已过期，请重新登录' })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
  expect(requestsTo(/\/refresh/)).toHaveLength(before + 1)
  expect(localStorage.getItem('isLogin')).toBeNull()
})
