import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, limitCount } from '../../schema/index.ts'
import { codeFor, post } from '../../testing/account-calls.ts'
import { aSession, aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { signInFailures } from './login-service.ts'
import { verifyPassword } from './passwords.ts'

let fair: TestApp

beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODE_SECONDS: '0' } })
})
afterAll(() => fair.close())

const passwords = { password: 'Lantern#88', password_confirmation: 'Lantern#88' }
const reset = (body: object, headers = {}) => post(fair, 'password/reset', { ...passwords, ...body }, headers)
const hashOf = async (id: number) =>
  (await fair.database.db.select().from(account).where(eq(account.id, id)))[0]?.passwordHash

test('C-08 K-30 a code sets a new password by phone and by email', async () => {
  const visitor = await aVisitor(fair)
  const { phone, email } = visitor
  const answer = await reset({ phone, verify_code: await codeFor(fair, { phone }, 'reset') })
  expect(answer.json()).toEqual({ res: 1, mes: '密码已重置，请用新密码登录', errMes: '' })
  expect(await verifyPassword(await hashOf(visitor.id), 'Lantern#88')).toBe(true)
  expect(await verifyPassword(await hashOf(visitor.id), 'Demo#2026')).toBe(false)

  const verify_code = await codeFor(fair, { email }, 'reset')
  const other = { password: 'Harbour#99', password_confirmation: 'Harbour#99' }
  const byMail = await reset(
    { email: email.toUpperCase(), verify_code, ...other },
    { 'accept-language': 'en' },
  )
  expect(byMail.json().mes).toMatch(/reset/)
  expect(await verifyPassword(await hashOf(visitor.id), 'Harbour#99')).toBe(true)
})

test('K-30 a reset signs out everywhere, kills what codes are out, and forgets wrong passwords before it', async () => {
  const visitor = await aVisitor(fair, { userName: 'forgetful' })
  const { phone, email } = visitor
  const second = await aSession(fair, visitor.id)
  const bystander = await aVisitor(fair)
  const toLogin = await codeFor(fair, { email }, 'login')
  const rows = () => fair.database.db.select().from(limitCount)
  const before = (await rows()).length
  await fair.limits.take([{ key: signInFailures(visitor), most: 5, seconds: 1800 }])
  expect((await rows()).length).toBe(before + 1)

  const verify_code = await codeFor(fair, { phone }, 'reset')
  const counted = (await rows()).length
  expect((await reset({ phone, verify_code })).json().res).toBe(1)

  const profile = (token: string) =>
    fair.call({ path: '/api/account/v1/profile', headers: { authorization: `Bearer ${token}` } })
  expect((await profile(visitor.token)).statusCode).toBe(401)
  expect((await profile(second.token)).statusCode).toBe(401)
  expect((await profile(bystander.token)).statusCode).toBe(200)
  const login = await post(fair, 'maillogin', { email, verify_code: toLogin })
  expect(login.json()).toMatchObject({ res: 0, errCode: 20011 })
  expect((await rows()).length).toBe(counted - 1)
})

test('M-02 M-03 C-14 what is wrong with the passwords is said before the code is spent', async () => {
  const visitor = await aVisitor(fair)
  const { phone } = visitor
  const verify_code = await codeFor(fair, { phone }, 'reset')
  const before = await hashOf(visitor.id)
  for (let count = 0; count < 6; count++) {
    const differ = await reset({ phone, verify_code, password_confirmation: 'Lantern#89' })
    expect(differ.json()).toMatchObject({ res: 0, errCode: 20013, mes: '两次输入的密码不一致' })
    const weak = { password: 'Password1!', password_confirmation: 'Password1!' }
    expect((await reset({ phone, verify_code, ...weak })).json()).toMatchObject({ res: 0, errCode: 20012 })
  }
  expect(await hashOf(visitor.id)).toBe(before)
  expect((await reset({ phone, verify_code })).json().res).toBe(1)
})

test.each([
  ['no contact', {}, 'phone'],
  ['both contacts', { phone: '18900000001', email: 'both@example.com' }, 'email'],
  ['no code', { phone: '18900000001', verify_code: undefined }, 'verify_code'],
  ['no password', { phone: '18900000001', password: undefined }, 'password'],
  ['no repeat', { phone: '18900000001', password_confirmation: undefined }, 'password_confirmation'],
])('C-14 M-10 a reset with %s is refused and the field named', async (_, body, field) => {
  const answer = await reset({ verify_code: '123456', ...body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields[0].field).toBe(field)
})

test('T7 of 100 resets with one code at once exactly one succeeds', async () => {
  const { phone } = await aVisitor(fair)
  const verify_code = await codeFor(fair, { phone }, 'reset')
  const answers = await Promise.all(Array.from({ length: 100 }, () => reset({ phone, verify_code })))
  expect(answers.filter((answer) => answer.json().res === 1).length).toBe(1)
})
