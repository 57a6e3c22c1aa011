import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  accessToken,
  account,
  limitCount,
  refreshToken,
  session,
  verificationCode,
} from '../../schema/index.ts'
import { codeFor, post } from '../../testing/account-calls.ts'
import { aSession, aVisitor, testPassword, type Visitor } from '../../testing/builders.ts'
import { cookieOf, ourOrigin, signIn, statusWith, withCookie, withToken } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashPassword } from './passwords.ts'
import { signIn as startSession } from './session-service.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODE_SECONDS: '0' } })
})
afterAll(() => fair.close())
beforeEach(() => fair.database.db.delete(limitCount))

const next = 'Lantern#88'
const change = (visitor: Visitor, body: object = {}, headers: Record<string, string> = {}) =>
  fair.call(
    visitor.as({
      method: 'POST',
      path: '/api/account/profile/change_password',
      body: JSON.stringify({
        old_password: testPassword,
        password: next,
        password_confirmation: next,
        ...body,
      }),
      headers,
    }),
  )
const hashOf = async ({ id }: Visitor) =>
  (await fair.database.db.select().from(account).where(eq(account.id, id)))[0]?.passwordHash

test('K-03 L-08 the password is changed: the old one opens nothing, the new one does', async () => {
  const visitor = await aVisitor(fair)
  const answer = await change(visitor, {}, { 'accept-language': 'en' })
  expect(answer.json()).toMatchObject({ res: 1, mes: 'Password changed. Please log in again' })
  expect(cookieOf(answer)?.attributes).toContain('Max-Age=0')
  expect(await hashOf(visitor)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(fair, { name: visitor.phone })).json().errCode).toBe(20010)
  expect((await signIn(fair, { name: visitor.phone, password: next })).json().res).toBe(1)
})

test('T4 L-08 every session, token, ticket and code of the account ends with it, and nobody else’s', async () => {
  const visitor = await aVisitor(fair)
  const other = await aVisitor(fair)
  for (let n = 0; n < 4; n++) await aSession(fair, visitor.id)
  const here = await signIn(fair, { name: visitor.phone })
  await fair.call({ path: '/api/account/v1/profile', headers: withToken(here) })
  await fair.call({ path: '/api/account/v1/sso-ticket', headers: withToken(here) })
  const code = await codeFor(fair, { phone: visitor.phone }, 'login')
  await codeFor(fair, { email: visitor.email }, 'reset')
  await codeFor(fair, { phone: other.phone }, 'login')

  expect((await change(visitor)).json().res).toBe(1)
  const { db } = fair.database
  expect(await db.select().from(session).where(eq(session.accountId, visitor.id))).toEqual([])
  const left = await db.select({ id: session.id }).from(session)
  for (const table of [accessToken, refreshToken])
    for (const { sessionId } of await db.select({ sessionId: table.sessionId }).from(table))
      expect(left.map(({ id }) => id)).toContain(sessionId)
  expect(await db.select().from(verificationCode)).toHaveLength(1)
  expect(await statusWith(fair, withToken(here))).toBe(401)
  const cookie = cookieOf(here) ?? { name: '', value: '' }
  expect((await post(fair, 'refresh', {}, withCookie(cookie, ourOrigin))).statusCode).toBe(401)
  expect((await post(fair, 'smslogin', { phone: visitor.phone, verify_code: code })).json().res).toBe(0)
  expect(await statusWith(fair, { authorization: `Bearer ${other.token}` })).toBe(200)
})

