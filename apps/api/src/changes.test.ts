import { readHolder } from '@tradefloor/embedded-postgres'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { announce, changeChannel, watchChanges } from './changes.ts'
import { FairDetails } from './config/fair-details.ts'
import { type Database, openDatabase } from './db/open-database.ts'
import { ReplyCache } from './http/reply-cache.ts'
import { exhibition } from './schema/index.ts'
import { anExhibition } from './testing/builders.ts'
import { cloneEmbedded } from './testing/clone-database.ts'
import { quietLog } from './testing/quiet-log.ts'
import { serverBehindASwitch } from './testing/server-behind-a-switch.ts'
import { soon } from './testing/soon.ts'
import type { TestApp } from './testing/test-app.ts'
import { openTwoNodes } from './testing/two-nodes.ts'

let nodes: [TestApp, TestApp]
let close: () => Promise<void>
beforeAll(async () => {
  const { here, there, close: closeBoth } = await openTwoNodes()
  await anExhibition(here, { id: 21 })
  nodes = [here, there]
  close = closeBoth
})
afterAll(() => close())

const nameOn = async (node: TestApp): Promise<string> => {
  const response = await node.call({ path: '/api/exhibition/v2/web/exhibition/21' })
  return response.json().data.base_info.data.en.name
}

const rename = (db: Database['db'], nameEn: string) =>
  db.update(exhibition).set({ nameEn }).where(eq(exhibition.id, 21))

/** Everything announced on this database, in order. */
async function heardOn(database: Database): Promise<string[]> {
  const heard: string[] = []
  await database.listen({ channel: changeChannel, onNotice: (text) => heard.push(text), onGap: () => {} })
    .started
  return heard
}

/** A counter behind a cached reply: how often was it made? */
async function watched(database: Database) {
  const answers = new ReplyCache({ maxBytes: 1_000_000 })
  const listening = watchChanges({
    database,
    answers,
    fair: new FairDetails(database.db),
    search: { reload: async () => {} },
  })
  await listening.started
  let made = 0
  const ask = async () => {
    const answer = await answers.get('fairs', 'exhibition', async () => String(++made))
    return Number(answer.plain.toString())
  }
  return { ask, listening }
}

test('K-17 a change on one node is seen on the other, and on its own, without waiting for the answer to age', async () => {
  const [one, other] = nodes
  const before = [await nameOn(one), await nameOn(other)]
  expect(before[0]).toBe(before[1])

  await one.database.db.transaction(async (transaction) => {
    await rename(transaction, 'Renamed Fair')
    await announce(transaction, 'exhibition')
  })

  await soon(async () => expect(await nameOn(other)).toBe('Renamed Fair'))
  await soon(async () => expect(await nameOn(one)).toBe('Renamed Fair'))
})

test('a change that is rolled back, or is about something else, drops nothing', async () => {
  const [one, other] = nodes
  const before = await nameOn(other)
  const heard = await heardOn(other.database)
  // Without a word: whoever drops the answer gives it away.
  await rename(one.database.db, 'Silently Renamed')

  const undone = one.database.db.transaction(async (transaction) => {
    await announce(transaction, 'exhibition')
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  await announce(one.database.db, 'schedule')

  await soon(() => expect(heard).toEqual(['schedule']))
  expect(await nameOn(other)).toBe(before)
})

test('what was missed while the line was down is made good when it is up again', async () => {
  const { url, cut, setGone } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2, log: quietLog })
  onTestFinished(() => database.close())
  const { ask } = await watched(database)
  expect([await ask(), await ask()]).toEqual([1, 1])

  cut()
  await soon(async () => expect(await ask()).toBe(2))
  setGone(true)
  expect(await ask()).toBe(2)
  setGone(false)

  await soon(async () => expect(await ask()).toBe(3))
})

test('a listening connection that the server ends is made anew, and hears again', async () => {
  const { database } = nodes[0]
  if (database.kind !== 'postgresql') return
  const { ask } = await watched(database)
  expect(await ask()).toBe(1)

  await nodes[1].database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`)

  await soon(async () => expect(await ask()).toBe(2))
  await announce(database.db, 'exhibition')
  await soon(async () => expect(await ask()).toBe(3))
})

test('what another process changes through the data folder’s socket is seen by the server', async () => {
  const { database, dataDir, close } = await cloneEmbedded()
  onTestFinished(close)
  const { ask } = await watched(database)
  expect(await ask()).toBe(1)
  const tool = new pg.Client({ ...readHolder(dataDir)?.address })
  await tool.connect()
  onTestFinished(() => tool.end())

  await tool.query('select pg_notify($1, $2)', [changeChannel, 'exhibition'])

  await soon(async () => expect(await ask()).toBe(2))
})

test('a change that this version does not know by name makes everything anew', async () => {
  const { database } = nodes[0]
  const { ask } = await watched(database)
  expect(await ask()).toBe(1)

  await database.db.execute(sql`select pg_notify(${changeChannel}, 'something of tomorrow')`)

  await soon(async () => expect(await ask()).toBe(2))
})

test('once stopped, nobody listens', async () => {
  const { database } = nodes[0]
  const { ask, listening } = await watched(database)
  expect(await ask()).toBe(1)

  await listening.stop()
  const heard = await heardOn(database)
  await announce(database.db, 'exhibition')

  await soon(() => expect(heard).toEqual(['exhibition']))
  expect(await ask()).toBe(1)
})
