import { errors } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, document, exhibitor, file, limitCount, message, thread } from '../../schema/index.ts'
import { aDocument, aFile, anExhibition, anExhibitor, aProduct, aVisitor } from '../../testing/builders.ts'
import { aConversation, chatCall, clientId, sendBy, twoSides } from '../../testing/chat.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { sweepOrphans } from '../storage/index.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: { MESSAGE_BURST: '40', NEW_CONVERSATIONS_AN_HOUR: '3' },
  })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})

const lastOf = async (who: Parameters<typeof chatCall>[1], threadId: number) =>
  (await chatCall(fair, who, `thread/${threadId}`)).json().data.last

test('R-03 what is sent twice is written once, and the answer is the same, one after the other and all at once', async () => {
  const { visitor, place } = await twoSides(fair)
  const body = { client_id: clientId(), ...place, text: '第一条' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendBy(fair, visitor, body)))
  answers.push(await sendBy(fair, visitor, { ...body, text: '另一个内容' }))
  const stored = answers.map((answer) => answer.json().data)
  for (const each of stored) expect(each).toEqual(stored[0])
  expect(stored[0]).toMatchObject({ client_id: body.client_id, sequence: 1 })
  const rows = await fair.database.db.select().from(message).where(eq(message.senderId, visitor.id))
  expect(rows.map(({ body }) => body)).toEqual([{ text: '第一条' }])
})

test('R-03 one name in two conversations at once is one message', async () => {
  const [{ visitor, place }, other] = [await twoSides(fair), await twoSides(fair)]
  const client_id = clientId()
  const answers = await Promise.all(
    [place, other.place].flatMap((to) =>
      [0, 1, 2].map(() => sendBy(fair, visitor, { client_id, ...to, text: '一' })),
    ),
  )
  expect(new Set(answers.map((answer) => answer.json().data.thread_id)).size).toBe(1)
  expect(await fair.database.db.select().from(message).where(eq(message.clientId, client_id))).toHaveLength(1)
})

test('T25 T26 who speaks is who is signed in: names sent along are refused, and the text is made plain', async () => {
  const { visitor, person, place } = await twoSides(fair)
  const forged = { ...place, text: '你好', userName: '平台客服', avatar: 'https://evil.example/x.png' }
  expect((await sendBy(fair, visitor, forged)).statusCode).toBe(400)
  const sent = await sendBy(fair, visitor, { ...place, text: '货\u202e款\u0007\r\n已付 ' })
  const { thread_id } = sent.json().data
  expect(await lastOf(person, thread_id)).toMatchObject({
    text: '货款\n已付',
    userName: '林晓舟',
    avatar: '',
    own: false,
    client_id: null,
  })
  await sendBy(fair, person, { thread_id, text: '收到' })
  expect(await lastOf(visitor, thread_id)).toMatchObject({ userName: '周经理', own: false })
})

test('T25 a name that turns the reading around is shown without that', async () => {
  const { place, person } = await twoSides(fair)
  const sly = await aVisitor(fair, { realName: '林\u202e舟\n官方客服' })
  const { thread_id } = (await sendBy(fair, sly, { ...place, text: '你好' })).json().data
  expect((await lastOf(person, thread_id)).userName).toBe('林舟 官方客服')
})

test('O-05 nothing to say, or two things at once, is refused with the field that is wrong', async () => {
  const { visitor, place } = await twoSides(fair)
  const wrong = async (body: object) => {
    const answer = await sendBy(fair, visitor, body)
    expect(answer.statusCode).toBe(400)
    return answer.json().fields[0].field
  }
  expect(await wrong({ ...place, text: ' \u200b\n' })).toBe('text')
  expect(await wrong(place)).toBe('text')
  expect(await wrong({ ...place, text: '海'.repeat(4001) })).toBe('text')
  expect(await wrong({ ...place, com_doc_id: 1, exhibition_product_id: 1 })).toBe('document')
  expect(await wrong({ text: '给谁？' })).toBe('exhibition_id')
  expect(await wrong({ thread_id: 1, ...place, text: '给谁？' })).toBe('thread_id')
  const longest = await sendBy(fair, visitor, { ...place, text: '👩'.repeat(4000) })
  expect(longest.json().res).toBe(1)
})

