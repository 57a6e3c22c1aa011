import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { businessCard, cardExchange, file } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor, aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { aConversation, sendBy } from '../../testing/chat.ts'
import { aPicture, noise } from '../../testing/pictures.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { upload } from '../../testing/upload.ts'
import { sweepOrphans } from './index.ts'

let fair: TestApp
let visitor: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { UPLOADS: '5', UPLOAD_MB: '1' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  visitor = await aVisitor(fair)
})

const kept = () => fair.database.db.select().from(file).where(eq(file.ownerId, visitor.id))
const results = async (count: number, picture: Buffer) => {
  const answers = await Promise.all(Array.from({ length: count }, () => upload(fair, visitor, picture)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(count).fill(200))
  return answers.map((answer) => answer.json().errCode ?? 0).sort()
}

test('T35 twelve uploads at once where five are allowed: five are kept, seven are told that it is full', async () => {
  expect(await results(12, await aPicture())).toEqual([...Array(5).fill(0), ...Array(7).fill(20022)])
  expect(await kept()).toHaveLength(5)
  const other = await aVisitor(fair)
  expect((await upload(fair, other, await aPicture())).json().res).toBe(1)
})

test('T35 the room in bytes is exact too, of what is kept and not of what was sent', async () => {
  const picture = await noise(380)
  expect(await results(5, picture)).toEqual([0, 0, 20022, 20022, 20022])
  const used = (await kept()).reduce((sum, { size }) => sum + size, 0)
  expect(used).toBeLessThanOrEqual(1_048_576)
  expect(used).toBeGreaterThan(700_000)
})

test('T35 R-02 a picture sent in a conversation counts for a day and is kept; one on a card goes on counting', async () => {
  const sides = await aConversation(fair)
  visitor = sides.visitor
  const ids: string[] = []
  for (const _ of [1, 2, 3, 4, 5]) ids.push((await upload(fair, visitor, await aPicture())).json().id)
  const [onTheCard, ...sent] = ids
  const { db } = fair.database
  await db.update(businessCard).set({ imageFileId: onTheCard }).where(eq(businessCard.accountId, visitor.id))
  for (const picture of sent)
    expect((await sendBy(fair, visitor, { thread_id: sides.threadId, picture })).json().res).toBe(1)
  expect((await upload(fair, visitor, await aPicture())).json().errCode).toBe(20022)

  fair.clock.set('2026-11-16T12:00:01+08:00')
  const { token } = await aSession(fair, visitor.id)
  const authorization = `Bearer ${token}`
  visitor = {
    ...visitor,
    as: (request) => ({ ...request, headers: { ...request.headers, authorization } }),
  }
  expect(await results(5, await aPicture())).toEqual([0, 0, 0, 0, 20022])
  await sweepOrphans(fair)
  expect((await kept()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

test('T35 a day later what no card shows is removed, and makes room', async () => {
  const ids: string[] = []
  for (const _ of [1, 2, 3]) ids.push((await upload(fair, visitor, await aPicture())).json().id)
  const [onTheCard, givenAway, forgotten] = ids
  const { db } = fair.database
  await db.update(businessCard).set({ imageFileId: onTheCard }).where(eq(businessCard.accountId, visitor.id))
  const { contactId, exhibitionId } = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
  await db.insert(cardExchange).values({
    accountId: visitor.id,
    exhibitionId,
    contactId,
    exchangedAt: fair.clock.now(),
    shared: {
      real_name: '',
      company_name: '',
      post: '',
      phone: '',
      email: '',
      country_code: '',
      image_file_id: givenAway ?? null,
    },
  })
  const ofTheFair = await aFile(fair)
  fair.clock.set('2026-11-16T11:59:59+08:00')
  const visitorToday = await aVisitor(fair)
  await upload(fair, visitorToday, await aPicture())
  await sweepOrphans(fair)
  expect((await kept()).map(({ id }) => id).sort()).toEqual([...ids].sort())

  fair.clock.set('2026-11-16T12:00:01+08:00')
  expect(await sweepOrphans(fair)).toBeGreaterThan(0)
  expect((await kept()).map(({ id }) => id).sort()).toEqual([onTheCard, givenAway].sort())
  expect(ids).toContain(forgotten)
  expect(await db.select().from(file).where(eq(file.id, ofTheFair))).toHaveLength(1)
  expect(await db.select().from(file).where(eq(file.ownerId, visitorToday.id))).toHaveLength(1)
})
