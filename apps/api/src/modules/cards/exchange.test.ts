import { CardHolderReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Problem } from '../../http/problem.ts'
import { account, businessCard, cardExchange, consent, contact, exhibitor } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import type { Request } from '../../testing/signed-request.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { exchangeCards } from './exchange-service.ts'
import { exchangedContacts } from './index.ts'

const path = '/api/exhibition/v1/purchaser/business_card'
type Booth = Awaited<ReturnType<typeof anExhibitor>>
let fair: TestApp
let visitor: Visitor
let stranger: Visitor
let booth: Booth
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { EXCHANGES_A_DAY: '4' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  visitor = await aVisitor(fair)
  stranger = await aVisitor(fair)
  booth = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
})

const exchange = ({ exhibitionId, contactId }: Booth, more = {}, who = visitor, query = {}) =>
  fair.call(
    who.as({
      method: 'POST',
      path: `${path}/switch_card`,
      body: JSON.stringify({ exhibition_id: exhibitionId, card_id: contactId, ...more }),
      query,
    }),
  )
async function holder(who = visitor, query = {}) {
  const response = await fair.call(who.as({ path: `${path}/card_holder`, query }))
  expect(response.statusCode).toBe(200)
  expect(Value.Check(CardHolderReply, response.json())).toBe(true)
  return response.json() as { list: { id: number; company_id: number }[]; count: number }
}
const cancel = (ids: string, who = visitor) =>
  fair.call(
    who.as({ method: 'DELETE', path: `/api/exhibition/v2/purchaser/business_card/cancel_switch/${ids}` }),
  )
const exchanges = () =>
  fair.database.db.select().from(cardExchange).where(eq(cardExchange.accountId, visitor.id))
const consents = () => fair.database.db.select().from(consent).where(eq(consent.accountId, visitor.id))

test('K-12 L-05 O-03 cards are exchanged, the server says so, and what was agreed to is on record', async () => {
  const response = await exchange(booth, { consent_version: '2026-10' })
  expect(response.json()).toEqual({ res: 1, mes: '名片交换成功', errMes: '' })
  const shared = {
    real_name: '林晓舟',
    company_name: '舟山远帆贸易有限公司',
    post: '采购经理',
    phone: visitor.phone,
    email: visitor.email,
    country_code: 'CN',
    image_file_id: null,
  }
  expect(await exchanges()).toMatchObject([{ contactId: booth.contactId, shared }])
  expect(await consents()).toMatchObject([
    {
      subject: 'card',
      wordingVersion: '2026-10',
      language: 'zh',
      agreedAt: fair.clock.now(),
      about: {
        exhibition_id: booth.exhibitionId,
        contact_id: booth.contactId,
        company_id: booth.companyId,
        shared,
      },
    },
  ])
})

test('T23 the call is the agreement: without a version it is to the wording that holds now, in the reader’s language', async () => {
  expect((await exchange(booth, {}, visitor, { lang: 'en' })).json().mes).toBe('Business cards exchanged')
  expect(await consents()).toMatchObject([{ wordingVersion: fair.config.termsVersion, language: 'en' }])
})

test('T23 K-12 a hundred at once: one exchange, ninety-nine told that it is done, one agreement', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => exchange(booth)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200))
  const codes = answers.map((answer) => answer.json().errCode ?? 0).sort()
  expect(codes).toEqual([0, ...Array(99).fill(20002)])
  expect(await exchanges()).toHaveLength(1)
  expect(await consents()).toHaveLength(1)
})

test('T23 as many at once from different nodes: the table decides which is the first', async () => {
  const body = { exhibition_id: booth.exhibitionId, card_id: booth.contactId }
  const by = { accountId: visitor.id, language: 'zh' as const }
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => exchangeCards(fair, by, body)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toEqual(Array(11).fill(new Problem('already_exchanged')))
  expect([(await exchanges()).length, (await consents()).length]).toEqual([1, 1])
})