test('T26 a visitor cannot write to a visitor, and a company only to who has written to it', async () => {
  const { visitor, person, place, threadId } = await aConversation(fair)
  const other = await aVisitor(fair)
  expect((await sendBy(fair, other, { thread_id: threadId, text: '你好' })).statusCode).toBe(404)
  expect(
    (await sendBy(fair, visitor, { company_id: other.id, exhibition_id: place.exhibition_id, text: '你好' }))
      .statusCode,
  ).toBe(404)
  expect((await sendBy(fair, person, { ...place, text: '促销' })).statusCode).toBe(400)
  expect((await sendBy(fair, person, { thread_id: threadId, text: '有' })).json().data.sequence).toBe(2)
})

test('T26 so many at once and then a pause; so many new conversations an hour', async () => {
  const { visitor, threadId } = await aConversation(fair)
  let answer = await sendBy(fair, visitor, { thread_id: threadId, text: '在吗' })
  for (let sent = 2; sent < 40; sent++)
    answer = await sendBy(fair, visitor, { thread_id: threadId, text: '在吗' })
  expect(answer.statusCode).toBe(200)
  const refused = await sendBy(fair, visitor, { thread_id: threadId, text: '在吗' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  fair.clock.set('2026-11-15T12:00:01+08:00')
  expect((await sendBy(fair, visitor, { thread_id: threadId, text: '在吗' })).statusCode).toBe(200)

  const { id } = await anExhibition(fair)
  const booths = await Promise.all([1, 2, 3, 4].map(() => anExhibitor(fair, { in: id })))
  const eager = await aVisitor(fair)
  const begun = await Promise.all(
    booths.map(({ companyId }) =>
      sendBy(fair, eager, { exhibition_id: id, company_id: companyId, text: '你好' }),
    ),
  )
  expect(begun.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
  expect(await fair.database.db.select().from(thread).where(eq(thread.visitorId, eager.id))).toHaveLength(3)
})

test('K-08 R-04 a company is written to while it exhibits; afterwards the refusal says why, and what was said stays', async () => {
  const { visitor, person, place, threadId, exhibitorId } = await aConversation(fair)
  const refusal = async (language: string) => {
    const answer = await fair.call(
      visitor.as({
        method: 'POST',
        path: '/api/chat/v1/message',
        query: { lang: language },
        body: JSON.stringify({ client_id: clientId(), thread_id: threadId, text: '还在吗' }),
      }),
    )
    return answer.json()
  }
  fair.clock.set('2026-11-17T00:00:00+08:00')
  await fair.database.db.execute("update access_token set expires_at = '2027-01-01'")
  await fair.database.db.execute("update session set expires_at = '2027-01-01'")
  expect(await refusal('en')).toMatchObject({
    res: 0,
    errCode: errors.exhibition_over.code,
    mes: errors.exhibition_over.en,
  })
  expect(await refusal('zh')).toMatchObject({ mes: errors.exhibition_over.zh })
  expect((await sendBy(fair, person, { thread_id: threadId, text: '谢谢光临' })).json().res).toBe(1)
  expect((await chatCall(fair, visitor, `thread/${threadId}/history`)).json().list).toHaveLength(2)
  fair.clock.set(testNow)
  await fair.database.db.delete(exhibitor).where(eq(exhibitor.id, exhibitorId))
  expect(await refusal('en')).toMatchObject({ errCode: errors.company_left.code })
  const other = await aVisitor(fair)
  expect((await sendBy(fair, other, { ...place, text: '你好' })).json().errCode).toBe(
    errors.company_left.code,
  )
  expect((await sendBy(fair, other, { ...place, company_id: 999_999_999, text: '你好' })).statusCode).toBe(
    404,
  )
})

test('T26 a block ends it for both sides until the same side lifts it; both are told why', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const code = async (who: typeof visitor) =>
    (await sendBy(fair, who, { thread_id: threadId, text: '你好' })).json().errCode ?? 'sent'
  const block = (who: typeof visitor, blocked: boolean) =>
    chatCall(fair, who, `thread/${threadId}/block`, { body: { blocked } })
  expect((await block(visitor, true)).json()).toMatchObject({ res: 1, mes: '已屏蔽此会话' })
  expect(await code(visitor)).toBe(errors.conversation_blocked_by_you.code)
  expect(await code(person)).toBe(errors.conversation_blocked.code)
  await block(person, false)
  expect(await code(person)).toBe(errors.conversation_blocked.code)
  const shown = await chatCall(fair, person, `thread/${threadId}`)
  expect(shown.json().data).toMatchObject({ blocked: 'peer', peer: { online: false, seen: null } })
  await block(visitor, false)
  expect([await code(visitor), await code(person)]).toEqual(['sent', 'sent'])
})

test('R-02 S-91 a picture, a product with its price and a document can be sent, seen by both, and say when they are gone', async () => {
  const { visitor, person, place, threadId, companyId, exhibitorId, exhibitionId } = await aConversation(fair)
  const { exhibitionProductId } = await aProduct(
    fair,
    { companyId, exhibitorId },
    { priceLow: 38, priceHigh: 46, priceUnit: 'kg' },
  )
  const documentId = await aDocument(fair, exhibitionId)
  const picture = await aFile(fair, {
    ...{ mime: 'image/png', width: 40, height: 30 },
    ...{ ownerId: visitor.id, uploadedAt: new Date('2026-11-10T00:00:00Z') },
  })
  const send = (parts: object) => sendBy(fair, visitor, { thread_id: threadId, ...parts })
  expect((await send({ picture })).json().res).toBe(1)
  const shown = await lastOf(person, threadId)
  expect(shown).toMatchObject({ text: '', gone: false, picture: { id: picture, width: 40, height: 30 } })
  expect((await fair.app.inject({ url: shown.picture.url })).statusCode).toBe(200)
  expect((await fair.app.inject({ url: `/files/${picture}` })).statusCode).toBe(404)
  await sweepOrphans(fair)
  expect((await lastOf(person, threadId)).gone).toBe(false)

  await send({ exhibition_product_id: exhibitionProductId, text: '这个' })
  expect(await lastOf(person, threadId)).toMatchObject({
    text: '这个',
    product: {
      exhibition_product_id: exhibitionProductId,
      ...place,
      ...{ price_low: 38, price_high: 46, price_unit: 'kg', price_currency: 'CNY' },
    },
  })
  await send({ com_doc_id: documentId })
  expect((await lastOf(person, threadId)).document).toMatchObject({ com_doc_id: documentId })

  await fair.database.db.delete(document).where(eq(document.id, documentId))
  expect(await lastOf(person, threadId)).toMatchObject({ document: null, gone: true })
  await fair.database.db.delete(file).where(eq(file.id, picture))
  const history = (await chatCall(fair, person, `thread/${threadId}/history`)).json().list
  expect(history.map(({ gone }: { gone: boolean }) => gone)).toEqual([false, true, false, true])
})

test('T25 another’s picture, and products and documents of elsewhere, cannot be sent', async () => {
  const { visitor, person, threadId, companyId, exhibitionId } = await aConversation(fair)
  const elsewhere = await anExhibitor(fair, { in: exhibitionId })
  const theirs = await aProduct(fair, elsewhere)
  const picture = await aFile(fair, { mime: 'image/png', ownerId: person.id, uploadedAt: fair.clock.now() })
  const documentId = await aDocument(fair, (await anExhibition(fair)).id)
  expect(companyId).not.toBe(elsewhere.companyId)
  for (const part of [
    { picture },
    { exhibition_product_id: theirs.exhibitionProductId },
    { com_doc_id: documentId },
  ])
    expect((await sendBy(fair, visitor, { thread_id: threadId, ...part })).statusCode).toBe(404)
})

test('N-02 somebody who was taken out of the company writes nothing for it', async () => {
  const { person, threadId } = await aConversation(fair)
  await fair.database.db.update(account).set({ contactId: null }).where(eq(account.id, person.id))
  expect((await sendBy(fair, person, { thread_id: threadId, text: '你好' })).statusCode).toBe(401)
})
