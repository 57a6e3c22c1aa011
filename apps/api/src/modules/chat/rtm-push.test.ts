import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { giveCard, withdrawCard } from '../../testing/cards.ts'
import { aConversation, chatCall, clientId, sendBy, twoSides } from '../../testing/chat.ts'
import { aContact, connect, type RtmClient } from '../../testing/rtm-client.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  const many = { MESSAGE_BURST: '100000', NEW_CONVERSATIONS_AN_HOUR: '1000' }
  fair = await openTestApp({ demo: false, environment: many })
})
afterAll(() => fair.close())

const sequences = (client: RtmClient, threadId: number) =>
  client.messages(threadId).map(({ sequence }) => sequence)
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

test('R-02 a company’s people hear of a new visitor, and both sides of what is said, read, taken and blocked', async () => {
  const { visitor, person, place } = await twoSides(fair)
  const [mine, theirs] = [await connect(fair, visitor), await connect(fair, person, { lang: 'en' })]
  const client_id = clientId()
  mine.say({ type: 'send', client_id, ...place, text: '有现货吗？' })
  const { thread_id } = await mine.heard('stored', (stored) => stored.client_id === client_id)
  const { thread } = await theirs.heard('thread')
  expect(thread).toMatchObject({ thread_id, unread: 1, peer: { name: { cn: '林晓舟' }, online: true } })
  expect((await theirs.heard('message')).message).toMatchObject({
    ...{ thread_id, sequence: 1, text: '有现货吗？', userName: '林晓舟', own: false, client_id: null },
  })
  // The writer's own devices hear it too.
  expect((await mine.heard('message')).message).toMatchObject({ own: true, client_id })

  theirs.say({ type: 'read', thread_id, sequence: 1 })
  expect(await mine.heard('head', ({ peer_read }) => peer_read === 1)).toMatchObject({ read: 1 })
  await theirs.heard('head', ({ read }) => read === 1)

  await chatCall(fair, person, `thread/${thread_id}/take`, { body: {} })
  await theirs.heard('thread', (frame) => frame.thread.taken_by?.own === true)
  await chatCall(fair, person, `thread/${thread_id}/block`, { body: { blocked: true } })
  await mine.heard('thread', (frame) => frame.thread.blocked === 'peer')
  mine.say({ type: 'send', client_id: clientId(), thread_id, text: '在吗' })
  expect(await mine.heard('refused')).toMatchObject({ errCode: 20030, retry: false })
  expect(mine.all('thread').every((frame) => frame.thread.taken_by === null)).toBe(true)
})

test('O-05 a company’s people are told with each message since when the visitor has waited, visitors are not', async () => {
  const { visitor, person, threadId: thread_id } = await aConversation(fair)
  await sendBy(fair, person, { thread_id, text: '有' })
  const [mine, theirs] = [await connect(fair, visitor), await connect(fair, person)]
  // One after the other: what is sent together is told as it is by then.
  const heard = (text: string) => theirs.heard('message', ({ message }) => message.text === text)
  await sendBy(fair, visitor, { thread_id, text: '起订量是多少？' })
  await heard('起订量是多少？')
  await sendBy(fair, visitor, { thread_id, text: '在吗？' })
  await heard('在吗？')
  await sendBy(fair, person, { thread_id, text: '一百件' })
  await heard('一百件')
  await mine.heard('message', ({ message }) => message.text === '一百件')
  const first = theirs.all('message')[0]?.message.time
  const told = theirs.all('message').map(({ waiting_since }) => waiting_since)
  expect(first).toEqual(expect.any(Number))
  expect(told).toEqual([first, first, null])
  expect(mine.all('message').every((frame) => frame.waiting_since === undefined)).toBe(true)
  expect(theirs.all('thread')).toEqual([])
})

