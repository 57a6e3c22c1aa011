import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessToken, limitCount, refreshToken } from '../../schema/index.ts'
import { masked, post } from '../../testing/account-calls.ts'
import { anExhibition, anExhibitor, aVisitor, testPassword } from '../../testing/builders.ts'
import {
  aCaptcha,
  cookieOf,
  encrypted,
  ourOrigin,
  signIn,
  signOn,
  statusWith,
  withCookie,
  withToken,
} from '../../testing/sign-in.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { decipherPassword } from './login-cipher.ts'
import { hashPassword } from './passwords.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})

const aContact = async () => {
  const { id } = await anExhibition(fair)
  const { contactId } = await anExhibitor(fair, { in: id })
  return aVisitor(fair, { kind: 'contact', contactId, userName: `booth${contactId}` })
}

test('K-04 a visitor signs in by user name, phone or email, in any case, and the token is good', async () => {
  const visitor = await aVisitor(fair, { userName: 'lin.zhou' })
  for (const name of [
    'lin.zhou',
    'LIN.Zhou',
    visitor.phone,
    visitor.email.toUpperCase(),
    ` ${visitor.phone} `,
  ]) {
    const answer = await signIn(fair, { name })
    expect(answer.json()).toMatchObject({ res: 1, token_type: 'Bearer', expires_in: 900 })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await statusWith(fair, withToken(answer))).toBe(200)
  }
})

test.each([
  ['15 bytes', 'Abcdefgh-123456'],
  ['16 bytes', 'Abcdefgh-1234567'],
  ['17 bytes', 'Abcdefgh-12345678'],
  ['Chinese', '云展密码Abc#2026'],
  ['64 characters', `Aa1#${'x'.repeat(60)}`],
  ['128 emoji', `Aa1#${'🐟'.repeat(124)}`],
])('K-04 T11 a password of %s signs in', async (_, password) => {
  const visitor = await aVisitor(fair, { passwordHash: await hashPassword(password) })
  expect((await signIn(fair, { name: visitor.phone, password })).json().res).toBe(1)
  const { key } = await aCaptcha(fair)
  expect(decipherPassword(encrypted(password, key), key)).toBe(password)
})

test('T5 T6 whatever is wrong, the answer is the same to the byte', async () => {
  const visitor = await aVisitor(fair)
  const contact = await aContact()
  const used = await aCaptcha(fair)
  await post(fair, 'login', { name: 'x', password: 'x', captcha: used.code, cpkey: used.key })
  const flip = (text: string) => {
    const bytes = Buffer.from(text, 'base64')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    return bytes.toString('base64')
  }
  const name = visitor.phone
  const expired = await aCaptcha(fair)
  const answers = {
    'wrong captcha': await signIn(fair, { name, body: { captcha: '0000' } }),
    'used captcha': await signIn(fair, { name, body: { captcha: used.code, cpkey: used.key } }),
    'unknown captcha': await signIn(fair, { name, body: { cpkey: 'k'.repeat(43) } }),
    'wrong password': await signIn(fair, { name, password: 'Wrong#2026' }),
    'no cipher text': await signIn(fair, { name, body: { password: 'Demo#2026' } }),
    'nothing but an iv': await signIn(fair, {
      name,
      body: { password: Buffer.alloc(16).toString('base64') },
    }),
    'bytes that are no text': await signIn(fair, {
      name,
      body: { password: Buffer.alloc(48, 7).toString('base64') },
    }),
    'unknown name': await signIn(fair, { name: 'nobody@example.com' }),
    'an exhibitor’s contact': await signIn(fair, { name: contact.phone }),
  }
  const { key, code } = await aCaptcha(fair)
  const flipped = await post(fair, 'login', {
    name: visitor.email,
    password: flip(encrypted(testPassword, key)),
    captcha: code,
    cpkey: key,
  })
  fair.clock.set('2026-11-15T12:06:00+08:00')
  const late = await post(fair, 'login', {
    name: visitor.email,
    password: encrypted(testPassword, expired.key),
    captcha: expired.code,
    cpkey: expired.key,
  })
  const bodies = Object.values({ ...answers, flipped, late })
  for (const answer of bodies) {
    expect(answer.json()).toMatchObject({ res: 0, errCode: 20010 })
    expect(cookieOf(answer)).toBeUndefined()
  }
  expect(new Set(bodies.map(masked)).size).toBe(1)
})

