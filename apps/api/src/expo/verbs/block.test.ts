import { errors } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, session } from '../../schema/index.ts'
import { codeFor, masked, otherThan, post } from '../../testing/account-calls.ts'
import { anExhibition, anExhibitor, aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { noLimits, ssoSite } from '../../testing/openapi-world.ts'
import { runTool } from '../../testing/run-tool.ts'
import { cookieOf, ourOrigin, signIn, statusWith, withCookie, withToken } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const another = 'Another#2026'
const blocked = { res: 0, errCode: errors.account_blocked.code }
let fair: TestApp
let visitor: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { ...noLimits, SIGN_IN_FAILURES: '8' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  visitor = await aVisitor(fair)
})

const tool = (...words: string[]) => runTool(fair, ['block', ...words])
const sessionsOf = ({ id }: { id: number }) =>
  fair.database.db.select().from(session).where(eq(session.accountId, id))
const blockedRow = async ({ id }: { id: number }) =>
  (await fair.database.db.select().from(account).where(eq(account.id, id)))[0]

describe('whoever is signed in', () => {
  test('N-06 T3 T4 T13 is out on every device at once, with everything that came of it', async () => {
    const first = await signIn(fair, { name: visitor.phone, remember: true })
    const second = await aSession(fair, visitor.id)
    const ticket = (
      await fair.call(
        visitor.as({ path: '/api/account/v1/sso-ticket', query: { audience: ssoSite.audience } }),
      )
    ).json().sso_ticket
    const scene = (await post(fair, 'scene-token', {}, withToken(first))).json().scene_token
    const cookie = cookieOf(first)
    const other = await aVisitor(fair)

    const { code, stdout } = await tool(visitor.phone, '--reason', 'spam')
    expect([code, stdout]).toEqual([0, expect.stringContaining('signed out everywhere')])

    expect(await sessionsOf(visitor)).toEqual([])
    for (const token of [visitor.token, second.token, first.json().access_token])
      expect(await statusWith(fair, { authorization: `Bearer ${token}` })).toBe(401)
    const schedule = {
      path: '/api/exhibition/v1/web/schedule',
      headers: { authorization: `Bearer ${scene}` },
    }
    expect((await fair.call(schedule)).statusCode).toBe(401)
    expect((await post(fair, 'refresh', {}, cookie && withCookie(cookie, ourOrigin))).statusCode).toBe(401)
    const redeemed = await post(fair, 'sso-ticket/redeem', { ...ssoSite, sso_ticket: ticket })
    expect(redeemed.statusCode).toBe(404)
    expect(await statusWith(fair, { authorization: `Bearer ${other.token}` })).toBe(200)
  })

  test('T3 nobody slips in between: of many who sign in at that moment nobody stays', async () => {
    const signingIn = Array.from({ length: 8 }, () => signIn(fair, { name: visitor.phone }))
    const answers = await Promise.all([...signingIn, tool(visitor.phone)])
    const tokens = answers.slice(0, 8).map((answer) => ('statusCode' in answer ? answer.json() : {}))
    for (const { access_token, errCode } of tokens) {
      if (access_token) expect(await statusWith(fair, { authorization: `Bearer ${access_token}` })).toBe(401)
      else expect(errCode).toBe(blocked.errCode)
    }
    expect(await sessionsOf(visitor)).toEqual([])
  })

  test('T3 T13 a session that is left all the same opens nothing: no call, no refresh, no ticket', async () => {
    const answer = await signIn(fair, { name: visitor.phone })
    const ticket = (
      await fair.call(
        visitor.as({ path: '/api/account/v1/sso-ticket', query: { audience: ssoSite.audience } }),
      )
    ).json().sso_ticket
    await fair.database.db
      .update(account)
      .set({ blockedAt: fair.clock.now() })
      .where(eq(account.id, visitor.id))
    expect(await statusWith(fair, withToken(answer))).toBe(401)
    expect((await post(fair, 'sso-ticket/redeem', { ...ssoSite, sso_ticket: ticket })).statusCode).toBe(404)
    const cookie = cookieOf(answer)
    const refreshed = await post(fair, 'refresh', {}, cookie && withCookie(cookie, ourOrigin))
    expect([refreshed.statusCode, refreshed.json()]).toEqual([200, expect.objectContaining(blocked)])
    expect(cookieOf(refreshed)?.value).toBe('')
  })
})

