import { readHolder } from '@tradefloor/embedded-postgres'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { type Database, openDatabase } from '../db/open-database.ts'
import { openGuestDatabase } from '../db/open-guest-database.ts'
import { isUnavailable } from '../db/outage.ts'
import { cloneEmbedded } from '../testing/clone-database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { serverBehindASwitch } from '../testing/server-behind-a-switch.ts'
import { testNow } from '../testing/test-app.ts'
import { prepareDatabase } from './prepare-database.ts'

const clock = { now: () => new Date(testNow) }
const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off' })
const options = { config, clock, log: quietLog }
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Longer than a caller may wait: the watch of serving gives up after 2.8 s. */
const busyMs = 6000

/** A database that somebody else uses for a while, as on a busy machine, from when its migrations are done. */
async function busyAfterMigrations() {
  const clone = await cloneEmbedded()
  const address = readHolder(clone.dataDir)?.address
  if (!address) throw new Error('nobody holds the data folder')
  const other = await openGuestDatabase(address, quietLog)
  const busy: Promise<unknown>[] = []
  onTestFinished(async () => {
    await Promise.all(busy)
    await other.close()
    await clone.close()
  })
  const longTransaction: Database['longTransaction'] = async (work) => {
    const result = await clone.database.longTransaction(work)
    await new Promise<void>((entered) => {
      const held = other.longTransaction(async (transaction) => {
        await transaction.execute(sql`select 1`)
        entered()
        await sleep(busyMs)
      })
      busy.push(held)
    })
    return result
  }
  return { ...clone.database, longTransaction }
}

test('S-30 a start on a database that is busy for longer than a caller may wait is completed', async () => {
  const database = await busyAfterMigrations()
  const { deps } = await prepareDatabase(database, options)
  expect(deps.signingKey.length).toBeGreaterThan(20)
})

test('S-30 with the connections and limits of serving such a start would be given up', async () => {
  const database = await busyAfterMigrations()
  const start = prepareDatabase({ ...database, patient: database.db }, { ...options, withinMs: 0 })
  await expect(start).rejects.toThrow('could not be used')
})

test('S-30 a start is retried while the database is gone, and given up with one sentence without SQL', async () => {
  const { url, setGone, cut } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 2, log: quietLog })
  onTestFinished(() => database.close())
  setGone(true)
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