test('T5 a thousand ways to spoil the cipher text are all refused alike', async () => {
  const key = 'k'.repeat(43)
  const good = Buffer.from(encrypted(testPassword, key), 'base64')
  for (let bit = 0; bit < good.length * 8; bit++) {
    const spoilt = Buffer.from(good)
    spoilt[bit >> 3] = (spoilt[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(decipherPassword(spoilt.toString('base64'), key)).not.toBe(testPassword)
  }
  for (let length = 0; length < good.length; length++)
    expect(decipherPassword(good.subarray(0, length).toString('base64'), key)).toBeUndefined()
  for (const text of ['', '=', '====', 'ä'.repeat(100), '-_-_'.repeat(16)])
    expect(decipherPassword(text, key)).not.toBe(testPassword)
})

test('T11 a password too long to be one is refused before anything is made of it', async () => {
  const answer = await signIn(fair, { name: 'x', body: { password: 'A'.repeat(200_000) } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual([{ field: 'password', problem: 'maxLength' }])
  const huge = await signIn(fair, { name: 'x', body: { password: 'A'.repeat(1_000_000) } })
  expect(huge.statusCode).toBe(413)
})

test('T10 of many guesses at once, from many addresses, no more than the limit are looked at', async () => {
  const visitor = await aVisitor(fair)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      signIn(fair, {
        name: visitor.phone,
        password: 'Wrong#2026',
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
      }),
    ),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  const [refused] = guesses.filter(({ statusCode }) => statusCode === 429)
  expect(refused?.headers['retry-after']).toBe('1800')
  expect((await signIn(fair, { name: visitor.phone })).statusCode).toBe(429)

  fair.clock.set('2026-11-15T12:30:00+08:00')
  expect((await signIn(fair, { name: visitor.phone })).json().res).toBe(1)
})

test('T6 T10 a name that nobody has is limited like any other', async () => {
  const guesses = []
  for (let n = 0; n < 6; n++) guesses.push(await signIn(fair, { name: 'nobody-at-all' }))
  expect(guesses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
})

test('T10 the right password takes back the wrong ones before it, and a wrong captcha counts for nobody', async () => {
  const { phone } = await aVisitor(fair)
  const wrong = () => signIn(fair, { name: phone, password: 'Wrong#2026' })
  for (let n = 0; n < 4; n++) await wrong()
  expect((await signIn(fair, { name: phone })).json().res).toBe(1)
  for (let n = 0; n < 4; n++) expect((await wrong()).statusCode).toBe(200)
  for (let n = 0; n < 10; n++) await signIn(fair, { name: phone, body: { captcha: '0000' } })
  expect((await signIn(fair, { name: phone })).json().res).toBe(1)
})

test('S-21 300 sign-ins without a solved captcha keep nobody of their network from signing in', async () => {
  const from = { 'x-forwarded-for': '198.51.100.77' }
  const { phone, email } = await aVisitor(fair)
  const madeUp = { name: phone, password: 'x', captcha: '0000', cpkey: 'k'.repeat(43) }
  const statuses = []
  for (let n = 0; n < 330; n++) statuses.push((await post(fair, 'login', madeUp, from)).statusCode)
  expect(statuses.slice(0, 300)).toEqual(Array(300).fill(200))
  expect(new Set(statuses.slice(300))).toEqual(new Set([429]))
  expect((await signIn(fair, { name: email, headers: from })).json().res).toBe(1)
  const contact = await aContact()
  expect((await signOn(fair, { name: contact.phone, headers: from })).json().res).toBe(1)
  fair.clock.set('2026-11-15T12:01:00+08:00')
  expect((await post(fair, 'login', madeUp, from)).statusCode).toBe(200)
})

test('S-21 wrong passwords count for the account, by whichever of its names', async () => {
  const { phone, email } = await aVisitor(fair, { userName: 'three.names' })
  const statuses = []
  for (const name of ['three.names', phone, email, 'THREE.names', phone, email, 'three.names'])
    statuses.push((await signIn(fair, { name, password: 'Wrong#2026' })).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  for (const name of ['three.names', phone, email])
    expect((await signIn(fair, { name })).statusCode).toBe(429)
})

test('T10 one address has so many failures, and successes are none', async () => {
  const small = await openTestApp({
    demo: false,
    environment: { SIGN_INS_AN_ADDRESS: '3', TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const from = { 'x-forwarded-for': '198.51.100.9' }
    const { phone } = await aVisitor(small)
    for (let n = 0; n < 5; n++)
      expect((await signIn(small, { name: phone, headers: from })).json().res).toBe(1)
    for (let n = 0; n < 3; n++)
      expect((await signIn(small, { name: `nobody${n}`, headers: from })).statusCode).toBe(200)
    expect((await signIn(small, { name: phone, headers: from })).statusCode).toBe(429)
    expect((await signIn(small, { name: phone })).json().res).toBe(1)
  } finally {
    await small.close()
  }
})

test('T10 whoever is signed in stays so while others guess', async () => {
  const { phone } = await aVisitor(fair)
  const mine = await signIn(fair, { name: phone })
  for (let n = 0; n < 6; n++) await signIn(fair, { name: phone, password: 'Wrong#2026' })
  expect(await statusWith(fair, withToken(mine))).toBe(200)
  const cookie = cookieOf(mine) ?? { name: '', value: '' }
  expect((await post(fair, 'refresh', {}, withCookie(cookie, ourOrigin))).json().access_token).toBeTruthy()
})

test('T2 the database holds nothing that could be used to sign in', async () => {
  const { phone } = await aVisitor(fair)
  const answer = await signIn(fair, { name: phone })
  const secrets = [answer.json().access_token as string, cookieOf(answer)?.value ?? '']
  const { db } = fair.database
  const dump = JSON.stringify([await db.select().from(accessToken), await db.select().from(refreshToken)])
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(dump).not.toContain(secret)
  }
})