test('L-05 the second exchange is refused in words, and does not use up the day’s number', async () => {
  await exchange(booth)
  for (const _ of [1, 2, 3, 4, 5])
    expect((await exchange(booth)).json()).toMatchObject({
      res: 0,
      errCode: 20002,
      mes: '您已与该企业交换过名片，无需重复交换',
    })
  const another = await anExhibitor(fair, { in: booth.exhibitionId })
  expect((await exchange(another)).json().res).toBe(1)
})

test('T23 a card that is not given out, not in this exhibition or not there is answered alike', async () => {
  const hidden = await anExhibitor(fair, { in: booth.exhibitionId })
  await fair.database.db.update(contact).set({ cardPublished: false }).where(eq(contact.id, hidden.contactId))
  const elsewhere = { ...booth, exhibitionId: (await anExhibition(fair)).id }
  const missing = { ...booth, contactId: 2_147_483_647 }
  const bodies = []
  for (const wrong of [hidden, elsewhere, missing]) {
    const response = await exchange(wrong)
    expect(response.statusCode).toBe(404)
    bodies.push({ ...response.json(), request_id: '' })
  }
  expect(bodies[1]).toEqual(bodies[0])
  expect(bodies[2]).toEqual(bodies[0])
  expect([await exchanges(), await consents()]).toEqual([[], []])
})

test.each<[string, Partial<typeof account.$inferInsert>, Partial<typeof businessCard.$inferInsert>]>([
  ['name', { realName: ' ' }, {}],
  ['company', {}, { companyName: '' }],
  ['post', {}, { post: '' }],
  ['phone and mail', { phone: null }, { email: '' }],
])('K-12 O-03 without %s the own information is incomplete', async (_, person, card) => {
  const { db } = fair.database
  if (Object.keys(person).length > 0) await db.update(account).set(person).where(eq(account.id, visitor.id))
  if (Object.keys(card).length > 0)
    await db.update(businessCard).set(card).where(eq(businessCard.accountId, visitor.id))
  const response = await exchange(booth)
  expect([response.statusCode, response.json().errCode]).toEqual([200, 20001])
  expect([await exchanges(), await consents()]).toEqual([[], []])
})

test('K-12 a mail alone is contact enough', async () => {
  await fair.database.db.update(account).set({ phone: null }).where(eq(account.id, visitor.id))
  expect((await exchange(booth)).json().res).toBe(1)
})

test('T23 so many a day and no more, however fast; the next day goes on', async () => {
  const booths: Booth[] = []
  for (let made = 0; made < 7; made++) booths.push(await anExhibitor(fair, { in: booth.exhibitionId }))
  const statuses = await Promise.all(booths.map(async (one) => (await exchange(one)).statusCode))
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429, 429])
  expect(await exchanges()).toHaveLength(4)
  expect(await consents()).toHaveLength(4)
  const other = await exchange(booth, {}, stranger)
  expect(other.json().res).toBe(1)
  fair.clock.set('2026-11-15T12:14:00+08:00')
  expect((await exchange(booth)).headers['retry-after']).toBe(String(86_400 - 14 * 60))
  fair.clock.set('2026-11-16T12:00:00+08:00')
  const { token } = await aSession(fair, visitor.id)
  const today = {
    ...visitor,
    as: (request: Request) => ({ ...request, headers: { authorization: `Bearer ${token}` } }),
  }
  expect((await exchange(booth, {}, today)).json().res).toBe(1)
})

test('N-01 N-05 a guest exchanges nothing', async () => {
  const body = JSON.stringify({ exhibition_id: booth.exhibitionId, card_id: booth.contactId })
  expect((await fair.call({ method: 'POST', path: `${path}/switch_card`, body })).statusCode).toBe(401)
  expect((await fair.call({ path: `${path}/card_holder` })).statusCode).toBe(401)
})

