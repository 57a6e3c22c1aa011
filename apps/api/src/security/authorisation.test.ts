import { deskRoles, errors, isGranted, permissionOfCall } from '@tradefloor/contract'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aContact, aDeskPerson, anExhibitor, aVisitor, type Visitor } from '../testing/builders.ts'
import { type Stranger, someoneFor, strangers, tokensOfStrangers } from '../testing/openapi-callers.ts'
import { contractCalls, type Operation, readOperations } from '../testing/openapi-operations.ts'
import { type RequestParts, requestOf, sign } from '../testing/openapi-request.ts'
import type { Row } from '../testing/openapi-row.ts'
import { rows } from '../testing/openapi-rows.ts'
import type { RowContext } from '../testing/openapi-things.ts'
import { aWorld, noLimits, type World } from '../testing/openapi-world.ts'
import { ownedRows, whatCallsChange } from '../testing/owned-rows.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// Every call × every kind of caller × {one's own, another's, missing}. A new call joins with its row in openapi-rows.ts.

let fair: TestApp
let world: World
let tokens: Record<Stranger, string | null>
let operations: Map<string, Operation>
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: noLimits })
  world = await aWorld(fair)
  tokens = await tokensOfStrangers(fair, world)
  operations = new Map((await readOperations(fair.app)).map((operation) => [operation.name, operation]))
})
afterAll(() => fair.close())

const named = (who: string) =>
  contractCalls.filter((call) => call.who === who && rows[call.name]).map(({ name }) => name)

function find(name: string): { operation: Operation; row: Row } {
  const [operation, row] = [operations.get(name), rows[name]]
  if (!operation || !row) throw new Error(`${name} is not served`)
  return { operation, row }
}

/** Somebody's things, and the request about them. */
async function prepare({ operation, row }: { operation: Operation; row: Row }) {
  const owner = await someoneFor(operation.who, fair, world)
  const place: RowContext = { fair, world, owner, caller: owner }
  return { owner, ask: await row.ask(place) }
}

function send(operation: Operation, ask: RequestParts, token: string | null) {
  const { headers, ...request } = requestOf(operation, ask)
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return fair.app.inject(sign(fair, { ...request, headers: { ...headers, ...authorization } }))
}

/** What two answers must have in common, byte by byte. */
const seen = ({ statusCode, headers, body }: LightMyRequestResponse) => ({
  statusCode,
  type: headers['content-type'],
  caching: headers['cache-control'],
  body: body.replace(/"request_id":"[\w-]+"/, '"request_id":""'),
})

const outcome = ({ statusCode, body }: LightMyRequestResponse) => {
  const json = body.startsWith('{') ? JSON.parse(body) : {}
  return json.res === 0 ? `${statusCode} ${json.errCode}` : `${statusCode}`
}
const refusal = (name: keyof typeof errors) => `${errors[name].status} ${errors[name].code}`

test('T20 every call that is described has a row in the matrix, and every row is a call', () => {
  expect(Object.keys(rows).sort()).toEqual([...operations.keys()].sort())
})

test('N-06 no call is an administrator’s: each is for everyone, for anyone, for a visitor or for a company’s people', () => {
  for (const { name, path, who } of contractCalls) {
    expect(['public', 'anyone', 'visitor', 'contact', 'person'], name).toContain(who)
    expect(`${name} ${path}`).not.toMatch(/admin|manage|operator|root\b/i)
  }
})

describe('N-02 N-03 a visitor may use every call, and a company’s people theirs', () => {
  test.each(Object.keys(rows))('%s', async (name) => {
    const { operation, row } = find(name)
    const { owner, ask } = await prepare({ operation, row })
    expect(outcome(await send(operation, ask, owner.token))).toBe('200')
  })
})

describe('N-01 T3 T12 T20 only a signed-in visitor may use a visitor’s call, and nothing changes for others', () => {
  test.each(named('visitor'))('%s', async (name) => {
    const { operation, row } = find(name)
    const { owner, ask } = await prepare({ operation, row })
    const before = await ownedRows(fair, owner.id)
    for (const stranger of strangers)
      expect(outcome(await send(operation, ask, tokens[stranger])), stranger).toBe(refusal('not_signed_in'))
    expect(await ownedRows(fair, owner.id)).toEqual(before)
  })
})

describe('N-01 N-03 T20 only a company’s person may use the desk’s calls, and nothing changes for others', () => {
  test.each(named('contact'))('%s', async (name) => {
    const { operation, row } = find(name)
    const { ask } = await prepare({ operation, row })
    const visitor = await aVisitor(fair)
    const before = await whatCallsChange(fair)
    const others = strangers.filter((stranger) => stranger !== 'contact of a company')
    for (const token of [visitor.token, ...others.map((stranger) => tokens[stranger])])
      expect(outcome(await send(operation, ask, token))).toBe(refusal('not_signed_in'))
    expect(await whatCallsChange(fair)).toBe(before)
  })
})

describe.each(deskRoles)(
  'V-61 T20 T57 %s uses the calls of their role, and changes nothing by the others',
  (role) => {
    test.each(named('contact'))('%s', async (name) => {
      const { operation, row } = find(name)
      const { ask } = await prepare({ operation, row })
      const contactId = await aContact(fair, world.companyId, { role })
      const person = await aDeskPerson(fair, contactId)
      const permission = permissionOfCall(name)
      if (permission && isGranted(role, permission)) {
        expect(outcome(await send(operation, ask, person.token))).not.toBe(refusal('role_refused'))
        return
      }
      const before = await whatCallsChange(fair)
      expect(outcome(await send(operation, ask, person.token))).toBe(refusal('role_refused'))
      expect(await whatCallsChange(fair)).toBe(before)
    })
  },
)

