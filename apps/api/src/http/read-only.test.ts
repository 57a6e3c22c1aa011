import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { anExhibition, aVisitor } from '../testing/builders.ts'
import { cloneDatabase } from '../testing/clone-database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { serverBehindASwitch } from '../testing/server-behind-a-switch.ts'
import { soon } from '../testing/soon.ts'
import { openTestApp } from '../testing/test-app.ts'
import { addressOf } from '../testing/test-database.ts'

interface Switchable {
  clone: NonNullable<Parameters<typeof openTestApp>[0]>['clone']
  setReadOnly(on: boolean): Promise<void>
}

/** As after a failover: connections end, and new sessions cannot write. */
async function onPostgresql(url: string): Promise<Switchable> {
  const clone = await cloneDatabase({ poolSize: 3 })
  const { rows } = await clone.database.db.execute<{ name: string }>('select current_database() as name')
  const name = String(rows[0]?.name)
  const setReadOnly = async (on: boolean) => {
    const admin = new pg.Client({ connectionString: addressOf(url, 'postgres') })
    await admin.connect()
    await admin.query(`alter database ${name} set default_transaction_read_only = ${on ? 'on' : 'off'}`)
    if (on)
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await admin.end()
  }
  return { clone, setReadOnly }
}

/** The embedded database speaks the same language, and all its connections share one session. */
async function onTheWire(): Promise<Switchable> {
  const { url } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 3, log: quietLog })
  const setReadOnly = async (on: boolean) => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(`set default_transaction_read_only = ${on ? 'on' : 'off'}`)
    await admin.end()
  }
  return { clone: { database, close: () => database.close() }, setReadOnly }
}

test('S-31 a read-only database is unavailable: writes get 503 with Retry-After, not ready, and it recovers by itself', async () => {
  const server = inject('template').server
  const { clone, setReadOnly } = await (server ? onPostgresql(server.url) : onTheWire())
  const fair = await openTestApp({ demo: false, ...(clone ? { clone } : {}) })
  onTestFinished(() => fair.close())
  await anExhibition(fair, { id: 21 })
  const visitor = await aVisitor(fair)
  const profile = { path: '/api/exhibition/v1/purchaser/business_card/my_card' }
  const captcha = { path: '/api/account/v1/captcha' }
  const readiness = () => fair.app.inject({ url: '/readyz' })
  expect((await readiness()).statusCode).toBe(200)
  const usual = await fair.call(captcha)

  await setReadOnly(true)
  await soon(async () => {
    const answer = await readiness()
    expect([answer.statusCode, answer.json().reason]).toEqual([503, 'the database is read-only'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
  const refused = await Promise.all(Array.from({ length: 8 }, () => fair.call(captcha)))
  for (const answer of refused) {
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  // Reading goes on, and nobody is signed out.
  expect((await fair.call(visitor.as(profile))).statusCode).not.toBeOneOf([401, 500])
  expect((await fair.app.inject({ url: '/healthz' })).statusCode).toBe(200)

  await setReadOnly(false)
  await soon(async () => expect((await readiness()).statusCode).toBe(200))
  const after = await Promise.all(Array.from({ length: 8 }, () => fair.call(captcha)))
  for (const answer of after) expect(answer.statusCode).toBe(usual.statusCode)
  expect(usual.statusCode).toBe(200)
})
