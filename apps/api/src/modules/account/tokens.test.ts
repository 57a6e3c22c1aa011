import * as contract from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessToken, limitCount } from '../../schema/index.ts'
import { masked, post } from '../../testing/account-calls.ts'
import { aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { rtmTokenRedeemer } from './index.ts'

const keys = { zhoushan: 'zhoushan-key-1234567', harbour: 'harbour-key-12345678' }
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: {
      SSO_SITES: Object.entries(keys)
        .map((pair) => pair.join(':'))
        .join(','),
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})

const after = (seconds: number) =>
  fair.clock.set(new Date(Date.parse(testNow) + seconds * 1000).toISOString())
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sceneTokenOf = async (visitor: Visitor) =>
  (await post(fair, 'scene-token', {}, bearer(visitor.token))).json().scene_token as string
const ticketOf = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await fair.call(visitor.as({ path: '/api/account/v1/sso-ticket', query }))).json().sso_ticket as string
const redeem = (body: object, headers: Record<string, string> = {}) =>
  post(fair, 'sso-ticket/redeem', { audience: 'zhoushan', key: keys.zhoushan, ...body }, headers)

const isCall = (value: unknown): value is contract.AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value
const calls = Object.values<unknown>(contract).filter(isCall)

test('K-30 a scene token reads what anyone may read, for five minutes', async () => {
  const visitor = await aVisitor(fair)
  const answer = await post(fair, 'scene-token', {}, bearer(visitor.token))
  expect(answer.json()).toMatchObject({ res: 1, expires_in: 300 })
  const read = () =>
    fair.call({
      path: '/api/exhibition/v1/web/exhibitor',
      headers: bearer(answer.json().scene_token as string),
    })
  after(299)
  expect((await read()).statusCode).toBe(200)
  after(300)
  expect((await read()).statusCode).toBe(401)
})

test('T20 a scene token is refused by every call that changes something or is for one visitor', async () => {
  const visitor = await aVisitor(fair)
  const token = await sceneTokenOf(visitor)
  const closed = calls.filter(
    ({ who, method }) => who === 'visitor' || (who === 'anyone' && method !== 'GET'),
  )
  expect(closed.length).toBeGreaterThan(15)
  for (const { method, path } of closed) {
    const request = {
      method,
      path: path.replace(/:\w+/g, '1'),
      ...(method === 'GET' ? {} : { body: '{}' }),
    }
    const { statusCode } = await fair.call({ ...request, headers: bearer(token) })
    // What the address or the body lacks is told before who asks is looked at; then a guest is told the same.
    const guest = await fair.call(request)
    expect([401, 400, 415], `${method} ${path}`).toContain(statusCode)
    expect(statusCode, `${method} ${path}`).toBe(guest.statusCode)
  }
  expect((await fair.call(visitor.as({ path: '/api/account/v1/profile' }))).statusCode).toBe(200)
})

test('T20 a scene token cannot make itself another', async () => {
  const token = await sceneTokenOf(await aVisitor(fair))
  for (const path of ['scene-token', 'rtm-token'])
    expect((await post(fair, path, {}, bearer(token))).statusCode).toBe(401)
  for (const path of ['profile', 'sso-ticket', 'export'])
    expect((await fair.call({ path: `/api/account/v1/${path}`, headers: bearer(token) })).statusCode).toBe(
      401,
    )
})

test('T3 scene tokens, messaging tokens and tickets end with their session', async () => {
  const visitor = await aVisitor(fair)
  await sceneTokenOf(visitor)
  const rtm = (await post(fair, 'rtm-token', {}, bearer(visitor.token))).json().rtm_token as string
  const ticket = await ticketOf(visitor)
  await post(fair, 'logout', {}, bearer(visitor.token))
  expect(await rtmTokenRedeemer(fair)(rtm)).toBeUndefined()
  expect((await redeem({ sso_ticket: ticket })).statusCode).toBe(404)
  const { db } = fair.database
  expect(await db.select().from(accessToken).where(eq(accessToken.sessionId, visitor.sessionId))).toEqual([])
})

test('K-30 T15 a messaging token opens one connection, of the visitor it was made for, within five minutes', async () => {
  const visitor = await aVisitor(fair)
  const other = await aVisitor(fair)
  const mint = async ({ token }: Visitor) => (await post(fair, 'rtm-token', {}, bearer(token))).json()
  const mine = await mint(visitor)
  expect(mine).toMatchObject({ res: 1, expires_in: 300, rtm_uid: expect.stringMatching(/^u[\w-]{12}$/) })
  const theirs = await mint(other)
  expect(theirs.rtm_uid).not.toBe(mine.rtm_uid)

  // On two nodes at once, and on each of them several times with one question.
  const nodes = [rtmTokenRedeemer(fair), rtmTokenRedeemer(fair)]
  const opened = await Promise.all(
    Array.from({ length: 20 }, (_, index) => nodes[index % 2]?.(mine.rtm_token)),
  )
  expect(opened.filter(Boolean)).toEqual([
    {
      accountId: visitor.id,
      sessionId: visitor.sessionId,
      companyId: null,
      rtmUid: mine.rtm_uid,
      language: 'zh',
    },
  ])
  expect((await rtmTokenRedeemer(fair)(theirs.rtm_token))?.accountId).toBe(other.id)
  // Tabs of one visitor that connect at the same moment do not take each other's away; neither does a profile.
  const [one, another] = [await mint(visitor), await mint(visitor)]
  await fair.call({ path: '/api/account/v1/profile', headers: bearer(visitor.token) })
  for (const { rtm_token } of [one, another])
    expect((await rtmTokenRedeemer(fair)(rtm_token))?.accountId).toBe(visitor.id)

  const late = await mint(visitor)
  after(300)
  expect(await rtmTokenRedeemer(fair)(late.rtm_token)).toBeUndefined()
})

