import { errors } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '../../schema/index.ts'
import { codeFor, otherThan, post } from '../../testing/account-calls.ts'
import { aVisitor, testPassword, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
let lastPhone = 18_700_000_000
const aPhone = () => String(++lastPhone)
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODE_SECONDS: '0' } })
})
afterAll(() => fair.close())

const byMail = () => aVisitor(fair, { phone: null })
const add = (who: Visitor, body: object) =>
  fair.call(
    who.as({
      method: 'POST',
      path: '/api/account/v1/phone',
      body: JSON.stringify({ password: testPassword, ...body }),
    }),
  )
const phoneOf = async ({ id }: Visitor) =>
  (await fair.database.db.select().from(account).where(eq(account.id, id)))[0]?.phone

test('S-67 an account registered by mail adds a phone with a code and its password, and signs in with it', async () => {
  const visitor = await byMail()
  const phone = aPhone()
  const verify_code = await codeFor(fair, { phone }, 'add_phone')
  expect((await add(visitor, { phone, verify_code })).json()).toMatchObject({ res: 1, mes: '登录手机已添加' })
  expect(await phoneOf(visitor)).toBe(phone)
  const code = await codeFor(fair, { phone }, 'login')
  expect((await post(fair, 'smslogin', { phone, verify_code: code })).json().res).toBe(1)
})

test('S-67 a wrong password or code adds nothing', async () => {
  const visitor = await byMail()
  const phone = aPhone()
  const verify_code = await codeFor(fair, { phone }, 'add_phone')
  const codeOf = async (body: object) => (await add(visitor, body)).json().errCode
  expect(await codeOf({ phone, verify_code, password: 'Wrong#2026' })).toBe(errors.old_password_wrong.code)
  expect(await codeOf({ phone, verify_code: otherThan(verify_code) })).toBe(errors.code_wrong.code)
  // A code for something else does not serve.
  const register = await codeFor(fair, { phone }, 'register')
  if (register !== verify_code)
    expect(await codeOf({ phone, verify_code: register })).toBe(errors.code_wrong.code)
  expect(await phoneOf(visitor)).toBeNull()
})

test('S-67 C-04 M-01 a phone that is not of +86 is refused', async () => {
  const visitor = await byMail()
  expect((await add(visitor, { phone: '+4917012345', verify_code: '123456' })).statusCode).toBe(400)
})

test('S-67 N-04 another account’s phone gets no code, and is refused as a wrong code is', async () => {
  const other = await aVisitor(fair)
  expect(await codeFor(fair, { phone: other.phone }, 'add_phone')).toBe('')
  const visitor = await byMail()
  const answer = await add(visitor, { phone: other.phone, verify_code: '000000' })
  expect(answer.json().errCode).toBe(errors.code_wrong.code)
  expect(await phoneOf(other)).toBe(other.phone)
})

test('S-67 a phone that somebody registers in between goes to one of the two', async () => {
  const visitor = await byMail()
  const phone = aPhone()
  const verify_code = await codeFor(fair, { phone }, 'add_phone')
  await aVisitor(fair, { phone })
  expect((await add(visitor, { phone, verify_code })).json().errCode).toBe(errors.code_wrong.code)
  expect(await phoneOf(visitor)).toBeNull()
})

test('S-67 an account has one sign-in phone, also when two are added at once', async () => {
  const visitor = await byMail()
  const phones = [aPhone(), aPhone()]
  const codes: string[] = []
  for (const phone of phones) codes.push(await codeFor(fair, { phone }, 'add_phone'))
  const answers = await Promise.all(phones.map((phone, n) => add(visitor, { phone, verify_code: codes[n] })))
  const bodies = answers.map((answer) => answer.json())
  expect(bodies.filter(({ res }) => res === 1)).toHaveLength(1)
  expect(bodies.find(({ res }) => res === 0).errCode).toBe(errors.phone_present.code)
  expect(phones).toContain(await phoneOf(visitor))
})
