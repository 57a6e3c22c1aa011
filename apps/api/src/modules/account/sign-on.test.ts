import { DeskPersonReply, SignOnReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessToken, account, contact, limitCount, refreshToken, session } from '../../schema/index.ts'
import { masked, post } from '../../testing/account-calls.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVisitor, testPassword } from '../../testing/builders.ts'
import {
  aCaptcha,
  cookieOf,
  encrypted,
  ourOrigin,
  type SetCookie,
  signIn,
  signOn,
  signOnToDesk,
  statusWith,
  withCookie,
  withToken,
} from '../../testing/sign-in.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { blockAccount, rtmTokenRedeemer } from './index.ts'

let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    keepMessages: true,
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      SSO_SITES: 'desk:a-key-of-a-test-desk',
      EXHIBITOR_DESK_URL: 'https://office.example/in',
    },
  })
  const { id } = await anExhibition(fair)
  booth = await anExhibitor(fair, { in: id, nameZh: '远帆海产', nameEn: 'Yuanfan Seafood' })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})

const start = Date.parse(testNow)
const after = (seconds: number) => fair.clock.set(new Date(start + seconds * 1000).toISOString())
const toOwnDesk = { body: { return: '/desk/cards' } }
const aPerson = (changes: Partial<typeof account.$inferInsert> = {}) =>
  aDeskPerson(fair, booth.contactId, changes)
const open = (ticket: string, headers: Record<string, string> = {}) =>
  post(fair, 'desk/session', { ticket }, headers)
const refreshDesk = (cookie: Pick<SetCookie, 'name' | 'value'>, headers = ourOrigin) =>
  post(fair, 'desk/refresh', {}, withCookie(cookie, headers))
const deskStatus = async (headers: Record<string, string>) =>
  (await fair.call({ path: '/api/account/v1/desk/me', headers })).statusCode
async function atDesk(name: string) {
  const answer = await signOnToDesk(fair, { name, ...toOwnDesk })
  const cookie = cookieOf(answer)
  if (!cookie) throw new Error('no cookie was set')
  return { answer, cookie, headers: withToken(answer) }
}

test('N-03 K-08 a contact signs on, gets a ticket and an address, and the desk opens with it', async () => {
  const { name } = await aPerson()
  const answer = await signOn(fair, { name: ` ${name.toUpperCase()} `, ...toOwnDesk })
  expect(Value.Errors(SignOnReply, answer.json())).toEqual([])
  const { sso_ticket, expires_in, address } = answer.json()
  expect(expires_in).toBe(60)
  expect(address).toBe(`/desk/cards#sso_ticket=${sso_ticket}&platform=tradefloor&lang=zh`)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  // Nobody is signed in yet: the ticket is all there is.
  expect(answer.headers['set-cookie']).toBeUndefined()

  const opened = await open(sso_ticket)
  expect(opened.json()).toMatchObject({ res: 1, token_type: 'Bearer', expires_in: 900 })
  expect(await deskStatus(withToken(opened))).toBe(200)
})

test('N-03 the language goes along: the one given, else the one of the call', async () => {
  const { name } = await aPerson()
  const english = await signOn(fair, { name, body: { return: '/desk', language: 'en' } })
  expect(english.json().address).toMatch(/&lang=en$/)
  const called = await signOn(fair, { name, ...toOwnDesk, headers: { 'accept-language': 'en' } })
  expect(called.json().address).toMatch(/&lang=en$/)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  'data:text/html,x',
  'https://evil.example/in',
  'https://office.example@evil.example/',
])('T14 asked to lead to %j, the sign-on leads to the configured desk', async (wish) => {
  const { name } = await aPerson()
  const { address } = (await signOn(fair, { name, body: { return: wish } })).json()
  expect(new URL(address).origin + new URL(address).pathname).toBe('https://office.example/in')
})

