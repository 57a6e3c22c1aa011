import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '../schema/index.ts'
import { aVisitor, testPassword } from '../testing/builders.ts'
import { type Operation, readOperations } from '../testing/openapi-operations.ts'
import { type RequestParts, requestOf, sign } from '../testing/openapi-request.ts'
import { rows } from '../testing/openapi-rows.ts'
import type { RowContext } from '../testing/openapi-things.ts'
import { aWorld, noLimits, type World } from '../testing/openapi-world.ts'
import { ownedRows } from '../testing/owned-rows.ts'
import { cookieOf, signIn, statusWith, withCookie, withToken } from '../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// Each module proves its own races (one code, one captcha, one ticket, one exchange); here calls of different modules meet.

let fair: TestApp
let world: World
let operations: Operation[]
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: noLimits })
  world = await aWorld(fair)
  operations = await readOperations(fair.app)
})
afterAll(() => fair.close())

function send(name: string, ask: RequestParts, token?: string) {
  const operation = operations.find((one) => one.name === name)
  if (!operation) throw new Error(`${name} is not served`)
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return fair.app.inject(
    sign(fair, requestOf(operation, { ...ask, headers: { ...authorization, ...ask.headers } })),
  )
}

/** Every call of a visitor but those that end the session, ready to be sent. */
async function everyCallOf(place: RowContext) {
  const ending = ['deleteAccount', 'changePassword']
  const calls: { name: string; ask: RequestParts }[] = []
  for (const { name, who } of operations)
    if (who === 'visitor' && !ending.includes(name))
      calls.push({ name, ask: (await rows[name]?.ask(place)) ?? {} })
  return calls
}

describe('every call of a visitor at once with the end of their account', () => {
  test.each([1, 2, 3])('leaves nothing behind and surprises nobody (%i)', async (round) => {
    const owner = await aVisitor(fair)
    const calls = await everyCallOf({ fair, world, owner, caller: owner })
    const deletion = { name: 'deleteAccount', ask: { body: { password: testPassword } } }
    const mixed = [...calls.slice(0, round * 5), deletion, ...calls.slice(round * 5), ...calls]
    const answers = await Promise.all(
      mixed.map(async ({ name, ask }) => `${(await send(name, ask, owner.token)).statusCode} ${name}`),
    )
    expect(answers.filter((answer) => answer.endsWith(' deleteAccount'))).toEqual(['200 deleteAccount'])
    expect(answers.filter((answer) => !/^(200|401|404) /.test(answer))).toEqual([])
    expect(await ownedRows(fair, owner.id)).toEqual([])
  })
})

test('a mark that waits for the end of its owner’s account is refused as one of nobody', async () => {
  const owner = await aVisitor(fair)
  const body = { exhibition_product_id: world.exhibitionProductId }
  let sent: ReturnType<typeof send> | undefined
  await fair.database.db.transaction(async (db) => {
    await db.delete(account).where(eq(account.id, owner.id))
    sent = send('markProduct', { body }, owner.token)
    // Long enough for the call to have been let in, which it is until the deletion counts.
    await pause(300)
  })
  expect((await sent)?.statusCode).toBe(401)
  expect(await ownedRows(fair, owner.id)).toEqual([])
})

describe('signing out while other tabs refresh', () => {
  test.each([0, 5, 10])('T3 nobody is signed in afterwards (%i before)', async (before) => {
    const owner = await aVisitor(fair)
    const answer = await signIn(fair, { name: owner.phone })
    const cookie = cookieOf(answer)
    if (!cookie) throw new Error('no cookie was set')
    const headers = withCookie(cookie, { origin: 'http://localhost' })
    const names = Array.from({ length: 20 }, (_, index) => (index === before ? 'logout' : 'refresh'))
    const answers = await Promise.all(names.map((name) => send(name, { headers })))
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode)
    expect(await statusWith(fair, withToken(answer))).toBe(401)
    for (const given of answers)
      if (given.json().access_token) expect(await statusWith(fair, withToken(given))).toBe(401)
    expect((await send('refresh', { headers })).json().access_token).toBeUndefined()
  })
})

test('marking and taking back at once, from many tabs, leaves one mark or none', async () => {
  const owner = await aVisitor(fair)
  const body = { exhibition_product_id: world.exhibitionProductId }
  const names = Array.from({ length: 60 }, (_, index) => (index % 2 ? 'unmarkProduct' : 'markProduct'))
  const answers = await Promise.all(names.map((name) => send(name, { body }, owner.token)))
  for (const { statusCode } of answers) expect(statusCode).toBe(200)
  const marked = (await send('listProductFavourites', {}, owner.token)).json().count
  expect([0, 1]).toContain(marked)
  await send('markProduct', { body }, owner.token)
  expect((await send('listProductFavourites', {}, owner.token)).json().count).toBe(1)
})
