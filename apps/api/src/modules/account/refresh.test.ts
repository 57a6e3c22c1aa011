import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessToken, limitCount, refreshToken, session } from '../../schema/index.ts'
import { post } from '../../testing/account-calls.ts'
import { aVisitor, type Visitor } from '../../testing/builders.ts'
import { cloneDatabase } from '../../testing/clone-database.ts'
import {
  cookieOf,
  ourOrigin,
  type SetCookie,
  signIn,
  statusWith,
  withCookie,
  withToken,
} from '../../testing/sign-in.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://fair.example/start' },
  })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})

const start = Date.parse(testNow)
const after = (seconds: number) => fair.clock.set(new Date(start + seconds * 1000).toISOString())
const day = 86_400

async function signedIn({
  remember = false,
  headers = {},
}: {
  remember?: boolean
  headers?: Record<string, string>
} = {}) {
  const visitor = await aVisitor(fair)
  const answer = await signIn(fair, { name: visitor.phone, remember, headers })
  const cookie = cookieOf(answer)
  if (!cookie) throw new Error('no cookie was set')
  return { visitor, answer, cookie, sessions: () => sessionsOf(visitor) }
}
const sessionsOf = ({ id, sessionId }: Visitor) =>
  fair.database.db
    .select()
    .from(session)
    .where(and(eq(session.accountId, id), ne(session.id, sessionId)))
const refresh = (cookie: Pick<SetCookie, 'name' | 'value'>, headers: Record<string, string> = ourOrigin) =>
  post(fair, 'refresh', {}, withCookie(cookie, headers))

test('L-10 T1 the refresh cookie is out of reach of scripts and of other sites', async () => {
  const { cookie } = await signedIn()
  expect(cookie.name).toBe('__Host-refresh')
  expect([...cookie.attributes].sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'])
})

test('L-10 only who asked to be remembered is so after the browser was closed', async () => {
  const { cookie } = await signedIn({ remember: true })
  expect(cookie.attributes).toContain(`Max-Age=${30 * day}`)
  const renewed = cookieOf(await refresh(cookie))
  expect(renewed?.attributes).toContain(`Max-Age=${30 * day}`)
})

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  ['https', { host: 'fair.example', 'x-forwarded-proto': 'https' }, '__Host-refresh', true],
  ['this machine', { host: '127.0.0.1:3000' }, '__Host-refresh', true],
  ['this machine by its newer address', { host: '[::1]:3000' }, '__Host-refresh', true],
  ['this machine in Chrome', { host: 'localhost:3000', 'user-agent': chrome }, '__Host-refresh', true],
  ['this machine in Safari', { host: 'localhost:3000', 'user-agent': safari }, 'refresh', false],
  [
    'https in Safari',
    { host: 'fair.example', 'x-forwarded-proto': 'https', 'user-agent': safari },
    '__Host-refresh',
    true,
  ],
  ['plain http elsewhere', { host: 'fair.example' }, 'refresh', false],
  ['a name that only looks like this machine', { host: 'localhost.evil.example' }, 'refresh', false],
])('S-93 L-10 on %s the cookie is one that a browser keeps', async (_, headers, name, secure) => {
  const { cookie } = await signedIn({ headers })
  expect(cookie.name).toBe(name)
  expect(cookie.attributes.includes('Secure')).toBe(secure)
  const origin = `http://${headers.host}`
  expect((await refresh(cookie, { ...headers, origin })).json().access_token).toBeTruthy()
  // The other name is not taken for it: a plain page of a neighbour could have set it.
  const other = { name: secure ? 'refresh' : '__Host-refresh', value: cookie.value }
  expect((await refresh(other, { ...headers, origin })).json().access_token).toBeUndefined()
})

test('K-30 without a cookie a refresh succeeds and gives nothing, whoever asks', async () => {
  for (const headers of [{}, ourOrigin, { origin: 'https://evil.example' }]) {
    const answer = await post(fair, 'refresh', {}, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ res: 1, mes: '', errMes: '' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  const bare = await fair.call({ method: 'POST', path: '/api/account/v1/refresh' })
  expect(bare.json()).toEqual({ res: 1, mes: '', errMes: '' })
})

test('K-30 a refresh gives a new token and a new cookie, and the old token stays good', async () => {
  const { answer, cookie } = await signedIn()
  const renewed = await refresh(cookie)
  expect(renewed.json()).toMatchObject({ res: 1, token_type: 'Bearer', expires_in: 900 })
  expect(cookieOf(renewed)?.value).not.toBe(cookie.value)
  expect(await statusWith(fair, withToken(renewed))).toBe(200)
  expect(await statusWith(fair, withToken(answer))).toBe(200)
})

test('L-10 an access token ends after 15 minutes; a refresh drops it and carries on', async () => {
  const { answer, cookie, sessions } = await signedIn()
  after(899)
  expect(await statusWith(fair, withToken(answer))).toBe(200)
  after(900)
  expect(await statusWith(fair, withToken(answer))).toBe(401)
  expect(await statusWith(fair, withToken(await refresh(cookie)))).toBe(200)
  const [{ id = '' } = {}] = await sessions()
  const kept = await fair.database.db.select().from(accessToken).where(eq(accessToken.sessionId, id))
  expect(kept.filter(({ kind }) => kind === 'access')).toHaveLength(1)
})

test.each([
  ['no origin', {}],
  ['another site', { origin: 'https://evil.example' }],
  ['a name that begins like ours', { origin: 'http://localhost.evil.example' }],
  ['another port', { origin: 'http://localhost:81' }],
  ['a page without an origin', { origin: 'null' }],
])('T16 a refresh from %s is refused and changes nothing', async (_, headers) => {
  const { cookie, sessions } = await signedIn()
  const answer = await refresh(cookie, headers)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ res: 0, errCode: 10014 })
  expect(cookieOf(answer)).toBeUndefined()
  expect(await sessions()).toHaveLength(1)
  const [token] = await fair.database.db
    .select()
    .from(refreshToken)
    .where(eq(refreshToken.sessionId, (await sessions())[0]?.id ?? ''))
  expect(token?.replacedAt).toBeNull()
})