test('T5 T6 C-02 whatever is wrong, the answer is the same to the byte, a visitor’s account included', async () => {
  const { name } = await aPerson()
  const visitor = await aVisitor(fair)
  const gone = await aPerson({ contactId: null })
  const used = await aCaptcha(fair)
  await post(fair, 'sso/login', { name: 'x', password: 'x', captcha: used.code, cpkey: used.key })
  const answers = {
    'wrong captcha': await signOn(fair, { name, body: { captcha: '0000' } }),
    'used captcha': await signOn(fair, { name, body: { captcha: used.code, cpkey: used.key } }),
    'wrong password': await signOn(fair, { name, password: 'Wrong#2026' }),
    'no cipher text': await signOn(fair, { name, body: { password: 'Demo#2026' } }),
    'unknown name': await signOn(fair, { name: 'nobody.here' }),
    'a visitor’s phone': await signOn(fair, { name: visitor.phone }),
    'a visitor’s mail address': await signOn(fair, { name: visitor.email }),
    'somebody whose contact left the fair': await signOn(fair, { name: gone.name }),
    'a contact at the visitors’ door': await signIn(fair, { name }),
  }
  for (const [what, answer] of Object.entries(answers)) {
    expect(answer.json(), what).toMatchObject({ res: 0, errCode: 20010 })
    expect(answer.headers['set-cookie'], what).toBeUndefined()
  }
  expect(new Set(Object.values(answers).map(masked)).size).toBe(1)
})

test('T10 five wrong passwords, then even the right one waits; a wrong captcha counts against nobody', async () => {
  const { name } = await aPerson()
  for (let n = 0; n < 6; n++) await signOn(fair, { name, body: { captcha: '0000' } })
  for (let n = 0; n < 5; n++)
    expect((await signOn(fair, { name, password: 'Wrong#2026' })).statusCode).toBe(200)
  const refused = await signOn(fair, { name })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  after(1800)
  expect((await signOn(fair, { name })).json().res).toBe(1)
})

test('T10 an address has its limit too, and the right password gives its try back', async () => {
  const { name } = await aPerson()
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  await signOn(fair, { name, headers })
  await fair.limits.take([{ key: 'sign-in from:198.51.100.7', most: 1000, seconds: 1800 }])
  await fair.database.db.update(limitCount).set({ count: 200 })
  expect((await signOn(fair, { name, headers })).statusCode).toBe(429)
})

test('T13 a ticket opens the desk once, within a minute', async () => {
  const { name } = await aPerson()
  const ticketOf = async () => (await signOn(fair, { name, ...toOwnDesk })).json().sso_ticket as string
  const ticket = await ticketOf()
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(ticket)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const late = await ticketOf()
  after(60)
  const refused = [await open(ticket), await open(late), await open('x'.repeat(43))]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  expect(new Set(refused.map(masked)).size).toBe(1)
})

test('T13 a ticket serves only whom it was made for', async () => {
  const { name, id } = await aPerson()
  const visitor = await aVisitor(fair)
  const forOurs = (await signOn(fair, { name, ...toOwnDesk })).json().sso_ticket as string
  const forTheirs = (await signOn(fair, { name })).json().sso_ticket as string
  const { sso_ticket: visitors } = (
    await fair.call(visitor.as({ path: '/api/account/v1/sso-ticket', query: { audience: 'desk' } }))
  ).json()
  const redeem = (sso_ticket: string) =>
    post(fair, 'sso-ticket/redeem', { sso_ticket, audience: 'desk', key: 'a-key-of-a-test-desk' })

  for (const ticket of [forTheirs, visitors]) expect((await open(ticket)).statusCode).toBe(401)
  expect((await redeem(forOurs)).statusCode).toBe(404)
  expect(await deskStatus({ authorization: `Bearer ${forOurs}` })).toBe(401)
  expect((await redeem(forTheirs)).json().data).toMatchObject({ id })
  expect((await open(forOurs)).statusCode).toBe(200)
})

test('T13 what nobody took up leaves no session', async () => {
  const { name, id } = await aPerson()
  const sessions = () => fair.database.db.select().from(session).where(eq(session.accountId, id))
  await fair.database.db.delete(session).where(eq(session.accountId, id))
  await signOn(fair, { name, ...toOwnDesk })
  expect(await sessions()).toMatchObject([{ expiresAt: new Date(start + 60_000) }])
})

test('S-21 made-up tickets, however many, keep nobody of their network from the desk', async () => {
  const { name } = await aPerson()
  const headers = { 'x-forwarded-for': '198.51.100.9' }
  const { sso_ticket: ticket } = (await signOn(fair, { name, ...toOwnDesk, headers })).json()
  for (let n = 0; n < 320; n++) expect((await open(`made-up-${n}`, headers)).statusCode).toBe(401)
  expect((await open(ticket, headers)).statusCode).toBe(200)
})

