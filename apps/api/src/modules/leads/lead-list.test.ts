import type { Lead } from '@tradefloor/contract'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aVisitor } from '../../testing/builders.ts'
import { aDeskWithLeads } from '../../testing/desk-leads.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let desk: Awaited<ReturnType<typeof aDeskWithLeads>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  desk = await aDeskWithLeads(fair)
})

const names = ({ list }: { list: Lead[] }) => list.map(({ name }) => name)

test('V-41 who gave a card and who wrote are one list, each once, with what they told', async () => {
  const both = await desk.aLead({ realName: '苏念' })
  await desk.write(both)
  const writer = await aVisitor(fair, { realName: '周牧', company: '不告诉展商' })
  await desk.write(writer)
  const { list, count, views } = await desk.leads({ sort: 'newest' })
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
  const gave = await desk.aLead({ realName: '韩溪' })
  await desk.takeBack(gave)
  const wrote = await desk.aLead({ realName: '高远' })
  await desk.write(wrote)
  await desk.takeBack(wrote)
  const { list } = await desk.leads()
  expect(list.map(({ name, card, email }) => [name, card, email]).sort()).toEqual([
    ['', 'revoked', ''],
    ['高远', 'revoked', ''],
  ])
  expect((await desk.leads({ search: '韩溪' })).count).toBe(0)
})

test('V-43 the late steps come first, then the next; without a step whoever was last heard of', async () => {
  fair.clock.set('2026-11-15T23:50:00+08:00')
  desk = await aDeskWithLeads(fair)
  const [late, today, later, silent, loud] = [
    await desk.aLead({ realName: '甲' }),
    await desk.aLead({ realName: '乙' }),
    await desk.aLead({ realName: '丙' }),
    await desk.aLead({ realName: '丁' }),
    await desk.aLead({ realName: '戊' }),
  ]
  await desk.change(later, { next: { text: '视频看厂', on: '2026-11-18' } })
  await desk.change(late, { next: { text: '回电', on: '2026-11-14' } })
  await desk.change(today, { next: { text: '报价', on: '2026-11-15' } })
  fair.clock.set('2026-11-15T23:55:00+08:00')
  await desk.write(loud)
  expect(names(await desk.leads())).toEqual(['甲', '乙', '丙', '戊', '丁'])
  expect(names(await desk.leads({ sort: 'newest' }))[0]).toBe('戊')
  expect(names(await desk.leads({ view: 'due' }))).toEqual(['乙'])
  expect(names(await desk.leads({ view: 'overdue' }))).toEqual(['甲'])
  // The fair's next day begins while it is still yesterday in London.
  fair.clock.set('2026-11-16T00:01:00+08:00')
  expect((await desk.leads()).views).toMatchObject({ due: 0, overdue: 2 })
  expect(names(await desk.leads({ view: 'unowned', page: 2, size: 3 }))).toHaveLength(2)
  expect(await desk.leads({ view: 'unowned', page: 9, size: 3 })).toMatchObject({ list: [], count: 5 })
  expect(await desk.read(silent)).toMatchObject({ name: '丁' })
})

test('V-43 views, tags and words narrow the list', async () => {
  const mine = await desk.aLead({ realName: 'Marco Bellini' })
  const other = await desk.aLead({ realName: '罗一舟' })
  await desk.change(mine, { owner: await desk.uidOf(desk.person), tags: ['拼柜', '寄样'] })
  await desk.change(other, { tags: ['拼柜'], next: { text: '100%_寄价目表', on: null } })
  expect(names(await desk.leads({ view: 'mine' }))).toEqual(['Marco Bellini'])
  expect(names(await desk.leads({ tag: '寄样' }))).toEqual(['Marco Bellini'])
  expect(names(await desk.leads({ search: 'marco 拼柜' }))).toEqual(['Marco Bellini'])
  expect(names(await desk.leads({ search: '100%_' }))).toEqual(['罗一舟'])
  expect(await desk.leads({ search: '没有的' })).toMatchObject({ list: [], count: 0, tags: ['拼柜', '寄样'] })
})

test('V-47 T53 leads are taken along as a spreadsheet without formulas, and as cards where one was given', async () => {
  const visitor = await desk.aLead({ realName: '苏念' })
  await desk.write(await aVisitor(fair, { realName: '只写过' }))
  await desk.change(visitor, { rating: 3, tags: ['=1+1'], next: { text: '@SUM(A1)', on: '2026-11-18' } })
  const csv = await fair.call(desk.person.as({ path: `${desk.path}/export`, query: { lang: 'zh' } }))
  expect(csv.headers['content-disposition']).toContain('leads-2026-11-15.csv')
  expect(csv.body).toContain('苏念')
  expect(csv.body).toContain('高')
  // Each with what keeps a spreadsheet from reckoning with it.
  expect(csv.body).toMatch(/'=1\+1/)
  expect(csv.body).toMatch(/'@SUM\(A1\)/)
  expect(csv.body).not.toMatch(/(^|,)"?[=@]/m)
  const workbook = await fair.call(
    desk.person.as({ path: `${desk.path}/export`, query: { format: 'xlsx', lang: 'zh' } }),
  )
  const [heading, ...leads] = await readSheet(workbook.rawPayload)
  expect(heading?.slice(0, 2)).toEqual(['姓名', '公司'])
  // A workbook runs what is marked as a formula and nothing else.
  expect(leads.map(([name]) => name)).toEqual(['苏念', '只写过'])
  expect(leads[0]).toContain('=1+1')
  const cards = await fair.call(desk.person.as({ path: `${desk.path}/export`, query: { format: 'vcf' } }))
  expect(cards.headers['content-type']).toContain('text/vcard')
  expect(cards.body.match(/BEGIN:VCARD/g)).toHaveLength(1)
  expect(cards.body).not.toContain('只写过')
})

test('T53 a person exports leads sixty times an hour at most', async () => {
  const ask = async (who: typeof desk.person) =>
    (await fair.call(who.as({ path: `${desk.path}/export` }))).statusCode
  for (let count = 0; count < 60; count++) expect(await ask(desk.person)).toBe(200)
  expect(await ask(desk.person)).toBe(429)
  expect(await ask(desk.colleague)).toBe(200)
})

test('V-48 T53 another company neither reads nor changes a lead, and nobody of it becomes the owner', async () => {
  const visitor = await desk.aLead({ realName: '苏念' })
  await desk.note(visitor, '要报价')
  const [{ id } = { id: 0 }] = (await desk.read(visitor)).history
  expect((await desk.leads({}, desk.stranger)).views.all).toBe(0)
  expect(
    (await fair.call(desk.stranger.as({ path: `${desk.path}/${await desk.uidOf(visitor)}` }))).statusCode,
  ).toBe(404)
  expect((await fair.call(desk.stranger.as({ path: `${desk.path}/export` }))).body).not.toContain('苏念')
  expect((await desk.change(visitor, { rating: 1 }, desk.stranger)).statusCode).toBe(404)
  expect(
    (await desk.changeAll({ uids: [await desk.uidOf(visitor)], rating: 1 }, desk.stranger)).statusCode,
  ).toBe(404)
  expect((await desk.note(visitor, '偷写', desk.stranger)).statusCode).toBe(404)
  expect((await desk.removeNote(visitor, id, desk.stranger)).statusCode).toBe(404)
  expect((await desk.change(visitor, { owner: await desk.uidOf(desk.stranger) })).statusCode).toBe(404)
  expect(await desk.read(visitor)).toMatchObject({ rating: 0, owner: null })
})
