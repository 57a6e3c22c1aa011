import type { DeskCardsReply as Cards } from '@tradefloor/contract'
import { DeskCardsReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { businessCard, cardExchange } from '../../schema/index.ts'
import { masked } from '../../testing/account-calls.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

type Booth = Awaited<ReturnType<typeof anExhibitor>>
let fair: TestApp
let booth: Booth
let person: Visitor
let stranger: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  const { id } = await anExhibition(fair)
  booth = await anExhibitor(fair, { in: id })
  person = await aDeskPerson(fair, booth.contactId)
  stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: id })).contactId)
})

const path = '/api/desk/v1/card'
const purchaser = '/api/exhibition/v1/purchaser/business_card'
async function give(visitor: Visitor, { exhibitionId, contactId }: Booth = booth) {
  const body = JSON.stringify({ exhibition_id: exhibitionId, card_id: contactId })
  const answer = await fair.call(visitor.as({ method: 'POST', path: `${purchaser}/switch_card`, body }))
  expect(answer.json().res).toBe(1)
}
async function takeBack(visitor: Visitor) {
  const { list } = (await fair.call(visitor.as({ path: `${purchaser}/card_holder` }))).json()
  const ids = list.map(({ id }: { id: number }) => id).join()
  const address = `/api/exhibition/v2/purchaser/business_card/cancel_switch/${ids}`
  expect((await fair.call(visitor.as({ method: 'DELETE', path: address }))).statusCode).toBe(200)
}
async function cards(query = {}, who = person) {
  const answer = await fair.call(who.as({ path, query }))
  expect(Value.Errors(DeskCardsReply, answer.json())).toEqual([])
  return answer.json() as Cards
}
const note = (id: number | string, text: string, who = person) =>
  fair.call(who.as({ method: 'PATCH', path: `${path}/${id}`, body: JSON.stringify({ note: text }) }))
const csv = async (query = {}, who = person) => fair.call(who.as({ path: `${path}/export`, query }))

test('N-03 O-03 a company sees the card that a visitor gave it, as it was given', async () => {
  const visitor = await aVisitor(fair, { purpose: '不在名片上' })
  await give(visitor)
  // What the visitor changes afterwards they have not given.
  await fair.database.db
    .update(businessCard)
    .set({ post: '新职位' })
    .where(eq(businessCard.accountId, visitor.id))
  const { list, count, exhibitions } = await cards()
  expect(count).toBe(1)
  expect(list[0]).toMatchObject({
    revoked: false,
    name: '林晓舟',
    company_name: '舟山远帆贸易有限公司',
    post: '采购经理',
    phone: `+86 ${visitor.phone}`,
    contact_phone: '',
    email: visitor.email,
    country_code: 'CN',
    country_name: '中国',
    exhibition: { id: booth.exhibitionId },
    contact: { name: { cn: '周经理' } },
    exchanged_at: '2026-11-15 12:00:00',
    note: '',
  })
  expect(JSON.stringify(list)).not.toContain('不在名片上')
  expect(exhibitions).toMatchObject([{ id: booth.exhibitionId, count: 1 }])
})

test('T20 T27 N-04 another company’s cards are as missing: not listed, counted, found, exported or written on', async () => {
  await give(await aVisitor(fair))
  const [own] = (await cards()).list
  expect(await cards({}, stranger)).toMatchObject({ list: [], count: 0, exhibitions: [] })
  expect((await cards({ search: '林晓舟' }, stranger)).count).toBe(0)
  expect((await cards({ exhibition_id: booth.exhibitionId }, stranger)).count).toBe(0)
  expect((await csv({}, stranger)).body).not.toContain('林晓舟')
  const foreign = await note(own?.id ?? 0, '偷写', stranger)
  expect(foreign.statusCode).toBe(404)
  expect(masked(foreign)).toBe(masked(await note(2_000_000_000, '偷写', stranger)))
  expect((await cards()).list[0]?.note).toBe('')
})