describe('signing in again', () => {
  test('N-06 T6 whoever proves who they are is told in their language; nobody else learns that there is such an account', async () => {
    const stranger = '19912345670'
    await tool(visitor.phone)
    const right = await signIn(fair, { name: visitor.phone, headers: { 'accept-language': 'en' } })
    expect(right.json()).toMatchObject({ ...blocked, mes: errors.account_blocked.en })
    expect(cookieOf(right)).toBeUndefined()
    expect((await signIn(fair, { name: visitor.email })).json()).toMatchObject({
      ...blocked,
      mes: errors.account_blocked.zh,
    })
    const wrong = await signIn(fair, { name: visitor.phone, password: another })
    expect(wrong.json()).toMatchObject({ errCode: errors.sign_in_failed.code })
    expect(masked(wrong)).toBe(masked(await signIn(fair, { name: stranger, password: another })))
  })

  test.each([
    ['smslogin', (to: Visitor) => ({ phone: to.phone })],
    ['maillogin', (to: Visitor) => ({ email: to.email })],
  ] as const)('N-06 T6 a code opens nothing either: %s', async (call, contactOf) => {
    await tool(visitor.phone)
    const to = contactOf(visitor)
    const code = await codeFor(fair, to, 'login')
    expect((await post(fair, call, { ...to, verify_code: otherThan(code) })).json().errCode).toBe(
      errors.code_wrong.code,
    )
    expect((await post(fair, call, { ...to, verify_code: code })).json()).toMatchObject(blocked)
    expect(await sessionsOf(visitor)).toEqual([])
  })

  test('N-06 T6 nor is the password set anew', async () => {
    await tool(visitor.phone)
    const before = (await blockedRow(visitor))?.passwordHash
    const code = await codeFor(fair, { phone: visitor.phone }, 'reset')
    const passwords = { password: another, password_confirmation: another }
    const reset = (verify_code: string) =>
      post(fair, 'password/reset', { phone: visitor.phone, verify_code, ...passwords })
    expect((await reset(otherThan(code))).json().errCode).toBe(errors.code_wrong.code)
    expect((await reset(code)).json()).toMatchObject(blocked)
    expect((await blockedRow(visitor))?.passwordHash).toBe(before)
  })

  test('T10 whoever knows the password is told so every time, and is not locked out afterwards', async () => {
    await tool(visitor.phone)
    for (let n = 0; n < 10; n++)
      expect((await signIn(fair, { name: visitor.phone })).json()).toMatchObject(blocked)
    await tool(visitor.phone, '--undo')
    expect((await signIn(fair, { name: visitor.phone })).json().res).toBe(1)
  })

  test('N-06 with --undo the account signs in as before', async () => {
    await tool(visitor.phone, '--reason', 'by mistake')
    expect((await tool(visitor.phone, '--undo')).stdout).toContain('can sign in again')
    expect((await signIn(fair, { name: visitor.phone })).json().res).toBe(1)
    expect(await blockedRow(visitor)).toMatchObject({ blockedAt: null, blockedReason: '' })
    expect((await tool(visitor.phone, '--undo')).code).toBe(3)
  })

  test('T24 K-11 a contact who is blocked cannot be written to', async () => {
    const exhibition = await anExhibition(fair)
    const { companyId, contactId } = await anExhibitor(fair, { in: exhibition.id })
    const contact = await aVisitor(fair, { kind: 'contact', contactId })
    const people = async () =>
      (await fair.call(visitor.as({ path: `/api/account/v1/company/${companyId}/rtm` }))).json().list
    expect(await people()).toHaveLength(1)
    await tool(`id:${contact.id}`)
    expect(await people()).toEqual([])
  })
})

describe('which account', () => {
  test.each([
    ['user name', (name: string) => name],
    ['user name as one types it', (name: string) => ` ${name.toUpperCase()} `],
    ['phone', (_: string, { phone }: Visitor) => phone],
    ['mail', (_: string, { email }: Visitor) => email],
    ['number', (_: string, { id }: Visitor) => `id:${id}`],
    ['bare number', (_: string, { id }: Visitor) => String(id)],
  ])('N-06 it is found by its %s', async (_, nameOf) => {
    const name = `name${visitor.id}`
    await fair.database.db.update(account).set({ userName: name }).where(eq(account.id, visitor.id))
    const { code, json } = await tool(nameOf(name, visitor), '--json', '--reason', 'r')
    expect(code).toBe(0)
    expect(json()).toMatchObject({ id: visitor.id, reason: 'r', blocked_at: fair.clock.now().toISOString() })
    expect((await blockedRow(visitor))?.blockedAt).not.toBeNull()
  })

  test('N-06 a number that is somebody’s name too is refused until it is said which one is meant', async () => {
    const other = await aVisitor(fair, { userName: String(visitor.id) })
    const { code, stderr } = await tool(String(visitor.id))
    expect([code, stderr]).toEqual([3, expect.stringMatching(new RegExp(`id:${visitor.id}.*id:${other.id}`))])
    for (const one of [visitor, other]) expect((await blockedRow(one))?.blockedAt).toBeNull()
  })

  test.each([
    ['nobody', ['nobody@example.com'], 3],
    ['a number that is none', ['id:x'], 3],
    ['--undo for nobody', ['--undo'], 2],
    ['a reason for nobody', ['--reason', 'r'], 2],
    ['a reason that is too long', ['nobody', '--reason', 'r'.repeat(201)], 2],
  ])('N-06 %s is refused with a sentence', async (_, words, expected) => {
    const { code, stdout, stderr } = await tool(...words)
    expect([code, stdout, stderr.trim()]).toEqual([expected, '', expect.stringMatching(/^\S.{10,}$/)])
  })

  test('N-06 the blocked are listed, with since when and why; blocking again keeps the day', async () => {
    await fair.database.db.update(account).set({ blockedAt: null })
    expect((await tool()).stdout).toBe('No account is blocked\n')
    await tool(visitor.phone, '--reason', 'first')
    const before = fair.clock.now()
    fair.clock.set('2026-11-16T12:00:00+08:00')
    expect((await tool(visitor.phone)).stdout).toContain('was blocked already')
    expect((await tool('--json')).json()).toMatchObject([
      { id: visitor.id, reason: 'first', blocked_at: before.toISOString() },
    ])
    expect((await tool('--lang', 'zh')).stdout).toMatch(/停用于.*\n.*2026-11-15 12:00 +first/)
    fair.clock.set(before.toISOString())
  })
})