test('T16 the address the organiser gave counts as ours too', async () => {
  const { cookie } = await signedIn()
  expect((await refresh(cookie, { origin: 'https://fair.example' })).json().access_token).toBeTruthy()
})

test('a hundred tabs that refresh at once all get the same cookie, and nobody is signed out', async () => {
  const { cookie, sessions } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(cookie)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
  const cookies = new Set(answers.map((answer) => cookieOf(answer)?.value))
  expect(cookies.size).toBe(1)
  expect(await sessions()).toHaveLength(1)
  const [next = ''] = [...cookies]
  expect((await refresh({ name: cookie.name, value: next })).statusCode).toBe(200)
})

test('tabs on several nodes get the same cookie too', async () => {
  const { database } = fair
  const nodes = await Promise.all(
    Array.from({ length: 3 }, () => openTestApp({ demo: false, clone: { database, close: async () => {} } })),
  )
  const { cookie, sessions } = await signedIn()
  const answers = await Promise.all(
    nodes.map((node) => post(node, 'refresh', {}, withCookie(cookie, ourOrigin))),
  )
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${cookieOf(answer)?.value}`)).size).toBe(1)
  expect(await sessions()).toHaveLength(1)
  for (const node of nodes) await node.close()
})

test('a late tab gets the newest cookie, not one that is over already', async () => {
  const { cookie } = await signedIn()
  const { name } = cookie
  const second = cookieOf(await refresh(cookie))?.value ?? ''
  after(50)
  const third = cookieOf(await refresh({ name, value: second }))?.value ?? ''
  after(60)
  expect(cookieOf(await refresh(cookie))?.value).toBe(third)
  after(1000)
  expect((await refresh({ name, value: third })).statusCode).toBe(200)
})

test('T1 a replaced cookie is good for a minute; used later, the whole session ends', async () => {
  const { answer, cookie, sessions } = await signedIn()
  const renewed = await refresh(cookie)
  after(60)
  expect((await refresh(cookie)).statusCode).toBe(200)
  after(61)
  const stolen = await refresh(cookie)
  expect(stolen.statusCode).toBe(401)
  expect(cookieOf(stolen)?.value).toBe('')
  expect(await sessions()).toEqual([])
  expect(await statusWith(fair, withToken(answer))).toBe(401)
  expect(await statusWith(fair, withToken(renewed))).toBe(401)
  expect((await refresh(cookieOf(renewed) ?? cookie)).statusCode).toBe(401)
})

test('a cookie nobody knows is refused and taken away', async () => {
  const answer = await refresh({ name: '__Host-refresh', value: 'x'.repeat(43) })
  expect(answer.statusCode).toBe(401)
  const cookie = cookieOf(answer)
  expect(cookie?.value).toBe('')
  expect(cookie?.attributes).toEqual(expect.arrayContaining(['Max-Age=0', 'Path=/', 'Secure', 'HttpOnly']))
})

test.each([
  ['a day, a week in all', false, day, 7 * day],
  ['a month, half a year in all', true, 30 * day, 180 * day],
])('a session lives on while it is used: %s', async (_, remember, unused, inAll) => {
  const idle = await signedIn({ remember })
  const busy = await signedIn({ remember })
  after(unused)
  expect((await refresh(idle.cookie)).statusCode).toBe(401)
  expect(await idle.sessions()).toEqual([])

  let { cookie } = busy
  fair.clock.set(testNow)
  const step = unused - 1
  for (let at = step; at < inAll; at += step) {
    after(at)
    const answer = await refresh(cookie)
    expect(answer.statusCode).toBe(200)
    cookie = cookieOf(answer) ?? cookie
  }
  after(inAll)
  expect((await refresh(cookie)).statusCode).toBe(401)
})

test('an outage is 503 and leaves the cookie alone', async () => {
  const { database, close } = await cloneDatabase()
  const away = await openTestApp({ demo: false, clone: { database, close: async () => {} } })
  const visitor = await aVisitor(away)
  const cookie = cookieOf(await signIn(away, { name: visitor.phone }))
  if (!cookie) throw new Error('no cookie was set')
  await close()
  const answer = await post(away, 'refresh', {}, withCookie(cookie, ourOrigin))
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['retry-after']).toBeTruthy()
  await away.close()
})
