import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrationsFolder } from '../../db/migration-files.ts'
import { thread } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { giveCard, withdrawCard } from '../../testing/cards.ts'
import { chatCall, sendBy, twoSides } from '../../testing/chat.ts'
import { aContact } from '../../testing/rtm-client.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let sides: Awaited<ReturnType<typeof twoSides>>
let cardId: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { NEW_CONVERSATIONS_AN_HOUR: '3' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  sides = await twoSides(fair)
  cardId = await give(sides.visitor)
})

const give = (visitor: Visitor) => giveCard(fair, visitor, sides)
const takeBack = (visitor: Visitor, id: number) => withdrawCard(fair, visitor, id)
const threads = async (who: Pick<Visitor, 'as'>) => (await chatCall(fair, who, 'thread')).json().list
const cardsOf = async (who: Visitor, threadId: number) =>
  (await fair.call(who.as({ path: '/api/desk/v1/card', query: { thread_id: threadId } }))).json().list

test('R-02 a company’s person begins a conversation with who gave their card; it is theirs like any other', async () => {
  expect(await threads(sides.visitor)).toEqual([])
  const first = await sendBy(fair, sides.person, { card_id: cardId, text: '您好，附上报价' })
  expect(first.json()).toMatchObject({ res: 1, data: { sequence: 1 } })
  const [thread] = await threads(sides.visitor)
  expect(thread).toMatchObject({
    exhibition_id: sides.exhibitionId,
    company_id: sides.companyId,
    unread: 1,
    waiting_since: null,
    last: { own: false, text: '您好，附上报价' },
  })
  // The visitor has not waited for it, and answers in the same.
  const second = await sendBy(fair, sides.person, { card_id: cardId, text: '再补充一点' })
  expect(second.json().data).toMatchObject({ thread_id: thread.thread_id, sequence: 2 })
  const back = await sendBy(fair, sides.visitor, { ...sides.place, text: '收到' })
  expect(back.json().data).toMatchObject({ thread_id: thread.thread_id, sequence: 3 })
})

test('R-02 T26 T27 without a card, with another company’s, or one taken back, nobody is written to', async () => {
  const other = await anExhibitor(fair, { in: sides.exhibitionId })
  const stranger = await aContact(fair, other.contactId)
  const foreign = await sendBy(fair, stranger, { card_id: cardId, text: '冒昧打扰' })
  const missing = await sendBy(fair, stranger, { card_id: 2_000_000_000, text: '冒昧打扰' })
  expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404])
  const visitor = await aVisitor(fair)
  expect((await sendBy(fair, visitor, { card_id: cardId, text: '我也想' })).statusCode).toBe(400)
  expect((await sendBy(fair, sides.person, { ...sides.place, text: '没有名片' })).statusCode).toBe(400)
  expect((await sendBy(fair, sides.person, { card_id: cardId, thread_id: 1, text: 'x' })).statusCode).toBe(
    400,
  )
  await takeBack(sides.visitor, cardId)
  const refused = await sendBy(fair, sides.person, { card_id: cardId, text: '还想联系' })
  expect(refused.json()).toMatchObject({ res: 0, errCode: 20035, mes: expect.stringContaining('撤回') })
  expect(await threads(sides.visitor)).toEqual([])
})

test('T26 R-02 how many are begun in an hour is limited, and who has blocked is not written to', async () => {
  for (let count = 0; count < 3; count++) {
    const id = await give(await aVisitor(fair))
    expect((await sendBy(fair, sides.person, { card_id: id, text: '您好' })).json().res).toBe(1)
  }
  expect((await sendBy(fair, sides.person, { card_id: cardId, text: '您好' })).statusCode).toBe(429)
  fair.clock.set('2026-11-15T12:05:00+08:00')
  const { thread_id } = (await sendBy(fair, sides.visitor, { ...sides.place, text: '在吗' })).json().data
  await chatCall(fair, sides.visitor, `thread/${thread_id}/block`, { body: { blocked: true } })
  const refused = await sendBy(fair, sides.person, { card_id: cardId, text: '在的' })
  expect(refused.json()).toMatchObject({ res: 0, errCode: 20030 })
})

