import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '../../schema/index.ts'
import { post } from '../../testing/account-calls.ts'
import { aVisitor } from '../../testing/builders.ts'
import { cookieOf, ourOrigin, signIn, statusWith, withCookie, withToken } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

/** A visitor who is signed in elsewhere too. */
async function signedIn() {
  const visitor = await aVisitor(fair)
  const answer = await signIn(fair, { name: visitor.phone })
  const here = and(eq(session.accountId, visitor.id), ne(session.id, visitor.sessionId))
  return {
    visitor,
    answer,
    cookie: cookieOf(answer) ?? { name: '', value: '' },
    sessions: () => fair.database.db.select().from(session).where(here),
  }
}

test('L-09 T3 after logging out neither token nor cookie open anything', async () => {
  const { answer, cookie, sessions } = await signedIn()
  const left = await post(fair, 'logout', {}, { ...withToken(answer), 'accept-language': 'en' })
  expect(left.json()).toMatchObject({ res: 1, mes: 'Logged out' })
  expect(cookieOf(left)?.attributes).toContain('Max-Age=0')
  expect(await sessions()).toEqual([])
  expect(await statusWith(fair, withToken(answer))).toBe(401)
  expect((await post(fair, 'refresh', {}, withCookie(cookie, ourOrigin))).statusCode).toBe(401)
})

test('L-09 the cookie alone is enough to log out, and it ends that session only', async () => {
  const { visitor, answer, cookie, sessions } = await signedIn()
  expect(await sessions()).toHaveLength(1)
  const left = await post(fair, 'logout', {}, withCookie(cookie, ourOrigin))
  expect(left.json().mes).toBe('已退出登录')
  expect(await statusWith(fair, withToken(answer))).toBe(401)
  expect(await statusWith(fair, { authorization: `Bearer ${visitor.token}` })).toBe(200)
})

test('L-09 whoever is not signed in can log out all the same', async () => {
  const nobody: Record<string, string>[] = [
    {},
    { authorization: 'Bearer nonsense' },
    { cookie: '__Host-refresh=nonsense', ...ourOrigin },
  ]
  for (const headers of nobody) {
    const left = await post(fair, 'logout', {}, headers)
    expect(left.statusCode).toBe(200)
    expect(left.json().res).toBe(1)
  }
})

test.each([
  ['no origin', {}],
  ['another site', { origin: 'https://evil.example' }],
  ['a name that begins like ours', { origin: 'http://localhost.evil.example' }],
])('S-25 L-09 the cookie from %s logs nobody out', async (_, origin) => {
  const { answer, cookie, sessions } = await signedIn()
  const refused = await post(fair, 'logout', {}, withCookie(cookie, origin))
  expect([refused.statusCode, refused.json().errCode]).toEqual([400, 10014])
  expect(cookieOf(refused)).toBeUndefined()
  expect(await sessions()).toHaveLength(1)
  expect(await statusWith(fair, withToken(answer))).toBe(200)
})