test('N-01 N-03 T20 neither guests nor visitors nor who has lost their contact get any card', async () => {
  const visitor = await aVisitor(fair)
  await give(visitor)
  const lost = await aDeskPerson(fair, booth.contactId, { contactId: null })
  for (const address of [path, `${path}/export`]) {
    expect((await fair.call({ path: address })).statusCode).toBe(401)
    for (const who of [visitor, lost])
      expect((await fair.call(who.as({ path: address }))).statusCode).toBe(401)
  }
})

test('O-03 a card that was taken back stays marked, and nothing of it is left, in the database either', async () => {
  const visitor = await aVisitor(fair, { realName: '收回人', company: '收回公司' })
  await give(visitor)
  const [before] = (await cards()).list
  await note(before?.id ?? 0, '我们自己的备注')
  await takeBack(visitor)
  const { list } = await cards()
  expect(list).toMatchObject([
    {
      id: before?.id,
      revoked: true,
      name: '',
      company_name: '',
      post: '',
      phone: '',
      contact_phone: '',
      email: '',
      country_code: '',
    },
  ])
  expect(list[0]?.note).toBe('我们自己的备注')
  expect((await cards({ search: '收回人' })).count).toBe(0)
  expect((await csv()).body).not.toMatch(/收回|我们自己的备注/)
  const rows = await fair.database.db
    .select()
    .from(cardExchange)
    .where(eq(cardExchange.accountId, visitor.id))
  expect(JSON.stringify(rows)).not.toMatch(/收回|@example/)
  // The visitor's own list has it no more, and they may give it anew.
  expect((await fair.call(visitor.as({ path: `${purchaser}/card_holder` }))).json().count).toBe(0)
  await give(visitor)
  expect((await cards()).list).toMatchObject([
    { id: before?.id, revoked: false, name: '收回人', note: '我们自己的备注' },
  ])
})

test('O-03 a card is not taken back twice, nor by another visitor', async () => {
  const [visitor, other] = [await aVisitor(fair), await aVisitor(fair)]
  await give(visitor)
  const [{ id = 0 } = {}] = (await cards()).list
  const address = `/api/exhibition/v2/purchaser/business_card/cancel_switch/${id}`
  await fair.call(other.as({ method: 'DELETE', path: address }))
  expect((await cards()).list[0]?.revoked).toBe(false)
  await fair.call(visitor.as({ method: 'DELETE', path: address }))
  const [first] = await fair.database.db.select().from(cardExchange).where(eq(cardExchange.id, id))
  fair.clock.set('2026-11-15T13:00:00+08:00')
  await fair.call(visitor.as({ method: 'DELETE', path: address }))
  const [second] = await fair.database.db.select().from(cardExchange).where(eq(cardExchange.id, id))
  expect(second?.revokedAt).toEqual(first?.revokedAt)
})

test('K-30 T44 with the visitor’s account the card goes altogether', async () => {
  const visitor = await aVisitor(fair)
  await give(visitor)
  const body = JSON.stringify({ password: 'Demo#2026' })
  await fair.call(visitor.as({ method: 'POST', path: '/api/account/v1/delete', body }))
  expect(await cards()).toMatchObject({ list: [], count: 0 })
})

test('N-03 a note is the company’s: colleagues read and change it, its length is bounded', async () => {
  await give(await aVisitor(fair))
  const [{ id = 0 } = {}] = (await cards()).list
  expect((await note(id, '  要 CIF 报价\n周三回电  ')).json()).toMatchObject({ res: 1, mes: '备注已保存' })
  const colleague = await aDeskPerson(fair, booth.contactId)
  expect((await cards({}, colleague)).list[0]?.note).toBe('要 CIF 报价\n周三回电')
  await note(id, '', colleague)
  expect((await cards()).list[0]?.note).toBe('')
  expect((await note(id, 'x'.repeat(2001))).statusCode).toBe(400)
  expect((await note(id, 'a\u202eb')).statusCode).toBe(400)
  expect((await note('abc', 'x')).statusCode).toBe(400)
})

