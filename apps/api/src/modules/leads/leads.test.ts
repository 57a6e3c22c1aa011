import type { Lead, LeadDetail, LeadsReply } from '@tradefloor/contract'
import { leadLimits } from '@tradefloor/contract'
import { LeadReply, LeadsReply as LeadsReplySchema } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, contact, lead, leadNote } from '../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { sendBy } from '../../testing/chat.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

type Booth = Awaited<ReturnType<typeof anExhibitor>>
type Person = Awaited<ReturnType<typeof aDeskPerson>>
let fair: TestApp
let booth: Booth
let person: Person
let colleague: Person
let stranger: Person
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  const { id } = await anExhibition(fair)
  booth = await anExhibitor(fair, { in: id })
  person = await aDeskPerson(fair, booth.contactId)
  const [second] = await fair.database.db
    .insert(contact)
    .values({
      id: booth.contactId + 500_000,
      companyId: booth.companyId,
      nameZh: '同事',
      nameEn: 'Colleague',
    })
    .returning()
  colleague = await aDeskPerson(fair, second?.id ?? 0)
  stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: id })).contactId)
})

const path = '/api/desk/v1/lead'
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
const write = (visitor: Visitor, text = '首批 6 吨，多久能到迪拜？') =>
  sendBy(fair, visitor, { exhibition_id: booth.exhibitionId, company_id: booth.companyId, text })
/** Gave a card, with what else is known of them. */
async function aLead(changes: Parameters<typeof aVisitor>[1] = {}) {
  const visitor = await aVisitor(fair, changes)
  await give(visitor)
  return visitor
}

async function leads(query = {}, who = person): Promise<LeadsReply> {
  const answer = await fair.call(who.as({ path, query }))
  expect(answer.statusCode).toBe(200)
  expect(Value.Errors(LeadsReplySchema, answer.json())).toEqual([])
  return answer.json()
}
async function uidOf({ id }: Visitor): Promise<string> {
  const [row] = await fair.database.db.select({ uid: account.rtmUid }).from(account).where(eq(account.id, id))
  return row?.uid ?? ''
}
async function read(visitor: Visitor, who = person): Promise<LeadDetail> {
  const answer = await fair.call(who.as({ path: `${path}/${await uidOf(visitor)}` }))
  expect(Value.Errors(LeadReply, answer.json())).toEqual([])
  return answer.json().data
}
const change = async (visitor: Visitor, body: object, who = person) =>
  fair.call(who.as({ method: 'PATCH', path: `${path}/${await uidOf(visitor)}`, body: JSON.stringify(body) }))
const changeAll = (body: object, who = person) =>
  fair.call(who.as({ method: 'PATCH', path, body: JSON.stringify(body) }))
const note = async (visitor: Visitor, text: string, who = person) =>
  fair.call(
    who.as({
      method: 'POST',
      path: `${path}/${await uidOf(visitor)}/note`,
      body: JSON.stringify({ text }),
    }),
  )
const removeNote = async (visitor: Visitor, id: number, who = person) =>
  fair.call(who.as({ method: 'DELETE', path: `${path}/${await uidOf(visitor)}/note/${id}` }))
const names = ({ list }: { list: Lead[] }) => list.map(({ name }) => name)

test('V-41 who gave a card and who wrote are one list, each once, with what they told', async () => {
  const both = await aLead({ realName: '苏念' })
  await write(both)
  const writer = await aVisitor(fair, { realName: '周牧', company: '不告诉展商' })
  await write(writer)
  const { list, count, views } = await leads({ sort: 'newest' })
  expect(count).toBe(2)
  expect(views).toEqual({ all: 2, mine: 0, due: 0, overdue: 0, unowned: 2 })
  const [wrote, gave] = [list.find(({ name }) => name === '周牧'), list.find(({ name }) => name === '苏念')]
  expect(wrote).toMatchObject({ card: 'none', company_name: '', phone: '', email: '', waiting: true })
  expect(gave).toMatchObject({
    card: 'given',
    email: both.email,
    phone: `+86 ${both.phone}`,
    country_code: 'CN',
    met_at: '2026-11-15 12:00:00',
    rating: 0,
    tags: [],
    owner: null,
    next: null,
  })
  expect(JSON.stringify(list)).not.toContain('不告诉展商')
})