describe('N-01 R-04 T27 a call for either lets both in, and nobody else', () => {
  test.each(named('person'))('%s', async (name) => {
    const { operation, row } = find(name)
    const { owner, ask } = await prepare({ operation, row })
    const before = await ownedRows(fair, owner.id)
    for (const stranger of strangers)
      if (stranger !== 'contact of a company')
        expect(outcome(await send(operation, ask, tokens[stranger])), stranger).toBe(refusal('not_signed_in'))
    expect(await ownedRows(fair, owner.id)).toEqual(before)
    const answer = outcome(await send(operation, ask, tokens['contact of a company']))
    expect(answer).not.toBe(refusal('not_signed_in'))
  })
})

describe('T12 a token does not stand in for a signature', () => {
  test.each(Object.keys(rows))('%s', async (name) => {
    const { operation, row } = find(name)
    const { owner, ask } = await prepare({ operation, row })
    const before = await ownedRows(fair, owner.id)
    const { headers, ...request } = sign(fair, requestOf(operation, ask))
    const authorization = `Bearer ${owner.token}`
    const { 'x-signature': _, ...unsigned } = { ...headers, authorization } as Record<string, string>
    const answer = await fair.app.inject({ ...request, headers: unsigned })
    expect(outcome(answer)).toBe(refusal('signature_missing'))
    expect(await ownedRows(fair, owner.id)).toEqual(before)
  })
})

describe('N-01 a public call answers everyone alike, whatever token they bring', () => {
  test.each(named('public'))('%s', async (name) => {
    const { operation, row } = find(name)
    const owner = await aVisitor(fair)
    const place = { fair, world, owner, caller: owner }
    const first = await send(operation, await row.ask(place), null)
    for (const stranger of strangers) {
      const answer = await send(operation, await row.ask(place), tokens[stranger])
      if (row.varies) expect(outcome(answer), stranger).toBe(outcome(first))
      else expect(seen(answer), stranger).toEqual(seen(first))
    }
  })
})

describe('N-01 a call for anyone serves guests and scenes, and refuses a token that is no longer good', () => {
  test.each(named('anyone'))('%s', async (name) => {
    const { operation, row } = find(name)
    const { ask } = await prepare({ operation, row })
    for (const stranger of strangers) {
      const welcome = stranger === 'guest' || stranger === 'scene token'
      const answer = outcome(await send(operation, ask, tokens[stranger]))
      expect(answer, stranger).toBe(welcome ? '200' : refusal('not_signed_in'))
    }
  })
})

const owned = Object.entries(rows).flatMap(([name, { owned = [] }]) =>
  owned.map((pair) => [name, pair.what, pair] as const),
)

describe('N-04 K-29 T20 another’s thing is as one that is not there, byte by byte, and stays as it is', () => {
  test.each(owned)('%s: %s', async (name, _, { anothers, missing }) => {
    const { operation } = find(name)
    const { who } = operation
    const owner = await someoneFor(who, fair, world)
    // Another of the same company is no other as far as the company's things go.
    const elsewhere =
      who === 'contact' ? { ...world, ...(await anExhibitor(fair, { in: world.exhibitionId })) } : world
    const caller = await someoneFor(who, fair, elsewhere)
    const place = { fair, world, owner, caller }
    const about = await anothers(place)
    const before = await ownedRows(fair, owner.id)
    const answer = await send(operation, about, caller.token)
    expect(seen(answer)).toEqual(seen(await send(operation, await missing(place), caller.token)))
    expect(await ownedRows(fair, owner.id)).toEqual(before)
    if (operation.who === 'anyone')
      expect(seen(await send(operation, about, null))).toEqual(
        seen(await send(operation, await missing(place), null)),
      )
  })
})

describe('N-04 nothing of one visitor is in what another reads', () => {
  const reading = contractCalls.filter(({ name, method }) => method === 'GET' && rows[name])
  test.each(reading.map(({ name }) => name))('%s', async (name) => {
    const { operation, row } = find(name)
    const owner = await aVisitor(fair, { realName: 'Canary Owner', company: 'Canary Trading' })
    await everyThingOf(owner)
    const caller = await aReader(operation)
    const { body } = await send(
      operation,
      await row.ask({ fair, world, owner: caller, caller }),
      caller.token,
    )
    for (const canary of ['Canary', owner.phone, owner.email]) expect(body).not.toContain(canary)
    const marks = body.match(/"(is_store|is_mark|is_switch)":1/)
    expect(marks).toBeNull()
  })

  /** Another visitor; at the desk, somebody of another company. */
  const aReader = async ({ who }: Operation) =>
    who === 'contact'
      ? aDeskPerson(fair, (await anExhibitor(fair, { in: world.exhibitionId })).contactId)
      : aVisitor(fair)

  /** One of everything a visitor can have. */
  async function everyThingOf(owner: Visitor) {
    for (const name of [
      'markProduct',
      'markCompany',
      'markVideo',
      'markDocument',
      'switchCard',
      'sendMessage',
    ]) {
      const { operation, row } = find(name)
      const ask = await row.ask({ fair, world, owner, caller: owner })
      expect(outcome(await send(operation, ask, owner.token)), name).toBe('200')
    }
  }
})

describe('K-29 a list of ids has at most 200', () => {
  const listing = contractCalls.filter(({ path }) => path.endsWith(':ids'))
  test.each(listing.map(({ name }) => name))('%s', async (name) => {
    const { operation } = find(name)
    const { token } = await aVisitor(fair)
    const ids = (count: number) => Array.from({ length: count }, (_, index) => 1_900_000_000 + index).join()
    const status = async (count: number) =>
      (await send(operation, { params: { ids: ids(count) } }, token)).statusCode
    expect(await status(200)).not.toBe(400)
    expect(await status(201)).toBe(400)
  })
})
