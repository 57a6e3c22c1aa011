import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessToken, captcha, limitCount, refreshToken, session, verificationCode } from './schema/index.ts'
import { sweep } from './sweep.ts'
import { codeFor, post } from './testing/account-calls.ts'
import { aVisitor } from './testing/builders.ts'
import { cloneDatabase } from './testing/clone-database.ts'
import { quietLog } from './testing/quiet-log.ts'
import { aCaptcha, cookieOf, ourOrigin, signIn, withCookie } from './testing/sign-in.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const tables = { session, accessToken, refreshToken, captcha, verificationCode, limitCount }
const counts = async () => {
  const all = Object.entries(tables).map(async ([name, table]) => [
    name,
    (await fair.database.db.select().from(table)).length,
  ])
  return Object.fromEntries(await Promise.all(all)) as Record<keyof typeof tables, number>
}

test('T44 what is over is dropped, and what is not stays', async () => {
  const visitor = await aVisitor(fair)
  const cookie = cookieOf(await signIn(fair, { name: visitor.phone, remember: true })) ?? {
    name: '',
    value: '',
  }
  await post(fair, 'refresh', {}, withCookie(cookie, ourOrigin))
  await aCaptcha(fair)
  await codeFor(fair, { phone: visitor.phone })
  const before = await counts()
  for (const count of Object.values(before)) expect(count).toBeGreaterThan(0)
  await sweep(fair, quietLog)
  expect(await counts()).toEqual(before)

  // The session that is not remembered, every short-lived token and everything that was counted for a minute.
  fair.clock.set('2026-11-17T12:00:00+08:00')
  await sweep(fair, quietLog)
  expect(await counts()).toEqual({
    session: 1,
    accessToken: 0,
    refreshToken: 2,
    captcha: 0,
    verificationCode: 0,
    limitCount: 0,
  })
  fair.clock.set('2026-12-16T12:00:00+08:00')
  await sweep(fair, quietLog)
  expect(await counts()).toMatchObject({ session: 0, refreshToken: 0 })
})

test('a database that is away is reported without what was asked of it, and nothing is thrown', async () => {
  const { database, close } = await cloneDatabase()
  const away = await openTestApp({ demo: false, clone: { database, close: async () => {} } })
  await close()
  const said: object[] = []
  await sweep(away, { warn: (fields) => said.push(fields) })
  expect(said.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(said)).not.toMatch(/select|delete|params/i)
  await away.close()
})