test('V-41 N-04 of a card that was taken back nothing is left; who wrote keeps the name they wrote under', async () => {
  const gave = await aLead({ realName: '韩溪' })
  await takeBack(gave)
  const wrote = await aLead({ realName: '高远' })
  await write(wrote)
  await takeBack(wrote)
  const { list } = await leads()
  expect(list.map(({ name, card, email }) => [name, card, email]).sort()).toEqual([
    ['', 'revoked', ''],
    ['高远', 'revoked', ''],
  ])
  expect((await leads({ search: '韩溪' })).count).toBe(0)
})

test('V-42 interest, tags, owner and next step are written one by one; what a colleague changed stays', async () => {
  const visitor = await aLead()
  await change(visitor, { rating: 3, tags: ['整柜', '整柜 ', '清真认证'] })
  await change(visitor, { owner: await uidOf(colleague) }, colleague)
  await change(visitor, { next: { text: ' 发 CIF 迪拜报价 ', on: '2026-11-16' } })
  expect(await read(visitor)).toMatchObject({
    rating: 3,
    tags: ['整柜', '清真认证'],
    owner: { name: { cn: '同事', en: 'Colleague' }, own: false },
    next: { text: '发 CIF 迪拜报价', on: '2026-11-16' },
  })
  await change(visitor, { owner: null, next: null })
  expect(await read(visitor)).toMatchObject({ rating: 3, owner: null, next: null })
})

test.each([
  ['no change', {}],
  ['an interest beyond the highest', { rating: 4 }],
  ['a tag of nothing', { tags: ['  '] }],
  ['too many tags', { tags: Array.from({ length: leadLimits.tags + 1 }, (_, i) => `标签${i}`) }],
  ['a step without words', { next: { text: ' ', on: null } }],
  ['a day that there is not', { next: { text: '寄样', on: '2026-02-30' } }],
  ['a step that was not done', { done: false }],
])('V-42 O-03 %s is refused and changes nothing', async (_, body) => {
  const visitor = await aLead()
  await change(visitor, { rating: 1, next: { text: '回电', on: '2026-11-20' } })
  expect((await change(visitor, body)).statusCode).toBe(400)
  expect(await read(visitor)).toMatchObject({ rating: 1, next: { text: '回电', on: '2026-11-20' } })
})

test('V-43 the late steps come first, then the next; without a step whoever was last heard of', async () => {
  fair.clock.set('2026-11-15T23:50:00+08:00')
  person = await aDeskPerson(fair, booth.contactId)
  const [late, today, later, silent, loud] = [
    await aLead({ realName: '甲' }),
    await aLead({ realName: '乙' }),
    await aLead({ realName: '丙' }),
    await aLead({ realName: '丁' }),
    await aLead({ realName: '戊' }),
  ]
  await change(later, { next: { text: '视频看厂', on: '2026-11-18' } })
  await change(late, { next: { text: '回电', on: '2026-11-14' } })
  await change(today, { next: { text: '报价', on: '2026-11-15' } })
  fair.clock.set('2026-11-15T23:55:00+08:00')
  await write(loud)
  expect(names(await leads())).toEqual(['甲', '乙', '丙', '戊', '丁'])
  expect(names(await leads({ sort: 'newest' }))[0]).toBe('戊')
  expect(names(await leads({ view: 'due' }))).toEqual(['乙'])
  expect(names(await leads({ view: 'overdue' }))).toEqual(['甲'])
  // The fair's next day begins while it is still yesterday in London.
  fair.clock.set('2026-11-16T00:01:00+08:00')
  expect((await leads()).views).toMatchObject({ due: 0, overdue: 2 })
  expect(names(await leads({ view: 'unowned', page: 2, size: 3 }))).toHaveLength(2)
  expect(await leads({ view: 'unowned', page: 9, size: 3 })).toMatchObject({ list: [], count: 5 })
  expect(await read(silent)).toMatchObject({ name: '丁' })
})

