import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, message, thread } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aVisitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

async function aTalk() {
  const { db } = fair.database
  const visitor = await aVisitor(fair)
  const person = await aVisitor(fair, { kind: 'contact' })
  const { companyId, exhibitionId } = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
  const now = fair.clock.now()
  const between = { exhibitionId, companyId, visitorId: visitor.id, createdAt: now, changedAt: now }
  const [row] = await db
    .insert(thread)
    .values({ ...between, lastSequence: 2 })
    .returning()
  const threadId = row?.id ?? 0
  const said = { threadId, kind: 'text', sentAt: now }
  await db.insert(message).values([
    {
      ...said,
      sequence: 1,
      senderId: visitor.id,
      fromVisitor: true,
      clientId: 'a',
      body: { text: '有现货吗' },
    },
    { ...said, sequence: 2, senderId: person.id, fromVisitor: false, clientId: 'a', body: { text: '有' } },
  ])
  return { visitor, person, between, threadId, said }
}
const messagesOf = (threadId: number) =>
  fair.database.db.select().from(message).where(eq(message.threadId, threadId)).orderBy(message.sequence)
const exported = async (visitor: { as(request: { path: string }): { path: string } }) =>
  (await fair.call(visitor.as({ path: '/api/account/v1/export' }))).json().data.messages

test('one thread for a visitor, a company and an exhibition; what is sent twice is written once', async () => {
  const { between, visitor, said } = await aTalk()
  const { db } = fair.database
  await expect(db.insert(thread).values(between)).rejects.toThrow()
  const again = { ...said, sequence: 3, senderId: visitor.id, fromVisitor: true, clientId: 'a', body: {} }
  await expect(db.insert(message).values(again)).rejects.toThrow()
  await expect(db.insert(message).values({ ...again, clientId: 'b', sequence: 2 })).rejects.toThrow()
  expect(await messagesOf(said.threadId)).toHaveLength(2)
})

test('the words of somebody at a company stay with the visitor when that account goes', async () => {
  const { person, threadId } = await aTalk()
  await fair.database.db.delete(account).where(eq(account.id, person.id))
  expect((await messagesOf(threadId)).map(({ senderId, body }) => [senderId === null, body])).toEqual([
    [false, { text: '有现货吗' }],
    [true, { text: '有' }],
  ])
})

test('K-30 T44 the export has both sides of a visitor’s own conversations, and nobody else’s', async () => {
  const [{ visitor }, other] = [await aTalk(), await aTalk()]
  expect(await exported(visitor)).toMatchObject([
    { sequence: 1, from_visitor: true, body: { text: '有现货吗' } },
    { sequence: 2, from_visitor: false, body: { text: '有' } },
  ])
  await fair.database.db.delete(account).where(eq(account.id, visitor.id))
  expect(await messagesOf(other.threadId)).toHaveLength(2)
  expect(await exported(other.visitor)).toHaveLength(2)
})
