import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessToken, account } from '../../schema/index.ts'
import { aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const path = '/api/account/v1/profile'
const profileOf = async (visitor: Visitor, headers: Record<string, string> = {}) =>
  (await fair.call(visitor.as({ path, headers }))).json().data
const patch = (visitor: Visitor, body: object, headers: Record<string, string> = {}) =>
  fair.call(visitor.as({ method: 'PATCH', path, body: JSON.stringify(body), headers }))
const rowOf = async ({ id }: Visitor) =>
  (await fair.database.db.select().from(account).where(eq(account.id, id)))[0]

test('K-02 the profile says who one is, with the country in the reader’s language', async () => {
  const visitor = await aVisitor(fair, { purpose: '采购海产' })
  const profile = await profileOf(visitor)
  expect(profile).toEqual({
    id: visitor.id,
    real_name: '林晓舟',
    nick_name: '林晓舟',
    phone: visitor.phone,
    email: visitor.email,
    country_code: 'CN',
    country_name: '中国',
    company: '舟山远帆贸易有限公司',
    purpose: '采购海产',
    message_mails: true,
    for_you: true,
    rtm_uid: expect.stringMatching(/^u[\w-]{12}$/),
    rtm_token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect((await profileOf(visitor, { 'accept-language': 'en' })).country_name).toBe('China')
})

test.each([
  ['phone', { phone: '19912345678', email: null }, '199****5678'],
  ['email', { phone: null, email: 'quiet.reader@example.com' }, 'q***@example.com'],
  ['user name', { phone: null, email: null, userName: 'quiet' }, 'quiet'],
])('K-02 without a name one is called by a masked %s', async (_, contacts, nickName) => {
  const visitor = await aVisitor(fair, { realName: '', ...contacts })
  const { nick_name, phone, email } = await profileOf(visitor)
  expect(nick_name).toBe(nickName)
  expect({ phone, email }).toEqual({ phone: contacts.phone ?? '', email: contacts.email ?? '' })
})

test('K-02 T15 each read makes a messaging token and ends the one before, of this session alone', async () => {
  const visitor = await aVisitor(fair)
  const second = await aSession(fair, visitor.id)
  const elsewhere = { authorization: `Bearer ${second.token}` }
  await fair.call({ path, headers: elsewhere })
  const tokens = [await profileOf(visitor), await profileOf(visitor)].map(({ rtm_token }) => rtm_token)
  expect(new Set(tokens).size).toBe(2)
  const kept = (sessionId: string) =>
    fair.database.db
      .select()
      .from(accessToken)
      .where(and(eq(accessToken.sessionId, sessionId), eq(accessToken.kind, 'rtm')))
  expect(await kept(visitor.sessionId)).toHaveLength(1)
  expect(await kept(second.sessionId)).toHaveLength(1)
  const [row] = await kept(visitor.sessionId)
  expect(row?.expiresAt).toEqual(new Date(fair.clock.now().getTime() + 300_000))
  expect(JSON.stringify(row)).not.toContain(tokens[1])
})

test('K-02 a visitor changes name, country, company and purpose, each by itself or together', async () => {
  const visitor = await aVisitor(fair)
  const first = await patch(visitor, { real_name: ' Ada Lumen ', country_code: 'IT' })
  expect(first.json()).toMatchObject({ res: 1, mes: '保存成功' })
  const second = await patch(visitor, { company: '', purpose: 'Buying\nfish' }, { 'accept-language': 'en' })
  expect(second.json().mes).toBe('Saved')
  expect(await profileOf(visitor)).toMatchObject({
    real_name: 'Ada Lumen',
    country_code: 'IT',
    country_name: '意大利',
    company: '',
    purpose: 'Buying\nfish',
  })
})

test.each([
  [{ country_code: 'XX' }, 'country_code', 'unknown'],
  [{ country_code: 'cn' }, 'country_code', 'pattern'],
  [{ real_name: '' }, 'real_name', 'minLength'],
  [{ real_name: '  ' }, 'real_name', 'pattern'],
  [{ real_name: 'a'.repeat(61) }, 'real_name', 'maxLength'],
  [{ real_name: 'Bank\u202egnihsihp' }, 'real_name', 'pattern'],
  [{ real_name: '\u3164' }, 'real_name', 'pattern'],
  [{ real_name: '\u00ad\u200b' }, 'real_name', 'pattern'],
  [{ real_name: '\u2800 \u{e0041}' }, 'real_name', 'pattern'],
  [{ company: 'two\nlines' }, 'company', 'pattern'],
  [{ purpose: 'p'.repeat(501) }, 'purpose', 'maxLength'],
  [{ purpose: 7 }, 'purpose', 'type'],
  [{}, '', 'minProperties'],
])('M-10 %j is refused with the field’s name and changes nothing', async (body, field, problem) => {
  const visitor = await aVisitor(fair)
  const before = await rowOf(visitor)
  const answer = await patch(visitor, { ...(Object.keys(body).length > 0 ? { ...body } : {}) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual([{ field, problem }])
  expect(await rowOf(visitor)).toEqual(before)
})

test('T21 no other column can be reached, whatever it is called', async () => {
  const visitor = await aVisitor(fair)
  const other = await aVisitor(fair)
  const before = await rowOf(visitor)
  const columns = [
    'id',
    'kind',
    'user_name',
    'userName',
    'phone',
    'email',
    'password_hash',
    'passwordHash',
    'rtm_uid',
    'rtmUid',
    'contact_id',
    'contactId',
    'demo',
    'agreed_version',
    'agreed_at',
    'created_at',
    'nick_name',
    'rtm_token',
  ]
  for (const column of columns) {
    const answer = await patch(visitor, { company: 'taken over', [column]: column === 'id' ? other.id : 'x' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual([{ field: column, problem: 'additionalProperties' }])
  }
  expect(await rowOf(visitor)).toEqual(before)
})

test('T12 a signature opens nothing, and a token does not replace it', async () => {
  const visitor = await aVisitor(fair)
  expect((await fair.call({ path })).statusCode).toBe(401)
  const unsigned = await fair.app.inject({
    url: `${path}?platform=tradefloor`,
    headers: { authorization: `Bearer ${visitor.token}` },
  })
  expect(unsigned.statusCode).toBe(400)
  expect(unsigned.body).not.toContain(visitor.phone)
})