test('T26 a block holds at every exhibition where the two meet, begun or not, until it is lifted at any', async () => {
  const { visitor, person, companyId } = sides
  const places = [sides.place]
  for (let count = 0; count < 2; count++) {
    const { id } = await anExhibition(fair)
    await anExhibitor(fair, { in: id, id: companyId })
    places.push({ exhibition_id: id, company_id: companyId })
  }
  const write = async (who: Visitor, where: object) => {
    const { errCode, data } = (await sendBy(fair, who, { ...where, text: '你好' })).json()
    return (errCode ?? data.thread_id) as number
  }
  const block = (id: number, blocked: boolean) =>
    chatCall(fair, visitor, `thread/${id}/block`, { body: { blocked } })
  const states = async (who: Visitor) =>
    (await threads(who)).map(({ blocked }: { blocked: string | null }) => blocked)
  const [, second, third] = places
  const there = await write(visitor, { ...second })
  const here = await write(visitor, { ...third })
  await block(here, true)
  const refused = [errors.conversation_blocked.code, errors.conversation_blocked_by_you.code]
  expect([await write(person, { thread_id: there }), await write(visitor, { ...second })]).toEqual(refused)
  // Where nothing was said yet, neither a card nor a visit begins it.
  expect([await write(person, { card_id: cardId }), await write(visitor, sides.place)]).toEqual(refused)
  expect([await states(visitor), await states(person)]).toEqual([
    ['own', 'own'],
    ['peer', 'peer'],
  ])
  await block(there, false)
  expect(await write(person, { thread_id: here })).toBe(here)
  expect(await write(person, { card_id: cardId })).toBeGreaterThan(here)
  expect(await states(visitor)).toEqual([null, null, null])
})

test('T26 a block from when it was of one conversation reaches the others of the two, and nobody else’s', async () => {
  const { visitor, person, companyId } = sides
  const { id } = await anExhibition(fair)
  await anExhibitor(fair, { in: id, id: companyId })
  const { db } = fair.database
  for (const place of [sides.place, { exhibition_id: id, company_id: companyId }])
    await sendBy(fair, visitor, { ...place, text: '你好' })
  await sendBy(fair, await aVisitor(fair), { ...sides.place, text: '你好' })
  const at = fair.clock.now()
  await db.update(thread).set({ blockedByVisitorAt: at }).where(eq(thread.exhibitionId, id))
  await db.execute(await readFile(join(migrationsFolder(), '0015_blocks_between_two.sql'), 'utf8'))
  const blocked = (await threads(person)).map((each: { blocked: string | null }) => each.blocked)
  expect(blocked.sort()).toEqual([null, 'peer', 'peer'])
})

test('O-03 T27 beside a conversation stands the card that its visitor gave this company, and no other’s', async () => {
  const { thread_id } = (await sendBy(fair, sides.visitor, { ...sides.place, text: '在吗' })).json().data
  await give(await aVisitor(fair, { realName: '别人' }))
  expect(await cardsOf(sides.person, thread_id)).toMatchObject([
    { id: cardId, name: '林晓舟', phone: `+86 ${sides.visitor.phone}`, revoked: false },
  ])
  const other = await anExhibitor(fair, { in: sides.exhibitionId })
  expect(await cardsOf(await aContact(fair, other.contactId), thread_id)).toEqual([])
  await takeBack(sides.visitor, cardId)
  expect(await cardsOf(sides.person, thread_id)).toMatchObject([{ name: '', phone: '', revoked: true }])
})

test('R-02 a conversation says in which language its visitor reads, as their device said last', async () => {
  const { thread_id } = (await sendBy(fair, sides.visitor, { ...sides.place, text: '在吗' })).json().data
  expect((await threads(sides.person))[0].language).toBe('zh')
  const english = { path: '/api/chat/v1/message', method: 'POST' as const, query: { lang: 'en' } }
  const body = JSON.stringify({ client_id: 'message-english', thread_id, text: 'Hello' })
  await fair.call(sides.visitor.as({ ...english, body }))
  expect((await threads(sides.person))[0].language).toBe('en')
})
