import type { SavedAnswer } from '@tradefloor/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savedAnswer } from '../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let person: Visitor
let colleague: Visitor
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
  colleague = await aDeskPerson(fair, booth.contactId)
  stranger = await aDeskPerson(fair, (await anExhibitor(fair, { in: id })).contactId)
})

const ask = (who: Visitor, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  fair.call(who.as({ method, path: `/api/desk/v1/${path}`, ...(body ? { body: JSON.stringify(body) } : {}) }))
const words = (title: string) => ({ title, text: { cn: `${title}的中文`, en: `${title} in English` } })
const add = async (title: string, who = person): Promise<number> =>
  (await ask(who, 'POST', 'answer', words(title))).json().data.id
const titles = async (who = person) =>
  (await ask(who, 'GET', 'answer')).json().list.map(({ title }: SavedAnswer) => title)

test('N-03 R-02 a company’s saved answers are one list for all its people: added, changed, ordered, deleted', async () => {
  const first = await add('起订量')
  const second = await add('交期', colleague)
  const third = await add('样品')
  expect(await titles(colleague)).toEqual(['起订量', '交期', '样品'])
  const changed = await ask(colleague, 'PATCH', `answer/${first}`, {
    title: ' 起订量（新） ',
    text: { cn: '', en: 'From 50 cartons' },
  })
  expect(changed.json().data).toEqual({
    id: first,
    title: '起订量（新）',
    text: { cn: '', en: 'From 50 cartons' },
  })
  const ordered = await ask(person, 'POST', 'answer-order', { answer_ids: [third, first, second] })
  expect(ordered.json()).toMatchObject({ res: 1, count: 3 })
  expect(await titles()).toEqual(['样品', '起订量（新）', '交期'])
  expect((await ask(person, 'DELETE', `answer/${third}/remove`)).json().mes).toBe('常用回复已删除')
  expect(await titles()).toEqual(['起订量（新）', '交期'])
  await add('认证')
  expect(await titles()).toEqual(['起订量（新）', '交期', '认证'])
})

test('T20 T27 N-04 another company’s saved answers are as missing; visitors and guests have none', async () => {
  const id = await add('起订量')
  expect(await titles(stranger)).toEqual([])
  for (const [method, path, body] of [
    ['PATCH', `answer/${id}`, words('偷改')],
    ['DELETE', `answer/${id}/remove`, undefined],
    ['POST', 'answer-order', { answer_ids: [id] }],
  ] as const)
    expect((await ask(stranger, method, path, body)).statusCode).toBe(404)
  expect(await titles()).toEqual(['起订量'])
  const visitor = await aVisitor(fair)
  for (const path of ['answer', 'hours']) {
    expect((await ask(visitor, 'GET', path)).statusCode).toBe(401)
    expect((await fair.call({ path: `/api/desk/v1/${path}` })).statusCode).toBe(401)
  }
})

test('N-03 O-04 what is blank, too much, or not all is refused and changes nothing', async () => {
  const blank = await ask(person, 'POST', 'answer', { title: '空', text: { cn: '  ', en: '' } })
  expect([blank.statusCode, blank.json().fields]).toEqual([400, [{ field: 'text', problem: 'blank' }]])
  expect((await ask(person, 'POST', 'answer', { ...words('x'), title: ' ' })).statusCode).toBe(400)
  const id = await add('起订量')
  await add('交期')
  const some = await ask(person, 'POST', 'answer-order', { answer_ids: [id] })
  expect([some.statusCode, some.json().fields]).toEqual([400, [{ field: 'answer_ids', problem: 'not all' }]])
  const kept = { companyId: booth.companyId, textZh: '有', textEn: '', changedAt: fair.clock.now() }
  await fair.database.db
    .insert(savedAnswer)
    .values(Array.from({ length: 97 }, (_, n) => ({ ...kept, position: n + 3, title: `第 ${n} 条` })))
  // Of those who add at once as many get in as there is room for.
  const last = await Promise.all(
    ['甲', '乙', '丙'].map((title) => ask(person, 'POST', 'answer', words(title))),
  )
  expect(last.filter((answer) => answer.json().res === 1)).toHaveLength(1)
  expect(last.find((answer) => answer.json().res === 0)?.json()).toMatchObject({ errCode: 20036 })
  expect(await titles()).toHaveLength(100)
})

const hours = { zone: 'Asia/Dubai', days: [7, 1, 2], from: '09:00', to: '18:30' }
const replyOf = async () =>
  (
    await fair.call({
      path: `/api/exhibition/v1/web/exhibitor/${booth.companyId}`,
      query: { exhibition_id: booth.exhibitionId },
    })
  ).json().info.reply

test('R-02 H-08 a company’s hours are set at its desk, and visitors see them at once', async () => {
  expect((await ask(person, 'GET', 'hours')).json().data).toEqual({ hours: null })
  expect((await replyOf()).hours).toBeNull()
  const set = await ask(person, 'PATCH', 'hours', { hours })
  const kept = { ...hours, days: [1, 2, 7] }
  expect(set.json().data).toEqual({ hours: kept })
  expect((await ask(colleague, 'GET', 'hours')).json().data).toEqual({ hours: kept })
  await expect.poll(async () => (await replyOf()).hours).toEqual(kept)
  await ask(colleague, 'PATCH', 'hours', { hours: { ...hours, to: '24:00' } })
  await expect.poll(async () => (await replyOf()).hours?.to).toBe('24:00')
  expect((await ask(stranger, 'GET', 'hours')).json().data).toEqual({ hours: null })
  await ask(person, 'PATCH', 'hours', { hours: null })
  await expect.poll(async () => (await replyOf()).hours).toBeNull()
})

test.each([
  ['a zone that is none', { zone: 'Atlantis/Deep' }],
  ['an offset instead of a zone', { zone: '+08' }],
  ['no day', { days: [] }],
  ['a day twice', { days: [1, 1] }],
  ['an eighth day', { days: [8] }],
  ['an end before its beginning', { from: '18:00', to: '09:00' }],
  ['an end at its beginning', { from: '09:00', to: '09:00' }],
  ['an hour that is none', { from: '25:00' }],
])('R-02 O-04 hours with %s are refused', async (_, change) => {
  expect((await ask(person, 'PATCH', 'hours', { hours: { ...hours, ...change } })).statusCode).toBe(400)
  expect((await ask(person, 'GET', 'hours')).json().data).toEqual({ hours: null })
})
