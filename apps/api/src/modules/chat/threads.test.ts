import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExhibition, anExhibitor, aSession, aVisitor } from '../../testing/builders.ts'
import { giveCard, withdrawCard } from '../../testing/cards.ts'
import { aConversation, chatCall, sendBy, twoSides } from '../../testing/chat.ts'
import { aContact } from '../../testing/rtm-client.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: { MESSAGE_BURST: '1000', NEW_CONVERSATIONS_AN_HOUR: '1000' },
  })
})
afterAll(() => fair.close())

type Who = Parameters<typeof chatCall>[1]
const threadOf = async (who: Who, id: number) => (await chatCall(fair, who, `thread/${id}`)).json().data
const read = (who: Who, id: number, sequence: number) =>
  chatCall(fair, who, `thread/${id}/read`, { body: { sequence } })

test('R-02 the company’s contact is the peer, with what has not been read; reading is the person’s, on all devices', async () => {
  const { visitor, person, contactId, threadId } = await aConversation(fair)
  const colleague = await aContact(fair, contactId)
  await read(person, threadId, 1)
  for (const text of ['有', '您要多少？']) await sendBy(fair, person, { thread_id: threadId, text })
  expect(await threadOf(visitor, threadId)).toMatchObject({
    ...{ unread: 2, read: 1, peer_read: 3, last_sequence: 3, waiting_since: null, taken_by: null },
    peer: { name: { cn: '周经理' }, post: { en: 'Export Manager' }, online: false },
    last: { text: '您要多少？', own: false },
  })
  expect((await read(visitor, threadId, 2)).json().data).toMatchObject({ read: 2, peer_read: 3 })
  // Further than there is, and back again, changes nothing.
  expect((await read(visitor, threadId, 99)).json().data.read).toBe(3)
  expect((await read(visitor, threadId, 1)).json().data.read).toBe(3)
  expect(await threadOf(visitor, threadId)).toMatchObject({ unread: 0 })
  expect(await threadOf(person, threadId)).toMatchObject({ unread: 0, peer_read: 3 })
  expect(await threadOf(colleague, threadId)).toMatchObject({ unread: 1, read: 0 })
})

test('R-02 who writes while an answer is on its way has not read it; without one they have read their own', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const say = (who: Who, text: string) => sendBy(fair, who, { thread_id: threadId, text })
  await say(visitor, '还在吗？')
  expect(await threadOf(visitor, threadId)).toMatchObject({ unread: 0, read: 2 })
  await say(person, '在，请讲')
  // Neither has seen what the other said.
  await say(visitor, '那算了')
  await say(visitor, '改天再谈')
  expect(await threadOf(visitor, threadId)).toMatchObject({ unread: 1, read: 2, peer_read: 0 })
  expect(await threadOf(person, threadId)).toMatchObject({ unread: 4, read: 0, peer_read: 2 })
  const all = (await chatCall(fair, visitor, 'thread')).json()
  expect(all.unread).toBe(1)
  await read(visitor, threadId, 5)
  expect(await threadOf(visitor, threadId)).toMatchObject({ unread: 0, read: 5 })
  expect(await threadOf(person, threadId)).toMatchObject({ peer_read: 5 })
})

test('T27 S-04 of who writes a company sees the name; post, company and country with their card, while it is in force', async () => {
  const { visitor, person, exhibitionId, contactId, threadId } = await aConversation(fair)
  const peer = async () => (await threadOf(person, threadId)).peer
  const [none, nothing] = [
    { cn: '', en: '' },
    { name: { cn: '林晓舟' }, country: '' },
  ]
  await giveCard(fair, visitor, await twoSides(fair))
  expect(await peer()).toMatchObject({ ...nothing, post: none, company: none })
  const card = await giveCard(fair, visitor, { exhibitionId, contactId })
  expect(await peer()).toMatchObject({
    ...{ name: { cn: '林晓舟' }, post: { cn: '采购经理' } },
    ...{ company: { cn: '舟山远帆贸易有限公司' }, country: 'CN' },
  })
  await withdrawCard(fair, visitor, card)
  expect(await peer()).toMatchObject({ ...nothing, post: none, company: none })
})

test('R-01 history goes forward and backward without a gap, and says whether there is more', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  for (let n = 2; n <= 7; n++)
    await sendBy(fair, n % 2 ? visitor : person, { thread_id: threadId, text: `${n}` })
  const history = async (query: Record<string, number>) => {
    const { list, more } = (await chatCall(fair, visitor, `thread/${threadId}/history`, { query })).json()
    return [list.map(({ sequence }: { sequence: number }) => sequence), more]
  }
  expect(await history({})).toEqual([[1, 2, 3, 4, 5, 6, 7], false])
  expect(await history({ size: 3 })).toEqual([[5, 6, 7], true])
  expect(await history({ before: 5, size: 3 })).toEqual([[2, 3, 4], true])
  expect(await history({ before: 2, size: 3 })).toEqual([[1], false])
  expect(await history({ after: 4, size: 2 })).toEqual([[5, 6], true])
  expect(await history({ after: 7 })).toEqual([[], false])
  const both = await chatCall(fair, visitor, `thread/${threadId}/history`, { query: { after: 1, before: 3 } })
  expect(both.statusCode).toBe(400)
})

