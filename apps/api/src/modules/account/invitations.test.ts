import { errors } from '@tradefloor/contract'
import { InvitationReply, RedeemInvitationReply } from '@tradefloor/contract/schemas'
import { desc, eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { account, company, invitation, limitCount, session } from '../../schema/index.ts'
import { masked, post } from '../../testing/account-calls.ts'
import { anExhibition, anExhibitor, aSession, aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { blockAccount, inviteContact, sweepExpired } from './index.ts'

let fair: TestApp
let contactId: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODES_AN_ADDRESS: '30' } })
  const exhibition = await anExhibition(fair)
  contactId = (await anExhibitor(fair, { in: exhibition.id, nameZh: '远帆', nameEn: 'Yuanfan' })).contactId
})
afterAll(() => fair.close())
afterEach(async () => {
  fair.clock.set(testNow)
  for (const table of [account, invitation, limitCount]) await fair.database.db.delete(table)
})

const wrong = { res: 0, errCode: errors.invitation_wrong.code }
const invited = async () => (await inviteContact(fair.database, contactId, fair.clock.now())).token
const look = (token: string) => post(fair, 'invitation/look', { token })
const redeem = (token: string, changes: object = {}) =>
  post(fair, 'invitation/redeem', { token, user_name: 'Yuanfan.Zhou', password: 'Harbour#2026', ...changes })
const accounts = () => fair.database.db.select().from(account).where(eq(account.contactId, contactId))
const later = (days: number) =>
  fair.clock.set(new Date(fair.clock.now().getTime() + days * 86_400_000).toISOString())

test('N-03 K-30 the page greets by name, and the contact gets an account with a name and a password', async () => {
  const token = await invited()
  const seen = (await look(token)).json()
  expect(Value.Errors(InvitationReply, seen)).toEqual([])
  expect(seen.data).toEqual({
    company_name: { cn: '远帆', en: 'Yuanfan' },
    contact_name: { cn: '周经理', en: '' },
    user_name: '',
    expires_at: '2026-11-29T04:00:00.000Z',
  })
  const done = (await redeem(token)).json()
  expect(Value.Errors(RedeemInvitationReply, done)).toEqual([])
  expect(done).toMatchObject({ res: 1, user_name: 'yuanfan.zhou' })
  expect(await accounts()).toMatchObject([
    {
      kind: 'contact',
      userName: 'yuanfan.zhou',
      realName: '周经理',
      company: '远帆',
      demo: false,
      phone: null,
    },
  ])
})

test('T13 T6 unknown, used, replaced and expired are refused alike, byte by byte', async () => {
  const used = await invited()
  expect((await redeem(used)).json().res).toBe(1)
  const replaced = await invited()
  const expired = await invited()
  later(14)
  for (const call of [look, redeem]) {
    const answers = []
    for (const token of ['x'.repeat(43), used, replaced, expired]) answers.push(masked(await call(token)))
    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse((answers[0] ?? '').slice(4))).toMatchObject(wrong)
  }
  expect(await accounts()).toHaveLength(1)
})

test('T13 one of twenty who use it at once succeeds, and there is one account', async () => {
  const token = await invited()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => redeem(token, { user_name: `zhou-${n}` })),
  )
  const bodies = answers.map((answer) => answer.json())
  expect(bodies.filter(({ res }) => res === 1)).toHaveLength(1)
  // A machine with one core tells the last of them to come back.
  const refusals = [wrong.errCode, errors.unavailable.code]
  expect(bodies.filter(({ errCode }) => refusals.includes(errCode))).toHaveLength(19)
  const [made, ...more] = await accounts()
  expect(more).toEqual([])
  expect(made?.userName).toBe(bodies.find(({ res }) => res === 1)?.user_name)
})

test('N-03 T4 a later invitation changes the account that is there, and signs it out', async () => {
  await redeem(await invited())
  const [before] = await accounts()
  await aSession(fair, before?.id ?? 0)
  const [{ id: old } = { id: '' }] = await fair.database.db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.accountId, before?.id ?? 0))
    .orderBy(desc(session.createdAt))
  const token = await invited()
  expect((await look(token)).json().data.user_name).toBe('yuanfan.zhou')
  expect((await redeem(token, { user_name: 'zhou', password: 'Another#2026' })).json().res).toBe(1)
  const after = await accounts()
  expect(after).toMatchObject([{ id: before?.id, userName: 'zhou', rtmUid: before?.rtmUid }])
  expect(after[0]?.passwordHash).not.toBe(before?.passwordHash)
  // Only the one that the new password opened is left.
  const left = await fair.database.db.select().from(session)
  expect(left).toHaveLength(1)
  expect(left[0]?.id).not.toBe(old)
})