test.each([
  [
    'M-03 the repeat is another',
    { password_confirmation: `${next}!` },
    20013,
    'The two passwords are inconsistent',
  ],
  ['M-02 it is too short', { password: 'Ab#4567', password_confirmation: 'Ab#4567' }, 20012, undefined],
  [
    'M-02 it has two kinds only',
    { password: 'abcdefgh12', password_confirmation: 'abcdefgh12' },
    20012,
    undefined,
  ],
  [
    'M-02 it is a common one',
    { password: 'Password1!', password_confirmation: 'Password1!' },
    20012,
    undefined,
  ],
  ['M-05 the old one is wrong', { old_password: 'Wrong#2026' }, 20014, 'The current password is incorrect'],
])('%s: refused with a message, and nothing is changed', async (_, body, errCode, message) => {
  const visitor = await aVisitor(fair)
  const before = await hashOf(visitor)
  const answer = await change(visitor, body, { 'accept-language': 'en' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ res: 0, errCode })
  if (message) expect(answer.json().errMes).toBe(message)
  expect(cookieOf(answer)).toBeUndefined()
  expect(await hashOf(visitor)).toBe(before)
  expect(await statusWith(fair, { authorization: `Bearer ${visitor.token}` })).toBe(200)
})

test('M-04 all three fields are needed', async () => {
  const visitor = await aVisitor(fair)
  for (const field of ['old_password', 'password', 'password_confirmation']) {
    const answer = await change(visitor, { [field]: undefined })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject([{ field }])
  }
})

test('T5 M-02 a password that the sign-in’s cipher would cut short is refused', async () => {
  const visitor = await aVisitor(fair)
  const answer = await change(visitor, { password: `${next}\0`, password_confirmation: `${next}\0` })
  expect(answer.json().res).toBe(0)
  expect((await signIn(fair, { name: visitor.phone })).json().res).toBe(1)
})

test('M-02 T11 64 characters and emoji are as good as any', async () => {
  for (const password of [`Aa1#${'x'.repeat(60)}`, 'Fair🐟🚢2026', '云展Abc2026密码']) {
    const visitor = await aVisitor(fair)
    expect((await change(visitor, { password, password_confirmation: password })).json().res).toBe(1)
    expect((await signIn(fair, { name: visitor.phone, password })).json().res).toBe(1)
  }
})

test('T10 M-05 the old password cannot be guessed from an open session', async () => {
  const visitor = await aVisitor(fair)
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change(visitor, { old_password: `Guess#${n}` })),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15)
  expect((await change(visitor)).statusCode).toBe(429)
})

test('T4 whoever signs in with the old password at the very moment is out as well', async () => {
  const visitor = await aVisitor(fair)
  const signingIn = Array.from({ length: 4 }, () => signIn(fair, { name: visitor.phone }))
  const changed = await change(visitor)
  expect(changed.json().res).toBe(1)
  for (const answer of await Promise.all(signingIn)) {
    if (answer.json().res === 1) expect(await statusWith(fair, withToken(answer))).toBe(401)
    else expect(answer.json().errCode).toBe(20010)
  }
})

test('T4 a sign-in whose password was replaced after it was checked starts no session', async () => {
  const visitor = await aVisitor(fair)
  const checked = { id: visitor.id, demo: false, passwordHash: (await hashOf(visitor)) ?? '' }
  await fair.database.db
    .update(account)
    .set({ passwordHash: await hashPassword(next) })
    .where(eq(account.id, visitor.id))
  const exchange = { raw: {} as FastifyRequest, answer: {} as FastifyReply }
  await expect(startSession(fair, checked, exchange)).rejects.toMatchObject({ problem: 'sign_in_failed' })
  const sessions = await fair.database.db.select().from(session).where(eq(session.accountId, visitor.id))
  expect(sessions.map(({ id }) => id)).toEqual([visitor.sessionId])
})

test('of two devices that change it at once, one does', async () => {
  const visitor = await aVisitor(fair)
  const second = { ...visitor, ...(await aSession(fair, visitor.id)) }
  const answers = await Promise.all([
    change(visitor),
    change({
      ...second,
      as: (request) => ({
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${second.token}` },
      }),
    }),
  ])
  expect(answers.filter((answer) => answer.json().res === 1)).toHaveLength(1)
})