test('R-02 pages of conversations hold each once, newest first; what waits, longest first', async () => {
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id })
  const person = await aContact(fair, booth.contactId)
  const writers = await Promise.all(Array.from({ length: 53 }, () => aVisitor(fair)))
  const place = { exhibition_id: id, company_id: booth.companyId }
  for (const writer of writers) await sendBy(fair, writer, { ...place, text: '你好' })
  const first = (await chatCall(fair, person, 'thread')).json()
  expect(first).toMatchObject({ count: 53, unread: 53, unanswered: 53 })
  const second = (await chatCall(fair, person, 'thread', { query: { cursor: first.cursor } })).json()
  const ids = [...first.list, ...second.list].map(({ thread_id }: { thread_id: number }) => thread_id)
  expect(new Set(ids).size).toBe(53)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  expect(second.cursor).toBe('')
  await sendBy(fair, person, { thread_id: ids[0], text: '您好' })
  const waiting = (await chatCall(fair, person, 'thread', { query: { show: 'unanswered' } })).json()
  expect([waiting.count, waiting.list[0].thread_id]).toEqual([52, Math.min(...ids)])
  expect((await chatCall(fair, person, 'thread', { query: { cursor: 'nonsense' } })).statusCode).toBe(400)
})

test('R-02 a conversation is taken, handed over and put back within the company, which the visitor is not told', async () => {
  const { visitor, person, contactId, threadId } = await aConversation(fair)
  const colleague = await aContact(fair, contactId)
  const stranger = await twoSides(fair)
  const take = async (body: object) =>
    (await chatCall(fair, person, `thread/${threadId}/take`, { body })).json()
  expect((await take({})).data.taken_by).toMatchObject({ own: true })
  const mine = (await chatCall(fair, person, 'thread', { query: { show: 'mine' } })).json()
  expect(mine.count).toBe(1)
  const uidOf = async (who: Who) => {
    const token = await fair.call(who.as({ method: 'POST', path: '/api/account/v1/rtm-token' }))
    return token.json().rtm_uid as string
  }
  expect((await take({ uid: await uidOf(colleague) })).data.taken_by).toMatchObject({ own: false })
  expect((await threadOf(colleague, threadId)).taken_by).toMatchObject({ own: true })
  expect(await threadOf(visitor, threadId)).toMatchObject({
    taken_by: null,
    peer: { uid: await uidOf(colleague) },
  })
  expect((await take({ uid: await uidOf(stranger.person) })).errCode).toBe(10001)
  expect((await take({ uid: null })).data.taken_by).toBeNull()
})

test.each([
  ['9007199254740991', 400],
  ['1e300', 400],
  ['253402300800000', 400],
  ['-1', 400],
  ['253402300799999', 200],
  ['0', 200],
])('S-23 heads since %s are answered with %i', async (since, status) => {
  const { visitor } = await aConversation(fair)
  expect((await chatCall(fair, visitor, 'heads', { query: { since } })).statusCode).toBe(status)
})

test('R-03 heads since a moment hold what was said and what was read since', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  fair.clock.set('2026-11-15T12:05:00+08:00')
  const { at, list } = (await chatCall(fair, visitor, 'heads')).json()
  expect(list).toEqual([{ thread_id: threadId, last_sequence: 1, read: 1, peer_read: 0 }])
  fair.clock.set('2026-11-15T12:10:00+08:00')
  const since = async () => (await chatCall(fair, visitor, 'heads', { query: { since: at } })).json().list
  expect(await since()).toEqual([])
  await read(person, threadId, 1)
  expect(await since()).toEqual([{ thread_id: threadId, last_sequence: 1, read: 1, peer_read: 1 }])
})

test('T26 T44 a report reaches the organiser’s table, and is in the reporter’s export', async () => {
  const { visitor, threadId } = await aConversation(fair)
  const answer = await chatCall(fair, visitor, `thread/${threadId}/report`, { body: { reason: '广告' } })
  expect(answer.json()).toMatchObject({ res: 1, mes: '已举报，主办方会尽快查看' })
  const { data } = (await fair.call(visitor.as({ path: '/api/account/v1/export' }))).json()
  expect(data.reported_conversations).toMatchObject([{ reason: '广告' }])
})

test('H-05 how soon a company answers is measured from its replies, and shown from the third on', async () => {
  const sides = await twoSides(fair)
  const habit = async () => {
    fair.answers.drop('exhibitor')
    const path = '/api/exhibition/v1/web/exhibitor'
    const { list } = (await fair.call({ path, query: { exhibition_id: sides.exhibitionId } })).json()
    return list[0].reply
  }
  const minutes = [4, 90, 10]
  for (const [n, wait] of minutes.entries()) {
    expect(await habit()).toEqual({ median_minutes: null, hours: null, online: false })
    fair.clock.set(`2026-11-15T1${n + 3}:00:00+08:00`)
    const writer = await aVisitor(fair)
    const { thread_id } = (await sendBy(fair, writer, { ...sides.place, text: '你好' })).json().data
    await sendBy(fair, writer, { thread_id, text: '在吗' })
    fair.clock.set(new Date(fair.clock.now().getTime() + wait * 60_000).toISOString())
    const { token } = await aSession(fair, sides.person.id)
    const person: Who = { as: (request) => ({ ...request, headers: { authorization: `Bearer ${token}` } }) }
    for (const text of ['您好', '请说'])
      expect((await sendBy(fair, person, { thread_id, text })).json()).toMatchObject({ res: 1 })
  }
  expect(await habit()).toEqual({ median_minutes: 10, hours: null, online: false })
})
