import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, businessCard } from '../../schema/index.ts'
import { codeFor, post } from '../../testing/account-calls.ts'
import { aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
let lastPhone = 18_600_000_000
const aPhone = () => String(++lastPhone)

beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODE_SECONDS: '0', TERMS_VERSION: '2027-02' } })
})
afterAll(() => fair.close())

const person = {
  real_name: ' 许知远 ',
  country_code: 'CN',
  company: ' 舟山海风有限公司 ',
  password: 'Lantern#88',
}
const register = (body: object, headers = {}) => post(fair, 'register', { ...person, ...body }, headers)
const accountsOf = (phone: string) => fair.database.db.select().from(account).where(eq(account.phone, phone))

test('K-06 registering by phone makes an account with a card, records the agreement and signs in', async () => {
  const phone = aPhone()
  const answer = await register({ phone, verify_code: await codeFor(fair, { phone }), remember: true })
  expect(answer.json()).toMatchObject({ res: 1, mes: '注册成功', token_type: 'Bearer', expires_in: 900 })
  const { access_token } = answer.json() as { access_token: string }
  const profile = await fair.call({
    path: '/api/account/v1/profile',
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(profile.json().data).toMatchObject({
    real_name: '许知远',
    phone,
    email: '',
    country_code: 'CN',
    company: '舟山海风有限公司',
  })
  const [made] = await accountsOf(phone)
  expect(made).toMatchObject({
    kind: 'visitor',
    demo: false,
    agreedVersion: '2027-02',
    agreedAt: fair.clock.now(),
  })
  expect(made?.passwordHash).toMatch(/^\$argon2id\$/)
  const cards = await fair.database.db
    .select()
    .from(businessCard)
    .where(eq(businessCard.accountId, made?.id ?? 0))
  expect(cards).toMatchObject([{ companyName: '舟山海风有限公司', email: '', post: '' }])
})

test('K-06 registering by email keeps it in lower case, on the card too', async () => {
  const email = 'Reader@Example.com'
  const answer = await register(
    { email, verify_code: await codeFor(fair, { email }), agreed_version: '2027-02' },
    { 'accept-language': 'en' },
  )
  expect(answer.json()).toMatchObject({ res: 1, mes: 'Registered' })
  const [made] = await fair.database.db.select().from(account).where(eq(account.email, 'reader@example.com'))
  const [card] = await fair.database.db
    .select()
    .from(businessCard)
    .where(eq(businessCard.accountId, made?.id ?? 0))
  expect(card?.email).toBe('reader@example.com')

  const again = await codeFor(fair, { email: 'READER@example.com' }, 'register')
  expect(again).toBe('')
})

test.each([
  ['both contacts', { phone: '18900000001', email: 'both@example.com' }, 'email'],
  ['no contact', {}, 'phone'],
  ['no name', { phone: '18900000002', real_name: undefined }, 'real_name'],
  ['an empty name', { phone: '18900000002', real_name: '  ' }, 'real_name'],
  ['no company', { phone: '18900000002', company: undefined }, 'company'],
  ['an empty company', { phone: '18900000002', company: '　' }, 'company'],
  ['no password', { phone: '18900000002', password: undefined }, 'password'],
  ['no country', { phone: '18900000002', country_code: undefined }, 'country_code'],
  ['a country there is not', { phone: '18900000002', country_code: 'XX' }, 'country_code'],
  ['a country in small letters', { phone: '18900000002', country_code: 'cn' }, 'country_code'],
  ['no code', { phone: '18900000002', verify_code: undefined }, 'verify_code'],
  ['terms of another day', { phone: '18900000002', agreed_version: '2026-11' }, 'agreed_version'],
  ['a field too many', { phone: '18900000002', demo: true }, 'demo'],
])('C-14 M-10 register refuses %s and names the field', async (_, body, field) => {
  const answer = await register({ verify_code: '123456', ...body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ res: 0, errCode: 10001 })
  expect(answer.json().fields.map((fault: { field: string }) => fault.field)).toContain(field)
})

test('M-02 a weak password is refused before the code is looked at, however often', async () => {
  const phone = aPhone()
  const code = await codeFor(fair, { phone })
  for (const password of [
    'short#1',
    'alllowercase1',
    'Password123!',
    'Lantern#88\0',
    '12345678',
    'aB3'.repeat(50),
  ])
    expect((await register({ phone, verify_code: code, password })).json().res).toBe(0)
  const weak = await register({ phone, verify_code: code, password: 'Password123!' })
  expect(weak.json()).toMatchObject({ res: 0, errCode: 20012 })
  expect((await register({ phone, verify_code: code })).json().res).toBe(1)
})

test('T7 of 100 that register with one code at once exactly one makes an account', async () => {
  const phone = aPhone()
  const code = await codeFor(fair, { phone })
  const answers = await Promise.all(Array.from({ length: 100 }, () => register({ phone, verify_code: code })))
  expect(answers.filter((answer) => answer.json().res === 1).length).toBe(1)
  expect((await accountsOf(phone)).length).toBe(1)
})

test('T6 a contact that was taken meanwhile is refused like a wrong code, and nothing is left behind', async () => {
  const phone = aPhone()
  const code = await codeFor(fair, { phone })
  await aVisitor(fair, { phone })
  const answer = await register({ phone, verify_code: code })
  expect(answer.json()).toMatchObject({ res: 0, errCode: 20011 })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await accountsOf(phone)).length).toBe(1)
})

test('K-06 the phone of an exhibitor’s contact is taken too, and its owner is told', async () => {
  const { phone } = await aVisitor(fair, { kind: 'contact' })
  expect(await codeFor(fair, { phone }, 'register')).toBe('')
  expect(await codeFor(fair, { phone })).toBe('')
})