test('N-03 T37 cards are found by any of their words, and by what stands in the note; signs mean nothing special', async () => {
  await give(await aVisitor(fair, { realName: 'Nadia KARIM', company: 'Qasr Marsa Trading' }))
  await give(await aVisitor(fair, { realName: '苏念', company: '海岬水产' }))
  const found = async (search: string) => (await cards({ search })).list.map(({ name }) => name)
  expect(await found('karim')).toEqual(['Nadia KARIM'])
  expect(await found('ｋａｒｉｍ  marsa')).toEqual(['Nadia KARIM'])
  expect(await found('karim 海岬')).toEqual([])
  expect(await found('海岬')).toEqual(['苏念'])
  for (const sign of ['%', '_', '\\', "'"]) expect(await found(sign)).toEqual([])
  const [{ id = 0 } = {}] = (await cards({ search: '苏念' })).list
  await note(id, '迪拜 CIF')
  expect(await found('迪拜')).toEqual(['苏念'])
})

test('N-03 cards are chosen by exhibition and come in pages, the newest first', async () => {
  const second = await anExhibition(fair)
  const there = await anExhibitor(fair, { in: second.id, id: booth.companyId })
  for (let n = 0; n < 3; n++) {
    fair.clock.set(`2026-11-15T12:0${n}:00+08:00`)
    await give(await aVisitor(fair, { realName: `客人${n}` }))
  }
  await give(await aVisitor(fair, { realName: '别处的客人' }), there)
  const names = async (query: object) => (await cards(query)).list.map(({ name }) => name)
  expect(await names({ exhibition_id: booth.exhibitionId })).toEqual(['客人2', '客人1', '客人0'])
  expect(await names({ exhibition_id: second.id })).toEqual(['别处的客人'])
  expect(await names({ exhibition_id: booth.exhibitionId, size: 2, page: 2 })).toEqual(['客人0'])
  const { count, exhibitions } = await cards({ exhibition_id: second.id, size: 1 })
  expect(count).toBe(1)
  expect(exhibitions.map((one) => one.count)).toEqual([3, 1])
  expect((await fair.call(person.as({ path, query: { page: 10_000, size: 50 } }))).statusCode).toBe(400)
})

test.each(['＝HYPERLINK("x")', '＋1', '－1', '＠SUM(A1)'])(
  'S-24 T36 a name that begins as a formula in full-width signs is defused: %s',
  async (realName) => {
    await give(await aVisitor(fair, { realName }))
    expect((await csv()).body).toContain(`"'${realName.replaceAll('"', '""')}"`)
  },
)

test('N-03 T36 the export is a spreadsheet of what was given, in the reader’s language, with formulas defused', async () => {
  await give(await aVisitor(fair, { realName: '=HYPERLINK("x")', company: '+远帆' }))
  const [{ id = 0 } = {}] = (await cards()).list
  await note(id, '@SUM(A1)')
  const answer = await csv()
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="received-cards-2026-11-15.csv"')
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, row] = answer.body.slice(1).split('\r\n')
  expect(head).toBe(
    '"姓名","公司","职位","电话","联系电话（未验证）","邮箱","国家或地区","展会","交换时间（北京时间）","备注"',
  )
  expect(row).toContain(`"'=HYPERLINK(""x"")","'+远帆"`)
  expect(row).toContain(`"'@SUM(A1)"`)
  expect((await csv({ lang: 'en' })).body).toContain('"Name","Company"')
  expect((await csv({ search: '没有的人' })).body.split('\r\n')).toHaveLength(2)
})

test('S-65 S-66 the desk has both numbers with their country codes, finds them and exports them', async () => {
  const visitor = await aVisitor(fair)
  await fair.database.db
    .update(businessCard)
    .set({ contactPhone: '+49 170 1234567' })
    .where(eq(businessCard.accountId, visitor.id))
  await give(visitor)
  for (const search of [`+86${visitor.phone}`, `+86 ${visitor.phone}`, '+491701234567', '170 1234567'])
    expect((await cards({ search })).list).toMatchObject([
      { phone: `+86 ${visitor.phone}`, contact_phone: '+49 170 1234567' },
    ])
  const file = (await csv({ lang: 'en' })).body
  expect(file).toContain('"Contact phone (unverified)"')
  expect(file).toContain(`"+86 ${visitor.phone}","+49 170 1234567"`)
  await takeBack(visitor)
  expect((await cards()).list).toMatchObject([{ revoked: true, phone: '', contact_phone: '' }])
})
