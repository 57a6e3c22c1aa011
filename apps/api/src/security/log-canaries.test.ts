import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aSession, aVisitor, type Visitor } from '../testing/builders.ts'
import { answerFaults, headerFaults, textOf } from '../testing/openapi-answers.ts'
import { type Operation, readOperations } from '../testing/openapi-operations.ts'
import { type RequestParts, requestOf, sign } from '../testing/openapi-request.ts'
import { rows } from '../testing/openapi-rows.ts'
import { aWorld, noLimits, type World } from '../testing/openapi-world.ts'
import { everything } from '../testing/owned-rows.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// Values that occur nowhere else. Each goes into every field of its name, in every call.
const canaries: Record<string, string> = {
  phone: '19973517351',
  email: 'canary-7351@example.com',
  password: 'Canary#7351',
  old_password: 'Canary#7352',
  password_confirmation: 'Canary#7351',
  verify_code: '735173',
  cpkey: 'canary-key-7351-canary-key-7351-x',
  sso_ticket: 'canary-ticket-7351',
  token: 'canary-invitation-7351-canary',
  user_name: 'canary.user.7351',
  key: 'canary-site-key-7351',
  guest_id: 'canary-guest-7351',
  real_name: 'Canary Lin',
  name: 'Canary Lin',
  company: 'Canary Trading',
  company_name: 'Canary Trading',
  question: 'canary-question-7351',
  search: 'canary-search-7351',
}
const inHeaders = {
  authorization: 'Bearer canary-token-7351-canary-token-7351',
  cookie: 'any=canary-cookie-7351; __Host-refresh=canary-cookie-7351-canary-cookie-7351-x',
}
const inQuery = { search: 'canary-query-7351' }

// Every call several times over, passwords hashed among them.
vi.setConfig({ testTimeout: 120_000 })

let written = ''
const log = new Writable({
  write(chunk, _, done) {
    written += String(chunk)
    done()
  },
})
let fair: TestApp
let world: World
let operations: Operation[]
let owner: Visitor
/** What replies and the outbox gave out: nobody may find it elsewhere. */
const secrets = new Set<string>()

beforeAll(async () => {
  fair = await openTestApp({
    demo: false,
    environment: { ...noLimits, LOG_LEVEL: 'debug' },
    logTo: log,
  })
  world = await aWorld(fair)
  operations = await readOperations(fair.app)
  owner = await aVisitor(fair, { phone: canaries.phone, email: canaries.email, realName: canaries.real_name })
})
afterAll(() => fair.close())

async function send(operation: Operation, ask: RequestParts, token: string) {
  const authorization = `Bearer ${token}`
  const request = requestOf(operation, { ...ask, headers: { authorization, ...ask.headers } })
  const answer = await fair.app.inject(sign(fair, request))
  keepSecrets(answer.headers['set-cookie'], textOf(answer))
  return answer
}

function keepSecrets(cookies: string | string[] | undefined, body: string) {
  const secretFields = /"(access_token|scene_token|rtm_token|sso_ticket|key|guest_id)":"([^"]{16,})"/g
  for (const [, , secret] of body.matchAll(secretFields)) if (secret) secrets.add(secret)
  for (const cookie of [cookies ?? []].flat()) {
    const value = /^[^=]+=([^;]{16,})/.exec(cookie)?.[1]
    if (value) secrets.add(value)
  }
  for (const { key } of fair.outbox.list()) if (key) secrets.add(key)
}

/** The same request with a canary in every field that has one, in its headers and in its address. */
function withCanaries(ask: RequestParts): RequestParts {
  const body = Object.fromEntries(
    Object.entries((ask.body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      canaries[name] ?? value,
    ]),
  )
  return { ...ask, ...(ask.body ? { body } : {}) }
}

/** Every call as it should be, with canaries, and with canaries where nothing should be. */
async function runEverything(asks: Map<Operation, RequestParts>) {
  for (const [operation, ask] of asks) {
    const strange = withCanaries(ask)
    const { token } = await aSession(fair, owner.id)
    secrets.add(token)
    await send(operation, strange, token)
    await send(operation, { ...strange, headers: inHeaders, query: { ...ask.query, ...inQuery } }, token)
  }
}

async function prepared(): Promise<Map<Operation, RequestParts>> {
  const asks = new Map<Operation, RequestParts>()
  for (const operation of operations)
    asks.set(operation, (await rows[operation.name]?.ask({ fair, world, owner, caller: owner })) ?? {})
  return asks
}

const found = (text: string) =>
  [...Object.values(canaries), 'canary-token', 'canary-cookie', 'canary-query', ...secrets].filter((value) =>
    text.includes(value),
  )

test('T44 T5 nothing that a caller sends or is given stands in the log, whichever call it is', async () => {
  for (const operation of operations) {
    const other = await aVisitor(fair)
    const ask = await rows[operation.name]?.ask({ fair, world, owner: other, caller: other })
    await send(operation, ask ?? {}, other.token)
    secrets.add(other.phone).add(other.email).add(other.token)
  }
  await runEverything(await prepared())
  expect(secrets.size).toBeGreaterThan(60)
  for (const operation of operations) expect(written).toContain(operation.path.replace(/\{(\w+)\}/g, ':$1'))
  expect(found(written)).toEqual([])
  expect(written).not.toMatch(/authorization|bearer |set-cookie|platform=/i)
})

test('T2 what opens an account is in the database only as a hash', async () => {
  const tokens = [...secrets].filter((secret) => !/^\d+$|@/.test(secret))
  expect(tokens.length).toBeGreaterThan(60)
  const database = await everything(fair)
  expect(database).toContain(owner.email)
  expect(tokens.filter((token) => database.includes(token))).toEqual([])
})

test('T44 T40 T46 nor when the database refuses what it is asked: the log keeps the values out, the answer the rest', async () => {
  owner = await aVisitor(fair)
  const asks = await prepared()
  const { token } = await aSession(fair, owner.id)
  written = ''
  // First what calls write to, then also who is calling: every call fails somewhere on its way.
  const wave = async (tables: string[]) => {
    for (const table of tables)
      await fair.database.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
    for (const about of ['exhibitions', 'schedule', 'catalogue']) fair.answers.drop(about)
    for (const [operation, ask] of asks) {
      const answer = await send(operation, withCanaries(ask), token)
      if (answer.statusCode === 500) surprises.add(operation.name)
      expect(headerFaults(answer)).toEqual([])
      expect(
        answerFaults(operation, answer, { language: 'zh' }).filter((fault) => fault !== 'status 500'),
        operation.name,
      ).toEqual([])
    }
  }
  const surprises = new Set<string>()
  await wave(['favourite', 'business_card', 'card_exchange', 'enquiry', 'page_view', 'file'])
  await wave([
    'limit_count',
    'captcha',
    'verification_code',
    'invitation',
    'refresh_token',
    'exhibitor',
    'company',
  ])
  await wave(['account', 'session', 'access_token'])
  expect(surprises.size).toBeGreaterThan(operations.length / 2)
  expect(written).toContain('"status":500')
  expect(found(written)).toEqual([])
})