test('S-63 setting the password signs the contact on: the ticket opens the desk, once', async () => {
  const { sso_ticket, address } = (await redeem(await invited())).json()
  expect(address).toBe(`/desk#sso_ticket=${sso_ticket}&platform=tradefloor&lang=zh`)
  const opened = (await post(fair, 'desk/session', { ticket: sso_ticket })).json()
  expect(opened).toMatchObject({ res: 1, access_token: expect.any(String) })
  expect((await post(fair, 'desk/session', { ticket: sso_ticket })).statusCode).toBe(401)
})

test('S-61 a contact of a company abroad is written to in English until they choose', async () => {
  await fair.database.db.update(company).set({ country: 'DE' })
  await redeem(await invited())
  expect(await accounts()).toMatchObject([{ language: 'en' }])
  await fair.database.db.update(company).set({ country: 'CN' })
})

test('N-03 M-02 M-10 a name that is taken, a weak password and a fault in a field use nothing up', async () => {
  await aVisitor(fair, { userName: 'taken' })
  const token = await invited()
  const codeOf = async (changes: object) => (await redeem(token, changes)).json().errCode
  expect(await codeOf({ user_name: 'TAKEN' })).toBe(errors.user_name_taken.code)
  expect(await codeOf({ password: 'short' })).toBe(errors.password_weak.code)
  for (const user_name of ['19900000001', 'a@example.com', 'ab', '1st', 'a b c', 'x'.repeat(33), '周经理'])
    expect(await codeOf({ user_name })).toBe(errors.bad_input.code)
  expect(await accounts()).toEqual([])
  await redeem(token)
  const again = await invited()
  expect((await redeem(again, { user_name: 'taken' })).json().errCode).toBe(errors.user_name_taken.code)
  expect((await redeem(again)).json().res).toBe(1)
})

test('N-03 the demo fair’s own account stays as everybody knows it', async () => {
  await aVisitor(fair, {
    kind: 'contact',
    contactId,
    userName: 'booth',
    demo: true,
    phone: null,
    email: null,
  })
  await redeem(await invited())
  const names = (await accounts()).map(({ userName, demo }) => [userName, demo])
  expect(names.sort()).toEqual([
    ['booth', true],
    ['yuanfan.zhou', false],
  ])
})

test('N-06 a link opens nothing for a contact who has been blocked since', async () => {
  await redeem(await invited())
  const token = await invited()
  const [row] = await accounts()
  await blockAccount(fair.database, row?.id ?? 0, { reason: '', now: fair.clock.now() })
  expect((await redeem(token)).json().errCode).toBe(errors.account_blocked.code)
})

test('T7 T38 failures are counted by address, rightful use is not', async () => {
  const token = await invited()
  for (let n = 0; n < 40; n++) expect((await look(token)).statusCode).toBe(200)
  for (let n = 0; n < 30; n++) expect((await look('x'.repeat(43))).json()).toMatchObject(wrong)
  const limited = await look('x'.repeat(43))
  expect([limited.statusCode, Number(limited.headers['retry-after'])]).toEqual([429, 3600])
})

test('T44 what is over is swept', async () => {
  await invited()
  later(13)
  await sweepExpired(fair)
  expect(await fair.database.db.select().from(invitation)).toHaveLength(1)
  later(1)
  await sweepExpired(fair)
  expect(await fair.database.db.select().from(invitation)).toEqual([])
})

test('S-54 S-63 an invitation of a company that was withdrawn signs nobody on, until it is back', async () => {
  const token = await invited()
  await fair.database.db.update(company).set({ withdrawnAt: fair.clock.now() })
  expect((await redeem(token)).json()).toMatchObject(wrong)
  expect(await accounts()).toEqual([])
  await fair.database.db.update(company).set({ withdrawnAt: null })
  expect((await redeem(token)).json().res).toBe(1)
})
