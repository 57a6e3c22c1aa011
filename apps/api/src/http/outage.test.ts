import * as contract from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { anExhibition, aVisitor, type Visitor } from '../testing/builders.ts'
import { cloneEmbedded } from '../testing/clone-database.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { serverBehindASwitch } from '../testing/server-behind-a-switch.ts'
import { soon } from '../testing/soon.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const isCall = (value: unknown): value is contract.AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'who' in value
const calls = Object.values<unknown>(contract).filter(isCall)

const cached = { path: '/api/exhibition/v2/web/exhibition' }
const forAnyone = { path: '/api/exhibition/v1/web/exhibitor' }
const mine = { path: '/api/exhibition/v1/purchaser/exh_company/mark' }
const marking = {
  ...mine,
  method: 'POST',
  body: JSON.stringify({ exhibition_id: 21, company_id: 1 }),
}

async function fairWithASwitch() {
  const { url, ...line } = await serverBehindASwitch()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 3, log: quietLog })
  const fair = await openTestApp({ demo: false, clone: { database, close: () => database.close() } })
  onTestFinished(() => fair.close())
  return { fair, line }
}

/** Every call of the contract as a signed-in visitor, who also has a cookie that nobody can look up now. */
async function askEverything(fair: TestApp, visitor: Visitor) {
  const answers = calls.map(async ({ method, path, name }) => {
    const response = await fair.call(
      visitor.as({
        method,
        path: path.replace(/:\w+/g, '1'),
        headers: { cookie: 'refresh=c; __Host-refresh=c', origin: 'http://localhost:80', 'x-refresh': '1' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      }),
    )
    return { name, status: response.statusCode, wait: response.headers['retry-after'] }
  })
  return Promise.all(answers)
}

test('G-X1 a database that is silent, or gone, signs nobody out: ready lists are served, the rest gets 503', async () => {
  const { fair, line } = await fairWithASwitch()
  await anExhibition(fair, { id: 21 })
  const visitor = await aVisitor(fair)
  const ways = [line.setSilent, line.setGone]
  for (const setAway of ways) {
    for (const request of [cached, forAnyone, visitor.as(mine)])
      expect((await fair.call(request)).statusCode).toBe(200)

    setAway(true)
    // Those who ask first find out that nobody answers.
    const first = await Promise.all([visitor.as(mine), visitor.as(marking), cached].map(fair.call))
    expect(first.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200])
    // What has aged is better than nothing.
    fair.answers.expire()
    for (const request of [cached, forAnyone]) expect((await fair.call(request)).statusCode).toBe(200)
    const withToken = await fair.call(visitor.as(forAnyone))
    expect(withToken.statusCode).toBe(503)
    expect(Number(withToken.headers['retry-after'])).toBeGreaterThan(0)
    expect(withToken.json()).toMatchObject({ res: 0 })

    const answers = await askEverything(fair, visitor)
    expect(answers.filter(({ status }) => status === 401 || status === 500)).toEqual([])
    expect(answers.filter(({ status, wait }) => status === 503 && !wait)).toEqual([])
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(10)
    expect((await fair.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await fair.app.inject({ url: '/readyz' })).statusCode).toBe(503)

    setAway(false)
    await soon(async () => expect((await fair.call(visitor.as(mine))).statusCode).toBe(200))
    expect((await fair.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  }
})

test('G-X1 behind an embedded database that is busy for long, callers are refused instead of kept waiting', async () => {
  const clone = await cloneEmbedded()
  const fair = await openTestApp({ demo: false, clone })
  onTestFinished(() => fair.close())
  const visitor = await aVisitor(fair)
  expect((await fair.call(cached)).statusCode).toBe(200)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let entered = () => {}
  const inside = new Promise<void>((resolve) => {
    entered = resolve
  })

  // The one session belongs to an import, which has all the time it needs.
  const importing = fair.database.longTransaction(async (transaction) => {
    await transaction.execute(sql`create table brought_in (id int)`)
    entered()
    await held
    await transaction.execute(sql`insert into brought_in values (1)`)
  })
  await inside
  const [busy, ready] = await Promise.all([visitor.as(mine), cached].map(fair.call))
  expect([busy?.statusCode, ready?.statusCode]).toEqual([503, 200])
  expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0)

  release()
  await importing
  await soon(async () => expect((await fair.call(visitor.as(mine))).statusCode).toBe(200))
  expect((await fair.database.db.execute(sql`select id from brought_in`)).rows).toEqual([{ id: 1 }])
})
