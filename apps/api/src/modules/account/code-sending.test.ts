import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeFor, masked, otherThan, post, sendCode } from '../../testing/account-calls.ts'
import { aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let lastPhone = 18_800_000_000
const aPhone = () => String(++lastPhone)
const sentTo = (to: string) => fair.outbox.list().filter((kept) => kept.to === to).length
const later = (seconds: number) =>
  fair.clock.set(new Date(fair.clock.now().getTime() + seconds * 1000).toISOString())

beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    keepMessages: true,
    environment: { CODES_AN_ADDRESS: '20', TRUSTED_PROXIES: '127.0.0.1' },
  })
})
afterAll(() => fair.close())

/** Each request of its own network address, as the proxy in front tells it. */
let lastAddress = 0
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.${++lastAddress >> 8}.${lastAddress & 255}` })

test('K-07 a code of six digits is sent to a phone and to a mailbox, and kept for the developer', async () => {
  const phone = aPhone()
  const answer = await sendCode(fair, { phone }, {}, fromElsewhere())
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    res: 1,
    mes: '',
    errMes: '',
    message: expect.stringMatching(/^验证码已发送/),
  })
  expect(fair.outbox.list()[0]).toEqual({
    kind: 'sms',
    to: phone,
    key: '',
    code: expect.stringMatching(/^\d{6}$/),
    at: '2026-11-15T04:00:00.000Z',
  })

  const english = await sendCode(
    fair,
    { email: 'Somebody@Example.com' },
    { purpose: 'register' },
    { ...fromElsewhere(), 'accept-language': 'en' },
  )
  expect(english.json().message).toMatch(/Code sent/)
  expect(fair.outbox.list()[0]).toMatchObject({ kind: 'mail', to: 'somebody@example.com', key: '' })
})

test('K-07 without a purpose, a known contact gets a code to sign in and an unknown one a code to register', async () => {
  const known = await aVisitor(fair)
  const code = await codeFor(fair, { phone: known.phone })
  expect((await post(fair, 'smslogin', { phone: known.phone, verify_code: code })).json().res).toBe(1)

  const phone = aPhone()
  const unknown = await codeFor(fair, { phone })
  const registered = await post(fair, 'register', {
    phone,
    verify_code: unknown,
    real_name: '许知远',
    password: 'Lantern#88',
    country_code: 'CN',
    company: '舟山海风有限公司',
  })
  expect(registered.json()).toMatchObject({ res: 1 })
})

test('K-07 a mail goes to the address whose account it is for, however alike another is written', async () => {
  const visitor = await aVisitor(fair, { email: 'keeper@example.com' })
  // The sign for kelvin becomes a k in lower case.
  const answer = await sendCode(fair, { email: '\u212Aeeper@Example.com' }, {}, fromElsewhere())
  expect(answer.json().res).toBe(1)
  expect(fair.outbox.list()[0]).toMatchObject({ to: visitor.email, code: expect.stringMatching(/^\d{6}$/) })
})

test.each([
  ['12345678901'],
  ['1234567890'],
  ['+8613800000000'],
  ['008613800000000'],
  ['1380000000'],
  ['138000000000'],
  ['85261234567'],
  ['13８00000000'],
  ['13800000000\n'],
])('T8 M-01 only mobile numbers of +86 get a message: %j', async (phone) => {
  const before = fair.outbox.list().length
  const answer = await sendCode(fair, { phone }, {}, fromElsewhere())
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ res: 0, fields: [{ field: 'phone', problem: 'pattern' }] })
  expect(fair.outbox.list().length).toBe(before)
})

test.each([
  ['a@example.com\r\nBcc: b@example.com'],
  ['a@example.com,b@example.com'],
  ['<a@example.com>'],
  ['a b@example.com'],
  ['a@example.com;b@example.com'],
  [`${'a'.repeat(250)}@example.com`],
  ['nobody'],
])('K-07 M-10 what is not one mailbox gets no mail: %j', async (email) => {
  const before = fair.outbox.list().length
  expect((await sendCode(fair, { email }, {}, fromElsewhere())).statusCode).toBe(400)
  expect(fair.outbox.list().length).toBe(before)
})

describe('T8 how often', () => {
  test('one in 60 s, five an hour and ten a day for a contact, with the time to wait in the answer', async () => {
    fair.clock.set(testNow)
    const phone = aPhone()
    const ask = () => sendCode(fair, { phone }, {}, fromElsewhere())
    expect((await ask()).statusCode).toBe(200)
    later(59)
    const soon = await ask()
    expect(soon.statusCode).toBe(429)
    expect(soon.headers['retry-after']).toBe('1')
    expect(soon.json()).toMatchObject({ res: 0, errCode: 10050 })
    later(2)
    expect((await ask()).statusCode).toBe(200)

    for (let count = 3; count <= 5; count++) {
      later(61)
      expect((await ask()).statusCode).toBe(200)
    }
    later(61)
    const sixth = await ask()
    expect(sixth.statusCode).toBe(429)
    expect(sixth.headers['retry-after']).toBe(String(3600 - 61 * 5))

    later(3600)
    for (let count = 6; count <= 10; count++) {
      expect((await ask()).statusCode).toBe(200)
      later(61)
    }
    later(3600)
    expect((await ask()).statusCode).toBe(429)
    expect(sentTo(phone)).toBe(10)
    later(86_400)
    expect((await ask()).statusCode).toBe(200)
    fair.clock.set(testNow)
  })

  test('the purposes of one contact share its limit, and other contacts do not', async () => {
    const visitor = await aVisitor(fair)
    const ask = (to: { phone: string } | { email: string }, purpose: string) =>
      sendCode(fair, to, { purpose }, fromElsewhere())
    expect((await ask({ phone: visitor.phone }, 'login')).statusCode).toBe(200)
    expect((await ask({ phone: visitor.phone }, 'reset')).statusCode).toBe(429)
    expect((await ask({ email: visitor.email }, 'reset')).statusCode).toBe(200)
    expect((await ask({ email: visitor.email.toUpperCase() }, 'login')).statusCode).toBe(429)
  })

  test('100 at once from 100 addresses to 5 phones: each phone gets exactly one', async () => {
    const phones = Array.from({ length: 5 }, aPhone)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendCode(fair, { phone: phones[index % 5] ?? '' }, {}, fromElsewhere()),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(5)
    expect(phones.map(sentTo)).toEqual(phones.map(() => 1))
  })

  test('one address has its limit over all contacts, exactly, and a network of IPv6 counts as one', async () => {
    const phones = Array.from({ length: 30 }, aPhone)
    const answers = await Promise.all(
      phones.map((phone, index) =>
        sendCode(fair, { phone }, {}, { 'x-forwarded-for': `2001:db8:7:7::${index.toString(16)}` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(20)
    // What was refused took nothing: the same contacts are served when asked for from elsewhere.
    const refused = phones.filter((_, index) => answers[index]?.statusCode === 429)
    expect((await sendCode(fair, { phone: refused[0] ?? '' }, {}, fromElsewhere())).statusCode).toBe(200)
  })
})

describe('T6 whether a contact has an account shows in no answer', () => {
  test.each(['login', 'register', 'reset', undefined])('of sending a code for %s', async (purpose) => {
    const visitor = await aVisitor(fair)
    const answers = []
    for (const to of [
      { phone: visitor.phone },
      { phone: aPhone() },
      { email: visitor.email },
      { email: `nobody${aPhone()}@example.com` },
    ])
      answers.push(masked(await sendCode(fair, to, purpose ? { purpose } : {}, fromElsewhere())))
    expect(answers[0]).toMatch(/^200 \{"res":1/)
    expect(new Set(answers).size).toBe(1)
  })

  test('the message tells it to whoever reads it, without a code, and no code helps then', async () => {
    const visitor = await aVisitor(fair)
    expect(await codeFor(fair, { phone: visitor.phone }, 'register')).toBe('')
    expect(await codeFor(fair, { email: `nobody${aPhone()}@example.com` }, 'reset')).toBe('')
    expect(await codeFor(fair, { phone: aPhone() }, 'login')).toBe('')
  })

  test.each([
    ['smslogin', 'login', {}],
    [
      'register',
      'register',
      { real_name: '许知远', country_code: 'CN', company: '海风', password: 'Lantern#88' },
    ],
    ['password/reset', 'reset', { password: 'Lantern#88', password_confirmation: 'Lantern#88' }],
  ] as const)('of %s with a wrong code, asked for or not', async (path, purpose, more) => {
    const visitor = await aVisitor(fair)
    const stranger = aPhone()
    const answers = []
    for (const phone of [visitor.phone, stranger]) {
      answers.push(masked(await post(fair, path, { ...more, phone, verify_code: '000000' })))
      const code = await codeFor(fair, { phone }, purpose)
      const wrong = otherThan(code || '000000')
      answers.push(masked(await post(fair, path, { ...more, phone, verify_code: wrong })))
    }
    expect(answers[0]).toMatch(/^200 \{"res":0.*"errCode":20011/)
    expect(new Set(answers).size).toBe(1)
  })

  test('of maillogin with a wrong code', async () => {
    const visitor = await aVisitor(fair)
    const answers = []
    for (const email of [visitor.email, `nobody${aPhone()}@example.com`]) {
      await sendCode(fair, { email }, { purpose: 'login' }, fromElsewhere())
      answers.push(masked(await post(fair, 'maillogin', { email, verify_code: '000000' })))
    }
    expect(answers[0]).toBe(answers[1])
  })
})
