import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Embedded, EmbeddedDatabaseFailed, openEmbedded } from '@tradefloor/embedded-postgres'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { cloneEmbedded, cloneFolder } from '../testing/clone-database.ts'
import { quietLog, recordingLog } from '../testing/quiet-log.ts'
import { soon } from '../testing/soon.ts'
import type { Database } from './open-database.ts'
import { isUnavailable } from './outage.ts'

/** A start takes as long as the machine takes; until then, questions may be turned away. */
const served = (database: Database) => soon(() => database.ready())

/** Longer than anyone waits; the engine cannot be interrupted in it. */
const endless = sql`select count(*) from generate_series(1, 100000000000) as number where number % 7 = 3`

async function getStuck(embedded: Embedded) {
  const client = new pg.Client({ ...embedded.address })
  client.on('error', () => {})
  await client.connect()
  await client
    .query('select count(*) from generate_series(1, 100000000000) as number where number % 7 = 3')
    .catch(() => {})
}

test('G-X1 a database stuck in a query is started anew, and nothing acknowledged is lost', async () => {
  const log = recordingLog()
  const { database, close } = await cloneEmbedded({ log, patience: { stuckAfterMs: 2000 } })
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`create table kept (id int primary key)`)
  for (let id = 0; id < 200; id++) await db.execute(sql`insert into kept values (${id})`)

  const stuck = await db.execute(endless).catch((error: unknown) => error)

  expect(isUnavailable(stuck)).toBe(true)
  await served(database)
  const { rows } = await db.execute(sql`select count(*)::int as count, max(id) as last from kept`)
  expect(rows).toEqual([{ count: 200, last: 199 }])
  expect(log.lines).toContain('the embedded database does not answer: it is ended and started anew')
  expect(log.lines).toContain('the embedded database serves again')
})

test('G-X1 losing the database inside a transaction ends neither the process nor the pool', async () => {
  const { database, close } = await cloneEmbedded({ patience: { stuckAfterMs: 2000 }, poolSize: 2 })
  onTestFinished(close)
  const { db } = database
  await db.execute(sql`create table kept (id int primary key)`)

  for (let round = 0; round < 2; round++) {
    const lost = db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values (${round})`)
      await transaction.execute(endless)
    })
    await expect(lost).rejects.toSatisfy(isUnavailable)
    await served(database)
  }

  const { rows } = await db.execute(sql`select count(*)::int as count from kept`)
  expect(rows).toEqual([{ count: 0 }])
  await Promise.all([1, 2, 3, 4].map((id) => db.execute(sql`insert into kept values (${id})`)))
})

test('work that is known to be long is left alone', async () => {
  const log = recordingLog()
  const { database, close } = await cloneEmbedded({ log, patience: { stuckAfterMs: 2000 } })
  onTestFinished(close)

  await database.longTransaction(async (transaction) => {
    await transaction.execute(sql`create table kept (id int)`)
    // Nothing else runs in the database meanwhile: it answers no ping for five seconds.
    await transaction.execute(sql`do $$
      declare until timestamptz := clock_timestamp() + interval '5 seconds';
      begin while clock_timestamp() < until loop end loop; end $$`)
    await transaction.execute(sql`insert into kept values (1)`)
  })

  expect((await database.db.execute(sql`select * from kept`)).rows).toEqual([{ id: 1 }])
  expect(log.lines).toEqual([])
})

test('a database that is lost again and again is given up with a reason, until the reason is gone', async () => {
  const dataDir = await cloneFolder()
  const embedded = await openEmbedded({
    dataDir,
    log: quietLog,
    syncToDisk: false,
    patience: { stuckAfterMs: 2000, lossesAMinute: 2, restMs: 3000 },
  })
  onTestFinished(() => embedded.close())
  expect(embedded.fault()).toBeNull()
  // What a failing disk does: the next start finds a control file that makes no sense.
  const control = join(dataDir, 'db', 'global', 'pg_control')
  const sound = readFileSync(control)
  writeFileSync(control, Buffer.from(sound).fill(0, 0, 64))

  await getStuck(embedded)

  await soon(() => expect(embedded.fault()).toBeInstanceOf(EmbeddedDatabaseFailed))
  expect(embedded.fault()?.message).toContain(dataDir)
  // Nobody is kept waiting for it.
  await embedded.whenServing()

  writeFileSync(control, sound)
  await soon(() => expect(embedded.fault()).toBeNull())
})

test('onRestart is told after the new one serves', async () => {
  const dataDir = await cloneFolder()
  const embedded = await openEmbedded({
    dataDir,
    log: quietLog,
    syncToDisk: false,
    transport: 'loopback',
    patience: { stuckAfterMs: 2000 },
  })
  onTestFinished(() => embedded.close())
  const restarted = new Promise<void>((resolve) => embedded.onRestart(resolve))
  await getStuck(embedded)

  await restarted

  // At the same address as before, so that clients find it again.
  const again = new pg.Client({ ...embedded.address })
  await again.connect()
  expect((await again.query('select 4 as answer')).rows).toEqual([{ answer: 4 }])
  await again.end()
})
