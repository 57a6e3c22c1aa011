import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Database } from './db/open-database.ts'
import { openDatabase } from './db/open-database.ts'
import { isUnavailable } from './db/outage.ts'
import { prepareDatabase } from './prepare-database.ts'
import { cloneDemo } from './testing/clone-database.ts'
import { quietLog } from './testing/quiet-log.ts'
import { serverBehindASwitch } from './testing/server-behind-a-switch.ts'
import { testNow } from './testing/test-app.ts'

const clock = { now: () => new Date(testNow) }
const config = readConfig({ LOG_LEVEL: 'silent' })
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Longer than a caller may wait: the watch of serving gives up after 2.2 s, a statement on PostgreSQL after 5 s. */
const busyMs = 6500

/** Somebody has the tables that a start writes to, as a busy machine or a long import does. */
async function keepBusy(database: Database) {
  let entered = () => {}
  const inside = new Promise<void>((resolve) => {
    entered = resolve
  })
  const done = database.longTransaction(async (transaction) => {
    await transaction.execute(sql`lock table exhibition, installation in access exclusive mode`)
    entered()
    await sleep(busyMs)
  })
  await inside
  return done
}

test('S-30 a start on a database that is busy for longer than a caller may wait is completed', async () => {
  const now = new Date(testNow)
  const { database, close } = await cloneDemo(now)
  onTestFinished(close)
  const busy = keepBusy(database)
  const { deps, demoAccounts } = await prepareDatabase(database, { config, clock, log: quietLog })
  await busy
  expect(deps.signingKey.length).toBeGreaterThan(20)
  expect(demoAccounts).not.toEqual([])
})

test('S-30 a start is retried while the database is gone, and given up with one sentence without SQL', async () => {
  const { url, setGone, cut } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2, log: quietLog })
  onTestFinished(() => database.close())
  setGone(true)
  const options = { config: { ...config, demo: false }, clock, log: quietLog }
  const refusal = await prepareDatabase(database, { ...options, withinMs: 600 }).catch(
    (error: unknown) => error,
  )
  expect((refusal as Error).name).toBe('DatabaseNotAnswering')
  expect((refusal as Error).message).toMatch(
    /^The database could not be used within \d+ seconds of the start/,
  )
  expect((refusal as Error).message).not.toMatch(/select|update|insert|Failed query/i)
  expect(isUnavailable(refusal)).toBe(true)

  const starting = prepareDatabase(database, options)
  await sleep(700)
  setGone(false)
  await sleep(50)
  cut()
  expect((await starting).deps.signingKey.length).toBeGreaterThan(20)
})
