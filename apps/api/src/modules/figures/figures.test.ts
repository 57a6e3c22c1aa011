import { type Figures, type FiguresQuery, fairInstant } from '@tradefloor/contract'
import { FiguresReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contact, favourite, type ViewKind, viewHour } from '../../schema/index.ts'
import {
  aDeskPerson,
  anExhibition,
  anExhibitor,
  aProduct,
  aVisitor,
  type Visitor,
} from '../../testing/builders.ts'
import { sendBy } from '../../testing/chat.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/desk/v1/figures'
const now = '2026-11-15T14:30:00+08:00'
type Booth = Awaited<ReturnType<typeof anExhibitor>>
let fair: TestApp
let exhibitionId: number
let booth: Booth
let person: Visitor
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: { NEW_CONVERSATIONS_AN_HOUR: '1000', EXCHANGES_A_DAY: '1000' },
  })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(now)
  const dates = { opensAt: fairInstant('2026-11-13', '09:00:00'), closesAt: fairInstant('2026-11-18') }
  exhibitionId = (await anExhibition(fair, dates)).id
  booth = await anExhibitor(fair, { in: exhibitionId })
  person = await aDeskPerson(fair, booth.contactId)
})

async function read(query: FiguresQuery = {}, who = person): Promise<Figures> {
  const answer = await fair.call(who.as({ path, query: { ...query } }))
  expect(answer.statusCode).toBe(200)
  expect(Value.Errors(FiguresReply, answer.json())).toEqual([])
  return answer.json().data
}
const seen = (
  at: string,
  views: number,
  { exhibitorId = booth.exhibitorId, kind = 'page' as ViewKind, target = '' } = {},
) =>
  fair.database.db.insert(viewHour).values({
    ...{ exhibitionId, exhibitorId, kind, target, views },
    hour: Math.floor(fairInstant(at.slice(0, 10), `${at.slice(11)}:00`).getTime() / 3_600_000),
  })
const give = async (visitor: Visitor, { contactId } = booth) => {
  const body = JSON.stringify({ exhibition_id: exhibitionId, card_id: contactId })
  const switching = '/api/exhibition/v1/purchaser/business_card/switch_card'
  expect((await fair.call(visitor.as({ method: 'POST', path: switching, body }))).json().res).toBe(1)
}
const at = (moment: string) => fair.clock.set(`2026-11-15T${moment}:00+08:00`)
async function ask(moment: string, { companyId } = booth) {
  at(moment)
  const visitor = await aVisitor(fair)
  const answer = await sendBy(fair, visitor, {
    ...{ exhibition_id: exhibitionId, company_id: companyId, text: '有现货吗？' },
  })
  return answer.json().data.thread_id as number
}
async function answer(threadId: number, moment: string, who = person) {
  at(moment)
  expect((await sendBy(fair, who, { thread_id: threadId, text: '有的' })).statusCode).toBe(200)
}
/** Four more companies, so that there is something to compare with; each with its visits and a person at its desk. */
const others = (visits: number[]) =>
  Promise.all(
    visits.map(async (views) => {
      const other = await anExhibitor(fair, { in: exhibitionId })
      if (views > 0) await seen('2026-11-15 10:00', views, other)
      return { ...other, person: await aDeskPerson(fair, other.contactId) }
    }),
  )

test('V-53 visits, views, favourites, cards, conversations and leads are counted for the period', async () => {
  const { exhibitionProductId } = await aProduct(fair, booth)
  await seen('2026-11-02 10:00', 9)
  await seen('2026-11-13 09:00', 40)
  await seen('2026-11-15 11:00', 7)
  await seen('2026-11-15 11:00', 3, { kind: 'product', target: String(exhibitionProductId) })
  await seen('2026-11-14 11:00', 2, { kind: 'video', target: 'film' })
  const visitor = await aVisitor(fair)
  await fair.database.db.insert(favourite).values(
    [
      { kind: 'exh_company', target: String(booth.companyId), markedAt: new Date(now) },
      { kind: 'exh_product', target: String(exhibitionProductId), markedAt: new Date(now) },
      { kind: 'exh_product', target: '999999', markedAt: new Date(now) },
    ].map((row) => ({ ...row, accountId: visitor.id, exhibitionId })),
  )
  await give(visitor)
  await ask('14:00')
  fair.clock.set(now)
  const values = async (query: FiguresQuery) =>
    Object.values((await read(query)).totals).map(({ value }) => value)
  expect(await values({ period: 'today' })).toEqual([7, 3, 0, 2, 1, 1, 2])
  expect(await values({ period: 'opening' })).toEqual([47, 3, 2, 2, 1, 1, 2])
  expect(await values({ period: 'days14', exhibition_id: exhibitionId })).toEqual([56, 3, 2, 2, 1, 1, 2])
})