test('K-11 the card holder has the company, the person and the exhibition in both languages, newest first', async () => {
  await exchange(booth)
  fair.clock.set('2026-11-15T12:05:00+08:00')
  const second = await anExhibitor(fair, { in: booth.exhibitionId, website: 'https://haike.example' })
  await exchange(second)
  const { list, count } = await holder()
  expect(count).toBe(2)
  expect(list).toMatchObject([
    {
      company_id: second.companyId,
      exhibition_id: booth.exhibitionId,
      instance_id: second.exhibitorId,
      exchanged_at: '2026-11-15 12:05:00',
      card: {
        holder_info: {
          name: `海客${second.companyId}有限公司`,
          name_en: `Haike ${second.companyId} Ltd`,
          manager_name: '周经理',
          post: '外贸经理',
          manager_phone: '+86 580-000 0001',
          email: `sales${second.companyId}@example.com`,
          website: 'https://haike.example',
          address: '浙江省舟山市定海区',
          address_en: 'Dinghai, Zhoushan, Zhejiang',
        },
      },
      exhibition: {
        base_info: {
          data: {
            cn: { name: `测试展会${booth.exhibitionId}` },
            en: { name: `Test Fair ${booth.exhibitionId}` },
          },
        },
      },
    },
    { company_id: booth.companyId, exchanged_at: '2026-11-15 12:00:00' },
  ])
  expect(await holder(visitor, { page: 2, size: 1 })).toMatchObject({
    count: 2,
    list: [{ company_id: booth.companyId }],
  })
})

test('K-11 a card stays when its company has left the exhibition', async () => {
  await exchange(booth)
  await fair.database.db.delete(exhibitor).where(eq(exhibitor.id, booth.exhibitorId))
  expect((await holder()).list).toMatchObject([{ company_id: booth.companyId, instance_id: null }])
})

test('K-11 K-29 T20 N-04 received cards are deleted by their owner alone, and the agreement stays', async () => {
  await exchange(booth)
  await exchange(booth, {}, stranger)
  const [mine] = (await holder()).list
  const [theirs] = (await holder(stranger)).list
  const foreign = await cancel(String(theirs?.id))
  const missing = await cancel('2147483647,9999999999')
  expect(foreign.statusCode).toBe(200)
  expect(foreign.rawPayload.equals(missing.rawPayload)).toBe(true)
  expect((await holder(stranger)).count).toBe(1)

  await cancel(`${theirs?.id},${mine?.id}`)
  expect((await holder()).count).toBe(0)
  expect((await holder(stranger)).count).toBe(1)
  expect(await consents()).toHaveLength(1)
  expect((await exchange(booth)).json().res).toBe(1)
  expect(await consents()).toHaveLength(2)
})

test('K-29 200 ids are taken, 201 and what is no id are refused', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => 700_000 + index).join()
  expect((await cancel(ids(200))).statusCode).toBe(200)
  for (const wrong of [ids(201), '0', '1,', 'abc']) expect((await cancel(wrong)).statusCode).toBe(400)
})

test('with whom the visitor has exchanged is found with one question', async () => {
  await exchange(booth)
  const { db } = fair.database
  const asked = [booth.contactId, 1, 2]
  expect(await exchangedContacts(db, visitor.id, booth.exhibitionId, asked)).toEqual(
    new Set([booth.contactId]),
  )
  expect(await exchangedContacts(db, visitor.id, booth.exhibitionId + 1, asked)).toEqual(new Set())
  expect(await exchangedContacts(db, stranger.id, booth.exhibitionId, asked)).toEqual(new Set())
})

test('a visitor’s export has their card, what they received and what they agreed to', async () => {
  await exchange(booth)
  await exchange(booth, {}, stranger)
  const data = await fair.personalData.of(fair.database.db, visitor.id)
  expect(data).toMatchObject({
    business_card: { post: '采购经理', email: visitor.email },
    received_cards: [{ contact_id: booth.contactId, shared: { phone: visitor.phone } }],
    consents: [{ subject: 'card', about: { company_id: booth.companyId } }],
  })
})
