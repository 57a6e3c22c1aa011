import { fairDay } from '@tradefloor/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, answeringHours, lead, leadNote, savedAnswer } from '../schema/index.ts'
import { post } from '../testing/account-calls.ts'
import { cloneDatabase } from '../testing/clone-database.ts'
import { aCaptcha, encrypted, signIn, signOnToDesk, withToken } from '../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { findDemoAccounts } from './load-demo-accounts.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp()
})
afterAll(() => fair.close())

const visitors = [
  ['demo', '19900000001', 'demo@example.com'],
  ['demo2', '19900000002', 'demo2@example.com'],
] as const

const dataOf = async (name: string, path: string) => {
  const answer = await signIn(fair, { name, password: 'Demo#2026' })
  return (await fair.call({ path, headers: withToken(answer) })).json().data
}

test.each(visitors)('the demo visitor %s signs in by each of their names', async (...names) => {
  for (const name of names) {
    const { phone, email } = await dataOf(name, '/api/account/v1/profile')
    expect([phone, email]).toEqual(names.slice(1))
  }
})

test('demo has a complete card, demo2 an incomplete profile', async () => {
  const whole = ({ real_name, company, rtm_uid }: Record<string, string>) =>
    [real_name, company, rtm_uid].every(Boolean)
  expect(whole(await dataOf('demo', '/api/account/v1/profile'))).toBe(true)
  expect(whole(await dataOf('demo2', '/api/account/v1/profile'))).toBe(false)
})

test('K-08 booth is the one to talk to at company 1001, and signs on elsewhere', async () => {
  const visitor = await signIn(fair, { name: 'demo' })
  const { list } = (
    await fair.call({ path: '/api/account/v1/company/1001/rtm', headers: withToken(visitor) })
  ).json()
  expect(list).toEqual([{ uid: expect.stringMatching(/^u[\w-]{12}$/) }])
  expect((await signIn(fair, { name: 'booth', password: 'Booth#2026' })).json().errCode).toBe(20010)
})

test('N-03 R-02 the desk of company 1001 has answers ready, and the hours of some companies are known', async () => {
  const answers = await fair.database.db.select().from(savedAnswer).orderBy(asc(savedAnswer.position))
  expect(answers.map(({ companyId, position }) => [companyId, position])).toEqual(
    [1, 2, 3, 4, 5].map((position) => [1001, position]),
  )
  for (const { title, textZh, textEn } of answers) expect([title, textZh, textEn]).not.toContain('')
  const hours = await fair.database.db.select().from(answeringHours)
  expect(hours.map(({ companyId }) => companyId).sort()).toEqual([1002, 1003, 1801])
})

test('V-41 V-43 the desk of company 1001 has leads, of visitors who are marked as the demo’s, with late and coming steps', async () => {
  const rows = await fair.database.db
    .select({ nextOn: lead.nextOn, companyId: lead.companyId, demo: account.demo })
    .from(lead)
    .innerJoin(account, eq(account.id, lead.accountId))
  expect(rows.length).toBeGreaterThan(0)
  for (const { companyId, demo } of rows) expect([companyId, demo]).toEqual([1001, true])
  const today = fairDay(fair.clock.now())
  const days = rows.flatMap(({ nextOn }) => nextOn ?? [])
  expect([days.some((day) => day < today), days.some((day) => day >= today)]).toEqual([true, true])
  expect(await fair.database.db.$count(leadNote)).toBeGreaterThan(0)
})

test('V-53 V-55 the desk of company 1001 has figures above five of two weeks, above the median of its fair', async () => {
  const headers = withToken(await signOnToDesk(fair, { name: 'booth', password: 'Booth#2026' }))
  const path = '/api/desk/v1/figures'
  const { data } = (await fair.call({ path, query: { exhibition_id: 21 }, headers })).json()
  expect(data.period).toBe('opening')
  expect(data.totals.visits.value).toBeGreaterThan(data.totals.visits.median)
  expect(data.visits.list.every(({ value }: { value: number }) => value > 0)).toBe(true)
  expect(data.products.length).toBeGreaterThan(2)
  expect(data.products[0].enquiries).toBeGreaterThan(0)
  expect(data.countries.list.length).toBeGreaterThan(1)
  expect(data.replies.conversations).toBeGreaterThan(9)
  expect(data.replies.in_time).toBeLessThan(data.replies.conversations)
})

test('whoever starts the demo fair is told its accounts, and nobody else is told any', async () => {
  const told = await findDemoAccounts(fair.database.db)
  expect(told.map(({ user_name, password }) => [user_name, password])).toEqual([
    ['demo', 'Demo#2026'],
    ['demo2', 'Demo#2026'],
    ['booth', 'Booth#2026'],
  ])
  const own = await cloneDatabase()
  expect(await findDemoAccounts(own.database.db)).toEqual([])
  await own.close()
})

test.each(['0.0.0.0', '::', '192.0.2.10', 'fair.example'])(
  'T17 bound to %s the demo accounts open nothing, and the answer is that of a wrong password',
  async (host) => {
    const { database } = fair
    const outside = await openTestApp({
      demo: false,
      environment: { HOST: host, SIGN_IN_FAILURES: '1000' },
      clone: { database, close: async () => {} },
    })
    for (const password of ['Demo#2026', 'Wrong#2026']) {
      const { key, code } = await aCaptcha(outside)
      const answer = await post(outside, 'login', {
        name: 'demo',
        password: encrypted(password, key),
        captcha: code,
        cpkey: key,
      })
      expect(answer.json()).toMatchObject({ res: 0, errCode: 20010 })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    await outside.close()
  },
)
