import { closeCodes } from '@tradefloor/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { message, thread } from '../../schema/index.ts'
import { aVisitor } from '../../testing/builders.ts'
import { aConversation, chatCall, clientId, sendBy } from '../../testing/chat.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { connect, openSocket, type RtmClient } from '../../testing/rtm-client.ts'
import { serverBehindASwitch } from '../../testing/server-behind-a-switch.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'

/** Does not wait as long as a server does. */
let fair: TestApp
beforeAll(async () => {
  const rtm = { helloWithinMs: 1000, heartbeatMs: 1500, bufferBytes: 65_536 }
  fair = await openTestApp({ demo: false, rtm, environment: { MESSAGE_BURST: '100000' } })
})
afterAll(() => fair.close())

/** As a client that lives. */
function keepAlive(client: RtmClient) {
  const timer = setInterval(() => client.socket.readyState === 1 && client.say({ type: 'ping' }), 200)
  onTestFinished(() => clearInterval(timer))
}

/** Written without a word to anybody, as when the word is lost. */
async function writeSilently(threadId: number, senderId: number, texts: string[]) {
  const { db } = fair.database
  const now = fair.clock.now()
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(thread)
      .set({ lastSequence: sql`${thread.lastSequence} + ${texts.length}`, changedAt: now })
      .where(eq(thread.id, threadId))
      .returning()
    const first = (row?.lastSequence ?? 0) - texts.length
    await transaction.insert(message).values(
      texts.map((text, n) => ({
        ...{ threadId, senderId, sequence: first + n + 1, fromVisitor: false, clientId: clientId() },
        ...{ kind: 'text', body: { text }, sentAt: now },
      })),
    )
  })
}

test('T41 who does not say hello in time, or says nothing for long, is cut off', async () => {
  const silent = await openSocket(fair)
  const { visitor } = await aConversation(fair)
  const quiet = await connect(fair, visitor)
  const alive = await connect(fair, visitor)
  keepAlive(alive)
  expect(await silent.closing()).toBe(closeCodes.helloExpected)
  expect(await quiet.closing()).toBe(1006)
  expect(alive.closed).toBeUndefined()
})

test('R-03 a word that is lost is made up for by looking', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const mine = await connect(fair, visitor)
  keepAlive(mine)
  await writeSilently(threadId, person.id, ['二', '三'])
  await soon(() => expect(mine.messages(threadId).map(({ text }) => text)).toEqual(['二', '三']))
  // The next look finds them told already.
  await sendBy(fair, person, { thread_id: threadId, text: '四' })
  await soon(() => expect(mine.messages(threadId).map(({ text }) => text)).toEqual(['二', '三', '四']))
})

test('R-03 G-X1 what was written while a node could not read for minutes is told when it can again', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const mine = await connect(fair, visitor)
  keepAlive(mine)
  const { db } = fair.database
  await db.execute('alter table message rename to message_away')
  const back = () => db.execute('alter table if exists message_away rename to message')
  onTestFinished(async () => void (await back()))
  const begun = fair.clock.now()
  onTestFinished(() => fair.clock.set(begun.toISOString()))
  const [row] = await db
    .update(thread)
    .set({ lastSequence: 2, changedAt: begun })
    .where(eq(thread.id, threadId))
    .returning()
  await db.execute(sql`insert into message_away (thread_id, sequence, sender_id, from_visitor, client_id, kind, body, sent_at)
    values (${row?.id}, 2, ${person.id}, false, ${clientId()}, 'text', '{"text":"二"}', ${begun})`)
  fair.clock.set(new Date(begun.getTime() + 10 * 60_000).toISOString())
  // Some rounds that find it and cannot read it.
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(mine.messages(threadId)).toEqual([])
  await back()
  await soon(() => expect(mine.messages(threadId).map(({ text }) => text)).toEqual(['二']))
})

test('T15 a session that ends without a word is found out', async () => {
  const visitor = await aVisitor(fair)
  const mine = await connect(fair, visitor)
  keepAlive(mine)
  await fair.database.db.execute(sql`delete from session where id = ${visitor.sessionId}`)
  expect(await mine.closing()).toBe(closeCodes.sessionEnded)
})

test('T41 who does not read is cut off, and goes on from what they have', async () => {
  const { visitor, person, threadId } = await aConversation(fair)
  const slow = await connect(fair, visitor)
  const other = await connect(fair, person)
  keepAlive(other)
  slow.socket.pause()
  const page = Array.from({ length: 50 }, (_, n) => `${n} ${'海'.repeat(3900)}`)
  for (let round = 0; round < 8; round++) await writeSilently(threadId, person.id, page)
  await sendBy(fair, person, { thread_id: threadId, text: 'last' })
  await soon(async () => {
    const { rows } = await fair.database.db.execute(
      sql`select 1 from presence where account_id = ${visitor.id} and node is not null`,
    )
    expect(rows).toEqual([])
  })
  slow.socket.resume()
  expect([closeCodes.tooSlow, 1006]).toContain(await slow.closing())
  const heard = slow.messages(threadId).map(({ sequence }) => sequence)
  expect(heard).toEqual(heard.map((_, n) => n + 2))
  expect(heard.length).toBeLessThan(401)
  const after = heard.at(-1) ?? 1
  const query = { after, size: 2 }
  const { list } = (await chatCall(fair, visitor, `thread/${threadId}/history`, { query })).json()
  expect(list.map(({ sequence }: { sequence: number }) => sequence)).toEqual([after + 1, after + 2])
})

test('R-03 two nodes on one database: what is written, read and ended on one is told on the other', async () => {
  const { here, there, close } = await openTwoNodes()
  onTestFinished(close)
  const { visitor, person, threadId } = await aConversation(here)
  const mine = await connect(here, visitor)
  const theirs = await connect(there, person)
  mine.say({ type: 'send', client_id: clientId(), thread_id: threadId, text: '在吗' })
  await theirs.heard('message', ({ message }) => message.sequence === 2)
  theirs.say({ type: 'read', thread_id: threadId, sequence: 2 })
  theirs.say({ type: 'send', client_id: clientId(), thread_id: threadId, text: '在' })
  await mine.heard('message', ({ message }) => message.sequence === 3)
  await mine.heard('head', ({ peer_read }) => peer_read === 3)
  await here.call(person.as({ method: 'POST', path: '/api/account/v1/desk/logout', body: '{}' }))
  expect(await theirs.closing()).toBe(closeCodes.sessionEnded)
})

test('G-X1 while the database is away a connection stays and what is sent is refused with a time to try again', async () => {
  const { url, ...line } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 3, log: quietLog })
  const own = await openTestApp({ demo: false, clone: { database, close: () => database.close() } })
  onTestFinished(() => own.close())
  const { visitor, threadId } = await aConversation(own)
  const mine = await connect(own, visitor)
  line.setGone(true)
  const client_id = clientId()
  mine.say({ type: 'send', client_id, thread_id: threadId, text: '在吗' })
  expect(await mine.heard('refused')).toMatchObject({
    client_id,
    errCode: 10060,
    retry: true,
    after_ms: 2000,
  })
  mine.say({ type: 'ping' })
  await mine.heard('pong')
  line.setGone(false)
  // As a client does: again after the time it was told, until it is written.
  await vi.waitFor(
    () => {
      mine.say({ type: 'send', client_id, thread_id: threadId, text: '在吗' })
      expect(mine.all('stored')).not.toEqual([])
    },
    { timeout: 20_000, interval: 500 },
  )
  // Told over the socket as soon as the node hears again.
  await soon(() => expect(mine.messages(threadId).map(({ text }) => text)).toEqual(['在吗']))
})
