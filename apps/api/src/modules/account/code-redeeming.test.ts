import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session, verificationCode } from '../../schema/index.ts'
import { codeFor, otherThan, post } from '../../testing/account-calls.ts'
import { aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let lastPhone = 18_700_000_000
const aPhone = () => String(++lastPhone)
const wrong = { res: 0, errCode: 20011 }

beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: {
      CODE_SECONDS: '0',
      CODES_AN_HOUR: '1000',
      CODES_A_DAY: '1000',
      CODES_AN_ADDRESS: '100000',
    },
  })
})
afterAll(() => fair.close())

const smsLogin = (phone: string, code: string) => post(fair, 'smslogin', { phone, verify_code: code })
const registration = { real_name: '许知远', country_code: 'CN', company: '海风', password: 'Lantern#88' }
const newPassword = { password: 'Lantern#88', password_confirmation: 'Lantern#88' }

test('K-05 a code signs in by phone and by email, and the tokens are good', async () => {
  const visitor = await aVisitor(fair)
  const answer = await smsLogin(visitor.phone, await codeFor(fair, { phone: visitor.phone }, 'login'))
  expect(answer.json()).toMatchObject({ res: 1, token_type: 'Bearer', expires_in: 900 })
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly/)
  const { access_token } = answer.json() as { access_token: string }
  const profile = await fair.call({
    path: '/api/account/v1/profile',
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(profile.json().data.id).toBe(visitor.id)

  const email = visitor.email.replace('visitor', 'Visitor')
  const code = await codeFor(fair, { email }, 'login')
  const byMail = await post(fair, 'maillogin', { email, verify_code: code, remember: true })
  expect(byMail.json()).toMatchObject({ res: 1, token_type: 'Bearer' })
  expect(String(byMail.headers['set-cookie'])).toMatch(/Max-Age/)
})

test('T7 a code serves once, for ten minutes, and a new one kills the old one', async () => {
  const { phone } = await aVisitor(fair)
  const first = await codeFor(fair, { phone })
  const second = await codeFor(fair, { phone })
  if (first !== second) expect((await smsLogin(phone, first)).json()).toMatchObject(wrong)
  expect((await smsLogin(phone, second)).json().res).toBe(1)
  expect((await smsLogin(phone, second)).json()).toMatchObject(wrong)

  const third = await codeFor(fair, { phone })
  fair.clock.set('2026-11-15T12:09:59+08:00')
  const fresh = await codeFor(fair, { phone: (await aVisitor(fair)).phone })
  expect(fresh).toMatch(/^\d{6}$/)
  fair.clock.set('2026-11-15T12:10:00+08:00')
  expect((await smsLogin(phone, third)).json()).toMatchObject(wrong)
  fair.clock.set(testNow)
})

test('T7 in its last second a code is still good', async () => {
  const { phone } = await aVisitor(fair)
  const code = await codeFor(fair, { phone })
  fair.clock.set('2026-11-15T12:09:59+08:00')
  expect((await smsLogin(phone, code)).json().res).toBe(1)
  fair.clock.set(testNow)
})

test('T7 of 200 wrong guesses at once five are looked at, and after that the right one fails too', async () => {
  const { phone } = await aVisitor(fair)
  const code = await codeFor(fair, { phone })
  const guesses = Array.from({ length: 200 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
  )
  const answers = await Promise.all(guesses.map((guess) => smsLogin(phone, guess)))
  for (const answer of answers) expect(answer.json()).toMatchObject(wrong)
  const rows = await fair.database.db.select().from(verificationCode).where(eq(verificationCode.attempts, 5))
  expect(rows.length).toBe(1)
  expect((await smsLogin(phone, code)).json()).toMatchObject(wrong)

  const next = await codeFor(fair, { phone })
  expect((await smsLogin(phone, next)).json().res).toBe(1)
})

test('T7 four wrong guesses leave one for the right code', async () => {
  const { phone } = await aVisitor(fair)
  const code = await codeFor(fair, { phone })
  for (let count = 0; count < 4; count++) await smsLogin(phone, otherThan(code))
  expect((await smsLogin(phone, code)).json().res).toBe(1)
})

test('T7 of 100 that redeem one code at once exactly one succeeds', async () => {
  const { id, phone, sessionId } = await aVisitor(fair)
  const code = await codeFor(fair, { phone })
  const answers = await Promise.all(Array.from({ length: 100 }, () => smsLogin(phone, code)))
  expect(answers.filter((answer) => answer.json().res === 1).length).toBe(1)
  const sessions = await fair.database.db.select().from(session).where(eq(session.accountId, id))
  expect(sessions.filter((row) => row.id !== sessionId).length).toBe(1)
})

test('T7 a code has six digits, also when it begins with noughts', async () => {
  const { phone } = await aVisitor(fair)
  const codes = new Set<string>()
  for (let count = 0; count < 40; count++) codes.add(await codeFor(fair, { phone }))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.size).toBeGreaterThan(35)
})

test('T7 a code serves the purpose it was sent for and no other', async () => {
  const visitor = await aVisitor(fair)
  const { phone } = visitor
  const toLogin = await codeFor(fair, { phone }, 'login')
  const toReset = await codeFor(fair, { phone }, 'reset')
  const reset = (code: string) => post(fair, 'password/reset', { phone, verify_code: code, ...newPassword })
  const register = (to: string, code: string) =>
    post(fair, 'register', { ...registration, phone: to, verify_code: code })

  expect((await reset(toLogin)).json()).toMatchObject(wrong)
  expect((await register(phone, toLogin)).json()).toMatchObject(wrong)
  expect((await smsLogin(phone, toReset)).json()).toMatchObject(wrong)
  expect((await register(phone, toReset)).json()).toMatchObject(wrong)

  const stranger = aPhone()
  const toRegister = await codeFor(fair, { phone: stranger }, 'register')
  expect((await smsLogin(stranger, toRegister)).json()).toMatchObject(wrong)
  expect((await smsLogin(phone, toRegister)).json()).toMatchObject(wrong)
  expect((await register(aPhone(), toRegister)).json()).toMatchObject(wrong)

  expect((await smsLogin(phone, toLogin)).json().res).toBe(1)
  expect((await register(stranger, toRegister)).json().res).toBe(1)
  expect((await reset(toReset)).json().res).toBe(1)
})

test('T7 what is stored tells neither the code nor whose it is', async () => {
  const phone = aPhone()
  const code = await codeFor(fair, { phone })
  const stored = JSON.stringify(await fair.database.db.select().from(verificationCode))
  expect(stored).not.toContain(phone)
  expect(stored).not.toContain(`"${code}"`)
})

test('K-05 a contact of an exhibitor signs on elsewhere: here nobody of that phone signs in', async () => {
  const { phone } = await aVisitor(fair, { kind: 'contact' })
  expect(await codeFor(fair, { phone }, 'login')).toBe('')
  expect(await codeFor(fair, { phone }, 'reset')).toBe('')
  expect((await smsLogin(phone, '000000')).json()).toMatchObject(wrong)
})

test.each([
  ['smslogin', { phone: '19900000009', verify_code: '12345' }, 'verify_code'],
  ['smslogin', { phone: '19900000009', verify_code: '1234567' }, 'verify_code'],
  ['smslogin', { phone: '19900000009', verify_code: '12a456' }, 'verify_code'],
  ['smslogin', { phone: '199000000091', verify_code: '123456' }, 'phone'],
  ['maillogin', { email: 'nobody', verify_code: '123456' }, 'email'],
])('M-01 M-10 %s refuses %j and names the field', async (path, body, field) => {
  const answer = await post(fair, path, body)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields[0].field).toBe(field)
})