test('O-05 very many conversations at once are each told in order and without a gap', async () => {
  const many = await Promise.all(Array.from({ length: 12 }, () => aConversation(fair)))
  const clients = await Promise.all(many.map(({ person }) => connect(fair, person)))
  await Promise.all(
    many.map(async ({ visitor, threadId: thread_id }, index) => {
      for (let n = 0; n < 5 + index * 2; n++) await sendBy(fair, visitor, { thread_id, text: `第 ${n} 条` })
    }),
  )
  for (const [index, { threadId }] of many.entries()) {
    const client = clients[index] as RtmClient
    const last = 6 + index * 2
    await client.heard('message', ({ message }) => message.sequence === last)
    expect(sequences(client, threadId)).toEqual(upTo(last).slice(1))
  }
})

test('R-02 I-01 a card given or taken back is told to the company at once, and to nobody else', async () => {
  const { visitor, person, exhibitionId, contactId, threadId } = await aConversation(fair)
  const [mine, theirs] = [await connect(fair, visitor), await connect(fair, person)]
  const card = await giveCard(fair, visitor, { exhibitionId, contactId })
  const { thread } = await theirs.heard('thread', (frame) => frame.thread.peer.post.cn === '采购经理')
  expect(thread).toMatchObject({ thread_id: threadId, peer: { country: 'CN' } })
  await withdrawCard(fair, visitor, card)
  await theirs.heard('thread', (frame) => frame.thread.peer.post.cn === '')
  expect([theirs.all('thread').length, mine.all('thread').length]).toEqual([2, 0])
})

test('R-03 two tabs and a phone of one person hear the same, once and in order, whoever of them writes', async () => {
  const { visitor, threadId } = await aConversation(fair)
  const tabs = await Promise.all([1, 2, 3].map(() => aTab(visitor)))
  for (let n = 2; n <= 31; n++)
    tabs[n % 3]?.say({ type: 'send', client_id: clientId(), thread_id: threadId, text: String(n) })
  await soon(() => {
    for (const tab of tabs) expect(sequences(tab, threadId)).toEqual(upTo(31).slice(1))
  })
  // What one tab says comes in the order in which it said it.
  const [first] = tabs
  const own = first
    ?.messages(threadId)
    .filter(({ text }) => Number(text) % 3 === 0)
    .map(({ text }) => Number(text))
  expect(own).toEqual([...(own ?? [])].sort((a, b) => a - b))
})

