import { leadLimits } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, lead, leadNote } from '../../schema/index.ts'
import { aVisitor, type Visitor } from '../../testing/builders.ts'
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

test('V-42 interest, tags, owner and next step are written one by one; what a colleague changed stays', async () => {
  const visitor = await desk.aLead()
  await desk.change(visitor, { rating: 3, tags: ['整柜', '整柜 ', '清真认证'] })
  await desk.change(visitor, { owner: await desk.uidOf(desk.colleague) }, desk.colleague)
  await desk.change(visitor, { next: { text: ' 发 CIF 迪拜报价 ', on: '2026-11-16' } })
  expect(await desk.read(visitor)).toMatchObject({
    rating: 3,
    tags: ['整柜', '清真认证'],
    owner: { name: { cn: '同事', en: 'Colleague' }, own: false },
    next: { text: '发 CIF 迪拜报价', on: '2026-11-16' },
  })
  await desk.change(visitor, { owner: null, next: null })
  expect(await desk.read(visitor)).toMatchObject({ rating: 3, owner: null, next: null })
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
  const visitor = await desk.aLead()
  await desk.change(visitor, { rating: 1, next: { text: '回电', on: '2026-11-20' } })
  expect((await desk.change(visitor, body)).statusCode).toBe(400)
  expect(await desk.read(visitor)).toMatchObject({ rating: 1, next: { text: '回电', on: '2026-11-20' } })
})

test('V-46 many leads are changed at once: all, or none where one is not the company’s', async () => {
  const some = [await desk.aLead(), await desk.aLead()]
  const uids = await Promise.all(some.map(desk.uidOf))
  await desk.change(some[0] as Visitor, { tags: ['拼柜'] })
  const changed = await desk.changeAll({
    uids,
    add_tag: '整柜',
    rating: 2,
    owner: await desk.uidOf(desk.colleague),
  })
  expect(changed.json().data).toEqual({ changed: 2 })
  const { list } = await desk.leads({ tag: '整柜' })
  expect(list.map(({ tags, rating }) => [tags.length, rating]).sort()).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect((await desk.leads({ view: 'mine' }, desk.colleague)).count).toBe(2)

  const foreign = await aVisitor(fair)
  expect((await desk.changeAll({ uids: [...uids, await desk.uidOf(foreign)], rating: 1 })).statusCode).toBe(
    404,
  )
  expect((await desk.leads()).list.map(({ rating }) => rating)).toEqual([2, 2])
})

test('V-46 colleagues who tag the same leads at once, in any order, lose no tag', async () => {
  const uids = await Promise.all([await desk.aLead(), await desk.aLead()].map(desk.uidOf))
  const tags = ['拼柜', '整柜', '清真认证', '寄样']
  const answers = await Promise.all(
    tags.map((tag, i) => desk.changeAll({ uids: i % 2 ? [...uids].reverse() : uids, add_tag: tag })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(tags.map(() => 200))
  for (const { tags: given } of (await desk.leads()).list) expect([...given].sort()).toEqual([...tags].sort())
})

test('V-49 with a colleague’s account the name goes and what was noted stays; with the visitor’s all goes', async () => {
  const visitor = await desk.aLead()
  await desk.note(visitor, '要报价', desk.colleague)
  await desk.change(visitor, { owner: await desk.uidOf(desk.colleague), rating: 2 })
  const { db } = fair.database
  await db.delete(account).where(eq(account.id, desk.colleague.id))
  const left = await desk.read(visitor)
  expect(left).toMatchObject({ owner: null, rating: 2 })
  expect(left.history[0]).toMatchObject({ text: '要报价', by: null, own: false })
  await db.delete(account).where(eq(account.id, visitor.id))
  expect((await desk.leads()).count).toBe(0)
  expect(await db.select().from(lead).where(eq(lead.accountId, visitor.id))).toEqual([])
  expect(await db.select().from(leadNote).where(eq(leadNote.accountId, visitor.id))).toEqual([])
})