test('T15 neither an access token nor a ticket is a messaging token, nor one the other', async () => {
  const visitor = await aVisitor(fair)
  const rtm = (await post(fair, 'rtm-token', {}, bearer(visitor.token))).json().rtm_token as string
  const ticket = await ticketOf(visitor)
  for (const token of [visitor.token, ticket]) expect(await rtmTokenRedeemer(fair)(token)).toBeUndefined()
  for (const token of [visitor.token, rtm]) expect((await redeem({ sso_ticket: token })).statusCode).toBe(404)
  for (const token of [rtm, ticket])
    expect((await fair.call({ path: '/api/account/v1/profile', headers: bearer(token) })).statusCode).toBe(
      401,
    )
})

test('K-08 an outside site redeems a ticket once and learns who came', async () => {
  const visitor = await aVisitor(fair)
  const answer = await fair.call(
    visitor.as({ path: '/api/account/v1/sso-ticket', headers: { 'sec-fetch-dest': 'empty' } }),
  )
  expect(answer.json()).toMatchObject({
    res: 1,
    expires_in: 60,
    sso_ticket: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const { sso_ticket } = answer.json()
  expect((await redeem({ sso_ticket })).json().data).toEqual({
    id: visitor.id,
    real_name: '林晓舟',
    company: '舟山远帆贸易有限公司',
    country_code: 'CN',
    phone: visitor.phone,
    email: visitor.email,
  })
  expect((await redeem({ sso_ticket })).statusCode).toBe(404)
})

test('T13 of a hundred who redeem one ticket at once, one does', async () => {
  const sso_ticket = await ticketOf(await aVisitor(fair))
  const answers = await Promise.all(Array.from({ length: 100 }, () => redeem({ sso_ticket })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(99)
})

test('T13 wrong key, wrong site, another site’s ticket, late or made up: all refused alike, and the ticket is not used up', async () => {
  const visitor = await aVisitor(fair)
  const sso_ticket = await ticketOf(visitor)
  const harbours = await ticketOf(visitor, { audience: 'harbour' })
  const late = await ticketOf(await aVisitor(fair))
  const refused = [
    await redeem({ sso_ticket, key: 'wrong-key-1234567890' }),
    await redeem({ sso_ticket, audience: 'nowhere' }),
    await redeem({ sso_ticket, audience: 'harbour', key: keys.harbour }),
    await redeem({ sso_ticket, audience: 'harbour' }),
    await redeem({ sso_ticket: harbours }),
    await redeem({ sso_ticket: 'x'.repeat(43) }),
  ]
  expect((await redeem({ sso_ticket })).statusCode).toBe(200)
  expect((await redeem({ sso_ticket: harbours, audience: 'harbour', key: keys.harbour })).statusCode).toBe(
    200,
  )
  after(60)
  refused.push(await redeem({ sso_ticket: late }))
  expect(new Set(refused.map(masked)).size).toBe(1)
  expect(refused[0]?.statusCode).toBe(404)
})

test('T13 nothing a browser fetches by itself gets a ticket, and nobody without a token', async () => {
  const visitor = await aVisitor(fair)
  for (const destination of ['document', 'image', 'iframe', 'script']) {
    const answer = await fair.call(
      visitor.as({ path: '/api/account/v1/sso-ticket', headers: { 'sec-fetch-dest': destination } }),
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('sso_ticket')
  }
  expect((await fair.call({ path: '/api/account/v1/sso-ticket' })).statusCode).toBe(401)
  const unknown = await fair.call(
    visitor.as({ path: '/api/account/v1/sso-ticket', query: { audience: 'nowhere' } }),
  )
  expect(unknown.json().fields).toEqual([{ field: 'audience', problem: 'unknown' }])
})

test('T13 nobody fills the table with tokens, and one who tried is welcome again soon', async () => {
  const [visitor, other] = [await aVisitor(fair), await aVisitor(fair)]
  const ask = (by: Visitor) => post(fair, 'rtm-token', {}, bearer(by.token))
  for (let count = 0; count < 120; count++) expect((await ask(visitor)).statusCode).toBe(200)
  const refused = await ask(visitor)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3'])
  expect((await ask(other)).statusCode).toBe(200)
  after(3)
  expect((await ask(visitor)).statusCode).toBe(200)
})

test('T13 S-21 wrong keys of sites are limited by address, and the right key is served all the same', async () => {
  const from = { 'x-forwarded-for': '198.51.100.20' }
  await fair.limits.take([{ key: 'wrong site key from:198.51.100.20', most: 1, seconds: 600 }])
  await fair.database.db.update(limitCount).set({ count: 300 })
  const wrong = { sso_ticket: 'x', key: 'not-the-key-of-the-site' }
  expect((await redeem(wrong, from)).statusCode).toBe(429)
  expect((await redeem(wrong)).statusCode).toBe(404)
  expect((await redeem({ sso_ticket: 'x' }, from)).statusCode).toBe(404)
})

test('K-08 without configured sites a ticket is for the one outside site, and nobody can redeem it', async () => {
  const plain = await openTestApp({ demo: false })
  const visitor = await aVisitor(plain)
  const { sso_ticket } = (await plain.call(visitor.as({ path: '/api/account/v1/sso-ticket' }))).json()
  const [row] = await plain.database.db.select().from(accessToken).where(eq(accessToken.kind, 'ticket'))
  expect(row?.audience).toBe('zhoushan')
  expect(
    (await post(plain, 'sso-ticket/redeem', { sso_ticket, audience: 'zhoushan', key: 'x' })).statusCode,
  ).toBe(404)
  await plain.close()
})