/** Another device: a session of its own. */
async function aTab(visitor: Visitor) {
  const { token } = await aSession(fair, visitor.id)
  return connect(fair, {
    as: (request) => ({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
  })
}

test('R-03 G-D7 thirty-two writers at once leave no gap and no double, and readers miss nothing', async () => {
  const { visitor, person, contactId, threadId } = await aConversation(fair)
  const readers = [await connect(fair, visitor), await connect(fair, person), await connect(fair, person)]
  const colleagues = await Promise.all(upTo(31).map(() => aContact(fair, contactId)))
  const stored = await Promise.all(
    [visitor, ...colleagues].map(async (writer, w) => {
      const answers: number[] = []
      for (let n = 0; n < 4; n++) {
        const body = { thread_id: threadId, client_id: clientId(), text: `${w} ${n}` }
        // Each twice, as after an answer that did not come.
        const both = await Promise.all([sendBy(fair, writer, body), sendBy(fair, writer, body)])
        const [one, two] = both.map((answer) => answer.json().data.sequence as number)
        expect(one).toBe(two)
        answers.push(one ?? 0)
      }
      expect(answers).toEqual([...answers].sort((a, b) => a - b))
      return answers
    }),
  )
  expect(stored.flat().sort((a, b) => a - b)).toEqual(upTo(129).slice(1))
  await soon(() => {
    for (const reader of readers) expect(sequences(reader, threadId)).toEqual(upTo(129).slice(1))
  })
})

test('R-03 after a cut one goes on from what one has: nothing is lost, doubled or out of order', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const first = await connect(fair, visitor)
  await sendBy(fair, person, { thread_id: threadId, text: '2' })
  await first.heard('message', ({ message }) => message.sequence === 2)
  first.socket.terminate()
  for (const text of ['3', '4', '5']) await sendBy(fair, person, { thread_id: threadId, text })
  const again = await connect(fair, visitor)
  // Said while the reader asks for what it lacks.
  const during = sendBy(fair, person, { thread_id: threadId, text: '6' })
  const [head] = (await again.heard('welcome')).heads
  const missed = (await chatCall(fair, visitor, `thread/${threadId}/history`, { query: { after: 2 } })).json()
    .list
  await during
  const have = new Map<number, string>()
  await soon(() => {
    for (const { sequence, text } of [...missed, ...again.messages(threadId)]) have.set(sequence, text)
    expect([...have]).toEqual([3, 4, 5, 6].map((n) => [n, String(n)]))
  })
  expect(head?.last_sequence).toBeGreaterThanOrEqual(5)
})

test('R-03 a message sent again over a new connection is the one that was stored', async () => {
  const { visitor, threadId } = await aConversation(fair)
  const send = { type: 'send', client_id: clientId(), thread_id: threadId, text: '只此一条' }
  const first = await connect(fair, visitor)
  first.say(send)
  const stored = await first.heard('stored')
  first.socket.terminate()
  const again = await connect(fair, visitor)
  again.say(send)
  expect(await again.heard('stored')).toEqual(stored)
  expect(again.messages(threadId)).toEqual([])
})

test('R-02 coming and going is told to the other side, but not across a block', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const mine = await connect(fair, visitor)
  const theirs = await connect(fair, person)
  expect(await mine.heard('presence')).toEqual({
    type: 'presence',
    thread_id: threadId,
    online: true,
    seen: null,
  })
  expect((await chatCall(fair, visitor, `thread/${threadId}`)).json().data.peer.online).toBe(true)
  theirs.socket.close()
  const gone = await mine.heard('presence', ({ online }) => !online)
  expect(gone.seen).toBe(fair.clock.now().getTime())
  await chatCall(fair, visitor, `thread/${threadId}/block`, { body: { blocked: true } })
  await mine.heard('thread', (frame) => frame.thread.blocked === 'own')
  const told = mine.all('presence').length
  await connect(fair, person)
  await soon(async () => {
    const rows = await fair.database.db.execute(
      sql`select 1 from presence where account_id = ${person.id} and node is not null`,
    )
    expect(rows.rows).toHaveLength(1)
  })
  mine.say({ type: 'ping' })
  await mine.heard('pong')
  expect(mine.all('presence')).toHaveLength(told)
})

test('O-05 T26 what is refused says so by the name it was sent under, and whether to try again', async () => {
  const own = await openTestApp({ demo: false, environment: { MESSAGE_BURST: '2' } })
  try {
    const { visitor, place } = await twoSides(own)
    const mine = await connect(own, visitor, { lang: 'en' })
    for (const client_id of ['message-1', 'message-2', 'message-3'])
      mine.say({ type: 'send', client_id, ...place, text: 'Hello' })
    expect(await mine.heard('refused')).toMatchObject({
      ...{ client_id: 'message-3', errCode: 10050, retry: true, after_ms: 1000 },
      mes: 'Too many requests. Please wait a moment and try again',
    })
    expect(mine.all('stored').map(({ client_id }) => client_id)).toEqual(['message-1', 'message-2'])
  } finally {
    await own.close()
  }
})

test('T26 T27 who is not part of a conversation hears nothing of it and changes nothing in it', async () => {
  const { person, threadId } = await aConversation(fair)
  const other = await connect(fair, await aVisitor(fair))
  const stranger = await connect(fair, (await twoSides(fair)).person)
  await sendBy(fair, person, { thread_id: threadId, text: '只给您' })
  for (const client of [other, stranger]) {
    client.say({ type: 'send', client_id: 'message-x', thread_id: threadId, text: '?' })
    expect(await client.heard('refused')).toMatchObject({ errCode: 10030, retry: false })
    client.say({ type: 'read', thread_id: threadId, sequence: 2 })
    client.say({ type: 'ping' })
    await client.heard('pong')
    expect(client.frames.map(({ type }) => type).sort()).toEqual(['pong', 'refused', 'welcome'])
  }
})