test('V-53 since opening is what is read when nothing is said; without an opening it is 14 days', async () => {
  expect(await read()).toMatchObject({
    ...{ period: 'opening', from: '2026-11-13 09:00:00', to: '2026-11-15 14:30:00' },
    opened_at: '2026-11-13 09:00:00',
  })
  const { id } = await anExhibition(fair, { lasting: true })
  const lasting = await anExhibitor(fair, { in: id })
  expect(await read({ period: 'opening' }, await aDeskPerson(fair, lasting.contactId))).toMatchObject({
    ...{ period: 'days14', from: '2026-11-02 00:00:00', opened_at: null },
  })
})

test('V-53 visits stand by the day for 14 days, and today by the hour, with when the exhibition was open', async () => {
  await seen('2026-11-12 15:00', 4)
  await seen('2026-11-13 23:00', 6)
  await seen('2026-11-14 00:00', 5)
  await seen('2026-11-15 09:00', 8)
  const { visits } = await read({ period: 'opening' })
  expect(visits.by).toBe('day')
  expect(visits.list).toHaveLength(14)
  expect(visits.list.slice(-4).map(({ at: day, value, open }) => [day.slice(0, 10), value, open])).toEqual([
    ['2026-11-12', 4, false],
    ['2026-11-13', 6, true],
    ['2026-11-14', 5, true],
    ['2026-11-15', 8, true],
  ])
  const today = (await read({ period: 'today' })).visits
  expect(today.list).toHaveLength(15)
  expect(today.list[9]).toEqual({ at: '2026-11-15 09:00:00', value: 8, median: null, open: true })
})

test('V-54 figures stand beside the median and the highest of at least five companies', async () => {
  await seen('2026-11-15 10:00', 30)
  await others([0, 12, 20])
  const few = await read({ period: 'today' })
  expect([few.companies, few.totals.visits]).toEqual([4, { value: 30, median: null, highest: null }])
  await others([90])
  // Another period: what was read of all companies is kept for some minutes.
  expect((await read({ period: 'today' })).companies).toBe(4)
  const enough = await read({ period: 'days14' })
  expect([enough.companies, enough.totals.visits]).toEqual([5, { value: 30, median: 20, highest: 90 }])
  expect(enough.visits.list.at(-1)?.median).toBe(20)
  expect(enough.totals.cards).toEqual({ value: 0, median: 0, highest: 0 })
})

test('V-55 fewer than five visits, views or people are not broken down', async () => {
  const [bare, full] = [await aProduct(fair, booth), await aProduct(fair, booth, { nameZh: '单冻鱿鱼圈' })]
  await seen('2026-11-15 10:00', 4)
  await seen('2026-11-15 10:00', 4, { kind: 'product', target: String(bare.exhibitionProductId) })
  await seen('2026-11-15 10:00', 5, { kind: 'product', target: String(full.exhibitionProductId) })
  for (const country of ['IT', 'IT', 'IT', 'IT', 'ES'])
    await give(await aVisitor(fair, { countryCode: country }))
  const few = await read({ period: 'today' })
  expect([few.visits.list, few.countries]).toEqual([[], null])
  expect(few.products.map(({ name, views }) => [name.cn, views])).toEqual([['单冻鱿鱼圈', 5]])
  await give(await aVisitor(fair, { countryCode: 'IT' }))
  expect((await read({ period: 'today' })).countries).toEqual({
    ...{ people: 6, others: 1 },
    list: [{ country_code: 'IT', country_name: '意大利', people: 5 }],
  })
})