test('V-43 views, tags and words narrow the list', async () => {
  const mine = await aLead({ realName: 'Marco Bellini' })
  const other = await aLead({ realName: '罗一舟' })
  await change(mine, { owner: await uidOf(person), tags: ['拼柜', '寄样'] })
  await change(other, { tags: ['拼柜'], next: { text: '100%_寄价目表', on: null } })
  expect(names(await leads({ view: 'mine' }))).toEqual(['Marco Bellini'])
  expect(names(await leads({ tag: '寄样' }))).toEqual(['Marco Bellini'])
  expect(names(await leads({ search: 'marco 拼柜' }))).toEqual(['Marco Bellini'])
  expect(names(await leads({ search: '100%_' }))).toEqual(['罗一舟'])
  expect(await leads({ search: '没有的' })).toMatchObject({ list: [], count: 0, tags: ['拼柜', '寄样'] })
})

test('V-44 V-45 a lead has its history; a done step is part of it, and a note goes with whoever wrote it', async () => {
  const visitor = await aLead()
  fair.clock.set('2026-11-15T12:02:00+08:00')
  await write(visitor, '首批 6 吨？')
  fair.clock.set('2026-11-15T12:04:00+08:00')
  expect((await note(visitor, '要清真证书扫描件')).statusCode).toBe(200)
  await change(visitor, { next: { text: '发报价', on: '2026-11-16' } })
  fair.clock.set('2026-11-15T12:06:00+08:00')
  await change(visitor, { done: true }, colleague)
  const { history, next } = await read(visitor)
  expect(next).toBeNull()
  expect(history.map(({ kind, text, own }) => [kind, text, own])).toEqual([
    ['done', '发报价', false],
    ['note', '要清真证书扫描件', true],
    ['conversation', '首批 6 吨？', false],
    ['card', '', false],
  ])
  expect(history[0]).toMatchObject({ by: { en: 'Colleague' }, at: '2026-11-15 12:06:00', exhibition: null })
  expect(history[2]?.thread_id).toBeGreaterThan(0)

  const [, written] = history
  expect((await removeNote(visitor, written?.id ?? 0, colleague)).statusCode).toBe(404)
  expect((await removeNote(visitor, written?.id ?? 0)).statusCode).toBe(200)
  expect((await read(visitor)).history.map(({ kind }) => kind)).not.toContain('note')
})

async function writeNotes({ id }: Visitor, count: number) {
  const of = { companyId: booth.companyId, accountId: id, kind: 'note', writtenAt: fair.clock.now() } as const
  await fair.database.db
    .insert(leadNote)
    .values(Array.from({ length: count }, (_, i) => ({ ...of, text: `${i}` })))
}
const countNotes = ({ id }: Visitor) => fair.database.db.$count(leadNote, eq(leadNote.accountId, id))

test('V-44 O-03 a note beyond the limit, and a blank one, are refused', async () => {
  const visitor = await aLead()
  await writeNotes(visitor, leadLimits.notes)
  expect((await note(visitor, '再来一条')).json()).toMatchObject({ res: 0, errCode: 20049 })
  expect((await note(visitor, '   ')).statusCode).toBe(400)
  expect(await countNotes(visitor)).toBe(leadLimits.notes)
})

test('V-44 colleagues who write at once do not pass the limit of notes', async () => {
  const visitor = await aLead()
  await writeNotes(visitor, leadLimits.notes - 1)
  const answers = await Promise.all(
    [person, colleague, person, colleague].map((who) => note(visitor, '要报价', who)),
  )
  expect(answers.filter((answer) => answer.json().res === 1)).toHaveLength(1)
  expect(await countNotes(visitor)).toBe(leadLimits.notes)
})

test('V-44 a step that two colleagues finish at once is in the history once', async () => {
  const visitor = await aLead()
  await change(visitor, { next: { text: '发报价', on: null } })
  await Promise.all([person, colleague, person].map((who) => change(visitor, { done: true }, who)))
  expect((await read(visitor)).history.filter(({ kind }) => kind === 'done')).toHaveLength(1)
})

test('V-46 many leads are changed at once: all, or none where one is not the company’s', async () => {
  const some = [await aLead(), await aLead()]
  const uids = await Promise.all(some.map(uidOf))
  await change(some[0] as Visitor, { tags: ['拼柜'] })
  const changed = await changeAll({ uids, add_tag: '整柜', rating: 2, owner: await uidOf(colleague) })
  expect(changed.json().data).toEqual({ changed: 2 })
  const { list } = await leads({ tag: '整柜' })
  expect(list.map(({ tags, rating }) => [tags.length, rating]).sort()).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect((await leads({ view: 'mine' }, colleague)).count).toBe(2)

  const foreign = await aVisitor(fair)
  expect((await changeAll({ uids: [...uids, await uidOf(foreign)], rating: 1 })).statusCode).toBe(404)
  expect((await leads()).list.map(({ rating }) => rating)).toEqual([2, 2])
})

