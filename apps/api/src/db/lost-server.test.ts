import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { quietLog } from '../testing/quiet-log.ts'
import { listening, serverBehindASwitch } from '../testing/server-behind-a-switch.ts'
import { soon } from '../testing/soon.ts'
import { DatabaseUnreachable } from './database-faults.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseAway, isUnavailable } from './outage.ts'
import { openPostgresql } from './postgresql.ts'

async function databaseBehindASwitch({ poolSize }: { poolSize: number }) {
  const { url, cut } = await serverBehindASwitch()
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', poolSize, log: quietLog })
  onTestFinished(() => close())
  return { db, cut }
}

test('a server that does not sync its commits is not said to be durable', async () => {
  const { url } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2, log: quietLog })
  onTestFinished(() => database.close())

  expect(database).toMatchObject({
    kind: 'postgresql',
    durability: 'process',
    durabilityReason: 'fsync is off',
  })
})

test('G-X1 a server that is cut off in the middle of transactions ends neither the process nor the pool', async () => {
  const { db, cut } = await databaseBehindASwitch({ poolSize: 2 })
  await db.execute(sql`create table item (id int primary key)`)

  for (let round = 0; round < 4; round++) {
    const lost = db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into item values (${round})`)
      cut()
      // The caller notices nothing yet and goes on: none of this may reach another transaction.
      await transaction.execute(sql`insert into item values (${100 + round})`)
    })
    await expect(lost).rejects.toSatisfy(isUnavailable)
  }

  // The cut may have met the watch's own question too: then everyone is refused until it asks again.
  const { rows } = await soon(() => db.execute(sql`select count(*)::int as count from item`))
  expect(rows).toEqual([{ count: 0 }])
  await Promise.all([1, 2, 3, 4].map((id) => db.execute(sql`insert into item values (${id})`)))
})

test('G-X1 a transaction that is lost before it began gives its place in the pool back', async () => {
  const { db, cut } = await databaseBehindASwitch({ poolSize: 1 })

  for (let round = 0; round < 3; round++) {
    await soon(() => db.execute(sql`select 1`))
    // Nobody here knows yet that the line is dead: the pool hands it out.
    cut()
    await expect(db.transaction(async () => {})).rejects.toSatisfy(isUnavailable)
  }

  const answered = soon(() => db.execute(sql`select 9 as answer`))
  expect((await answered).rows).toEqual([{ answer: 9 }])
})

test('G-X1 what a lost transaction still asks never reaches another connection', async () => {
  const { db, cut } = await databaseBehindASwitch({ poolSize: 1 })
  await db.execute(sql`create table item (id int primary key)`)

  const lost = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into item values (1)`)
    cut()
    // The pool has made a new connection for someone else by the time the lost transaction goes on.
    await soon(() => db.execute(sql`select 1`))
    await transaction.execute(sql`insert into item values (2)`)
  })

  await expect(lost).rejects.toSatisfy(isUnavailable)
  const kept = soon(() => db.execute(sql`select id from item`))
  expect((await kept).rows).toEqual([])
})

test('G-X1 a server that accepts and says nothing is given up on, and found again when it speaks', async () => {
  const { url, setSilent } = await serverBehindASwitch()
  const { pool, patientPool } = await openPostgresql(url, {
    poolSize: 2,
    log: quietLog,
    statementTimeoutMs: 500,
  })
  onTestFinished(async () => {
    await Promise.all([pool.end(), patientPool.end()])
  })
  await Promise.all([pool.query('select 1'), pool.query('select 1')])
  setSilent(true)

  const waiting = [1, 2, 3].map(() => pool.query('select 1').catch((error: unknown) => error))

  for (const refusal of await Promise.all(waiting)) expect(isUnavailable(refusal)).toBe(true)
  // Known to be away by now: nobody waits any more, and nobody is asked.
  await expect(pool.query('select 1')).rejects.toBeInstanceOf(DatabaseAway)
  setSilent(false)
  const answered = soon(() => pool.query('select 8 as answer'))
  expect((await answered).rows).toEqual([{ answer: 8 }])
})

test('a server that cannot be reached at the start is refused with a sentence, without the password', async () => {
  const taken = createServer((socket) => socket.on('error', () => {}))
  const leaving = createServer()
  const closedPort = await listening(leaving)
  leaving.close()
  const { url } = await serverBehindASwitch()
  const hidden = 'not-to-be-shown'
  const cases: [string, RegExp, RegExp][] = [
    [`postgres://user:${hidden}@127.0.0.1:${closedPort}/fair`, /connection was refused/, /连接被拒绝/],
    [
      `postgres://user:${hidden}@127.0.0.1:${await listening(taken)}/fair`,
      /did not answer within 3 seconds/,
      /3 秒内没有应答/,
    ],
    [`postgres://user:${hidden}@nowhere.invalid/fair`, /host name/, /主机名/],
    [url.replace(/:[^:@]+@/, `:${hidden}@`), /password is wrong/, /密码不正确/],
  ]
  for (const [databaseUrl, en, zh] of cases) {
    const refusal = await openDatabase({ databaseUrl, dataDir: '', poolSize: 2, log: quietLog }).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(DatabaseUnreachable)
    const { texts } = refusal as DatabaseUnreachable
    expect(texts.en).toMatch(en)
    expect(texts.zh).toMatch(zh)
    expect(texts.en + texts.zh).not.toContain(hidden)
  }
})