test('V-56 a first reply is in time within five minutes; who still waits for less is not counted', async () => {
  await answer(await ask('09:10'), '09:15')
  await answer(await ask('09:20'), '09:26')
  await ask('12:01')
  await ask('14:27')
  fair.clock.set(now)
  expect((await read({ period: 'today' })).replies).toEqual({
    ...{ conversations: 3, in_time: 1, median_seconds: 330, share_median: null, share_highest: null },
    by_hour: [
      { hour: 9, in_time: 1, later: 1 },
      { hour: 12, in_time: 0, later: 1 },
    ],
  })
})

test('V-56 the share of the others is made of companies with at least five conversations', async () => {
  const companies = await others([0, 0, 0, 0, 0])
  for (const [n, other] of companies.entries())
    for (let i = 0; i < 5; i++) {
      const threadId = await ask('10:00', other)
      if (i <= n) await answer(threadId, '10:04', other.person)
    }
  await answer(await ask('10:00'), '10:01')
  fair.clock.set(now)
  expect((await read({ period: 'today' })).replies).toMatchObject({ share_median: 60, share_highest: 100 })
})

test('V-53 the most viewed products stand with the conversations in which visitors asked about them', async () => {
  const { exhibitionProductId } = await aProduct(fair, booth)
  await seen('2026-11-15 10:00', 9, { kind: 'product', target: String(exhibitionProductId) })
  const visitor = await aVisitor(fair)
  const place = { exhibition_id: exhibitionId, company_id: booth.companyId }
  for (let i = 0; i < 2; i++) {
    const sent = await sendBy(fair, visitor, { ...place, exhibition_product_id: exhibitionProductId })
    expect(sent.statusCode).toBe(200)
  }
  expect((await read({ period: 'today' })).products).toMatchObject([{ views: 9, enquiries: 1 }])
})

test('V-57 figures are taken along as a spreadsheet that runs no formula', async () => {
  const { exhibitionProductId } = await aProduct(fair, booth, { nameZh: '=1+1', nameEn: '=1+1' })
  await seen('2026-11-15 10:00', 9, { kind: 'product', target: String(exhibitionProductId) })
  await seen('2026-11-15 10:00', 12)
  await answer(await ask('10:00'), '10:01')
  fair.clock.set(now)
  const file = await fair.call(person.as({ path: `${path}/export`, query: { period: 'today', lang: 'en' } }))
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toContain('figures-2026-11-15.csv')
  const lines = file.body.split('\r\n')
  expect(lines[0]).toBe('\ufeff"Section","Item","Value","Median of the exhibitors","Highest"')
  expect(lines).toContain('"Total","Booth visits","12","",""')
  expect(lines).toContain('"Visits by hour","2026-11-15 10:00","12","",""')
  expect(lines).toContain('"Total","First reply within 5 min (%)","100","",""')
  expect(lines).toContain('"Product views","\'=1+1","9","",""')
})

test('V-58 another company sees nothing of it, and an exhibition without a booth of theirs is missing', async () => {
  await seen('2026-11-15 10:00', 12)
  const [other] = await others([0])
  expect((await read({ period: 'today' }, other?.person)).totals.visits.value).toBe(0)
  const { id } = await anExhibition(fair)
  const refused = await fair.call(person.as({ path, query: { exhibition_id: id } }))
  expect([refused.statusCode, refused.json().errCode]).toEqual([404, 10030])
})

test('V-58 a colleague reads the same figures', async () => {
  await seen('2026-11-15 10:00', 12)
  const id = booth.contactId + 500_000
  await fair.database.db
    .insert(contact)
    .values({ companyId: booth.companyId, id, nameZh: '同事', nameEn: 'Colleague' })
  const colleague = await aDeskPerson(fair, id)
  expect((await read({ period: 'today' }, colleague)).totals.visits.value).toBe(12)
})