test('T1 T2 the desk’s cookie has its own name and the visitor’s rules, and only hashes are stored', async () => {
  const { name, id } = await aPerson()
  const { cookie, answer } = await atDesk(name)
  expect(cookie.name).toBe('__Host-desk-refresh')
  expect([...cookie.attributes].sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'])
  const elsewhere = await signOnToDesk(fair, { name, ...toOwnDesk, headers: { host: 'fair.example' } })
  expect(cookieOf(elsewhere)?.name).toBe('desk-refresh')
  const { db } = fair.database
  const kept = JSON.stringify([
    await db.select().from(accessToken),
    await db.select().from(refreshToken),
    await db.select().from(session).where(eq(session.accountId, id)),
  ])
  for (const secret of [cookie.value, answer.json().access_token]) expect(kept).not.toContain(secret)
})

test('L-10 the desk refreshes with rotation, a minute’s grace, and reuse ends the session', async () => {
  const { name } = await aPerson()
  const { cookie } = await atDesk(name)
  const renewed = await refreshDesk(cookie)
  expect(renewed.json()).toMatchObject({ res: 1, expires_in: 900 })
  const second = cookieOf(renewed)
  expect(second?.value).not.toBe(cookie.value)
  after(59)
  expect(cookieOf(await refreshDesk(cookie))?.value).toBe(second?.value)
  after(61)
  expect((await refreshDesk(cookie)).statusCode).toBe(401)
  expect(await deskStatus(withToken(renewed))).toBe(401)
  expect((await refreshDesk(second ?? cookie)).statusCode).toBe(401)
})

test('T16 another site cannot refresh the desk; without a cookie there is nothing to give', async () => {
  const { name } = await aPerson()
  const { cookie } = await atDesk(name)
  expect((await refreshDesk(cookie, { origin: 'https://evil.example' })).statusCode).toBe(400)
  expect((await post(fair, 'desk/refresh', {}, ourOrigin)).json()).toEqual({ res: 1, mes: '', errMes: '' })
})

test('N-03 a visitor and a contact on one machine do not disturb each other', async () => {
  const { name } = await aPerson()
  const visitor = await aVisitor(fair)
  const visiting = await signIn(fair, { name: visitor.phone })
  const ofVisitor = cookieOf(visiting)
  const { cookie: ofDesk, headers } = await atDesk(name)
  if (!ofVisitor) throw new Error('no cookie was set')
  expect(ofVisitor.name).not.toBe(ofDesk.name)
  const both = {
    cookie: `${ofVisitor.name}=${ofVisitor.value}; ${ofDesk.name}=${ofDesk.value}`,
    ...ourOrigin,
  }
  // Each door takes its own cookie, and the other's value under its name is nobody's.
  for (const [path, wrong] of [
    ['refresh', { name: ofVisitor.name, value: ofDesk.value }],
    ['desk/refresh', { name: ofDesk.name, value: ofVisitor.value }],
  ] as const)
    expect((await post(fair, path, {}, withCookie(wrong, ourOrigin))).statusCode).toBe(401)

  const left = await post(fair, 'desk/logout', {}, { ...both, ...withToken(visiting) })
  expect(left.json()).toMatchObject({ res: 1, mes: '已退出登录' })
  expect(await deskStatus(headers)).toBe(401)
  expect((await refreshDesk(ofDesk)).statusCode).toBe(401)
  expect(await statusWith(fair, withToken(visiting))).toBe(200)
  expect((await post(fair, 'refresh', {}, withCookie(ofVisitor, ourOrigin))).json().access_token).toBeTruthy()
})

test('N-03 the visitors’ log-out leaves the desk alone', async () => {
  const { name } = await aPerson()
  const { cookie, headers } = await atDesk(name)
  await post(fair, 'logout', {}, { ...withCookie(cookie, ourOrigin), ...headers })
  expect(await deskStatus(headers)).toBe(200)
})

test('T3 signing out by the token alone ends the session', async () => {
  const { name } = await aPerson()
  const { cookie, headers } = await atDesk(name)
  await post(fair, 'desk/logout', {}, headers)
  expect(await deskStatus(headers)).toBe(401)
  expect((await refreshDesk(cookie)).statusCode).toBe(401)
})

test('N-06 who was blocked is told so after the right password, and is out at once everywhere', async () => {
  const person = await aPerson()
  const { headers } = await atDesk(person.name)
  const ticket = (await signOn(fair, { name: person.name, ...toOwnDesk })).json().sso_ticket as string
  await blockAccount(fair.database, person.id, { reason: '', now: fair.clock.now() })
  expect(await deskStatus(headers)).toBe(401)
  expect((await open(ticket)).statusCode).toBe(401)
  expect((await signOn(fair, { name: person.name })).json().errCode).toBe(20016)
  expect((await signOn(fair, { name: person.name, password: 'Wrong#2026' })).json().errCode).toBe(20010)
})

test('N-03 the desk tells who one is, for which company, and who else speaks for it', async () => {
  const other = await anExhibitor(fair, { in: booth.exhibitionId })
  const colleague = await aPerson()
  const blocked = await aPerson({ blockedAt: fair.clock.now() })
  await aDeskPerson(fair, other.contactId)
  const person = await aPerson()
  const answer = await fair.call(person.as({ path: '/api/account/v1/desk/me' }))
  expect(Value.Errors(DeskPersonReply, answer.json())).toEqual([])
  const { data } = answer.json()
  expect(data).toMatchObject({
    user_name: person.name,
    name: { cn: '周经理', en: '' },
    post: { cn: '外贸经理', en: 'Export Manager' },
    company: { id: booth.companyId, name: { cn: '远帆海产', en: 'Yuanfan Seafood' }, logo_url: '' },
  })
  expect(data.uid).toBe(data.rtm_uid)
  const uids = data.colleagues.map(({ uid }: { uid: string }) => uid)
  const [row] = await fair.database.db.select().from(account).where(eq(account.id, colleague.id))
  const [out] = await fair.database.db.select().from(account).where(eq(account.id, blocked.id))
  expect(uids).toContain(row?.rtmUid)
  expect(uids).not.toContain(out?.rtmUid)
  expect(uids).not.toContain(data.uid)
})

test('K-30 R-04 a contact connects to messaging too, and has no visitor’s profile', async () => {
  const person = await aPerson()
  const minted = await fair.call(person.as({ method: 'POST', path: '/api/account/v1/rtm-token', body: '{}' }))
  expect(await rtmTokenRedeemer(fair)(minted.json().rtm_token)).toMatchObject({ accountId: person.id })
  for (const path of ['profile', 'sso-ticket', 'export'])
    expect((await fair.call(person.as({ path: `/api/account/v1/${path}` }))).statusCode).toBe(401)
})

test('N-03 the demo’s contact signs on only where nobody else can reach the server', async () => {
  const demo = { name: 'booth', password: 'Booth#2026', body: { return: '/desk' } }
  const home = await openTestApp()
  const opened = await signOnToDesk(home, demo)
  expect(opened.json().res).toBe(1)
  const me = await home.call({ path: '/api/account/v1/desk/me', headers: withToken(opened) })
  expect(me.json().data.company.id).toBe(1001)
  await home.close()

  const reachable = await openTestApp({ environment: { HOST: '0.0.0.0', NODE_ENV: 'test' } })
  const { key, code } = await aCaptcha(reachable)
  const refused = await post(reachable, 'sso/login', {
    name: 'booth',
    password: encrypted('Booth#2026', key),
    captcha: code,
    cpkey: key,
  })
  expect(refused.json()).toMatchObject({ res: 0, errCode: 20010 })
  await reachable.close()
})

test('T4 a session that was begun with a password ends with it', async () => {
  const { name, id } = await aPerson()
  const { headers } = await atDesk(name)
  const ticket = (await signOn(fair, { name, ...toOwnDesk })).json().sso_ticket as string
  const email = `shared${id}@example.com`
  await fair.database.db
    .update(contact)
    .set({ email: email.toUpperCase() })
    .where(eq(contact.id, booth.contactId))
  await post(fair, 'sso/verify-code', { email })
  const code = fair.outbox.list().find(({ to }) => to === email)?.code ?? ''
  const changed = { password: 'Another#2026', password_confirmation: 'Another#2026' }
  const done = await post(fair, 'sso/password/reset', {
    email,
    user_name: name,
    verify_code: code,
    ...changed,
  })
  expect(done.json()).toMatchObject({ res: 1, mes: '密码已重置，请用新密码登录' })
  expect(await deskStatus(headers)).toBe(401)
  expect((await open(ticket)).statusCode).toBe(401)
  expect((await signOn(fair, { name, password: testPassword })).json().res).toBe(0)
  expect((await signOn(fair, { name, password: 'Another#2026' })).json().res).toBe(1)
})