test('V-46 colleagues who tag the same leads at once, in any order, lose no tag', async () => {
  const uids = await Promise.all([await aLead(), await aLead()].map(uidOf))
  const tags = ['拼柜', '整柜', '清真认证', '寄样']
  const answers = await Promise.all(
    tags.map((tag, i) => changeAll({ uids: i % 2 ? [...uids].reverse() : uids, add_tag: tag })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tags.map(() => 200))
  for (const { tags: given } of (await leads()).list) expect([...given].sort()).toEqual([...tags].sort())
})

test('V-47 T53 leads are taken along as a spreadsheet without formulas, and as cards where one was given', async () => {
  const visitor = await aLead({ realName: '苏念' })
  await write(await aVisitor(fair, { realName: '只写过' }))
  await change(visitor, { rating: 3, tags: ['=1+1'], next: { text: '@SUM(A1)', on: '2026-11-18' } })
  const csv = await fair.call(person.as({ path: `${path}/export`, query: { lang: 'zh' } }))
  expect(csv.headers['content-disposition']).toContain('leads-2026-11-15.csv')
  expect(csv.body).toContain('苏念')
  expect(csv.body).toContain('高')
  // Each with what keeps a spreadsheet from reckoning with it.
  expect(csv.body).toMatch(/'=1\+1/)
  expect(csv.body).toMatch(/'@SUM\(A1\)/)
  expect(csv.body).not.toMatch(/(^|,)"?[=@]/m)
  const cards = await fair.call(person.as({ path: `${path}/export`, query: { format: 'vcf' } }))
  expect(cards.headers['content-type']).toContain('text/vcard')
  expect(cards.body.match(/BEGIN:VCARD/g)).toHaveLength(1)
  expect(cards.body).not.toContain('只写过')
})

test('T53 a person exports leads sixty times an hour at most', async () => {
  const ask = async (who: Person) => (await fair.call(who.as({ path: `${path}/export` }))).statusCode
  for (let count = 0; count < 60; count++) expect(await ask(person)).toBe(200)
  expect(await ask(person)).toBe(429)
  expect(await ask(colleague)).toBe(200)
})

test('V-48 T53 another company neither reads nor changes a lead, and nobody of it becomes the owner', async () => {
  const visitor = await aLead({ realName: '苏念' })
  await note(visitor, '要报价')
  const [{ id } = { id: 0 }] = (await read(visitor)).history
  expect((await leads({}, stranger)).views.all).toBe(0)
  expect((await fair.call(stranger.as({ path: `${path}/${await uidOf(visitor)}` }))).statusCode).toBe(404)
  expect((await fair.call(stranger.as({ path: `${path}/export` }))).body).not.toContain('苏念')
  expect((await change(visitor, { rating: 1 }, stranger)).statusCode).toBe(404)
  expect((await changeAll({ uids: [await uidOf(visitor)], rating: 1 }, stranger)).statusCode).toBe(404)
  expect((await note(visitor, '偷写', stranger)).statusCode).toBe(404)
  expect((await removeNote(visitor, id, stranger)).statusCode).toBe(404)
  expect((await change(visitor, { owner: await uidOf(stranger) })).statusCode).toBe(404)
  expect(await read(visitor)).toMatchObject({ rating: 0, owner: null })
})

test('V-49 with a colleague’s account the name goes and what was noted stays; with the visitor’s all goes', async () => {
  const visitor = await aLead()
  await note(visitor, '要报价', colleague)
  await change(visitor, { owner: await uidOf(colleague), rating: 2 })
  const { db } = fair.database
  await db.delete(account).where(eq(account.id, colleague.id))
  const left = await read(visitor)
  expect(left).toMatchObject({ owner: null, rating: 2 })
  expect(left.history[0]).toMatchObject({ text: '要报价', by: null, own: false })
  await db.delete(account).where(eq(account.id, visitor.id))
  expect((await leads()).count).toBe(0)
  expect(await db.select().from(lead).where(eq(lead.accountId, visitor.id))).toEqual([])
  expect(await db.select().from(leadNote).where(eq(leadNote.accountId, visitor.id))).toEqual([])
})
