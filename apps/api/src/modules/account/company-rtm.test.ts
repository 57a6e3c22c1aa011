import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, limitCount } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const rtmOf = (visitor: Visitor, companyId: number) =>
  fair.call(visitor.as({ path: `/api/account/v1/company/${companyId}/rtm` }))

async function aCompanyWithPeople(changes: Parameters<typeof anExhibition>[1] = {}) {
  const { id } = await anExhibition(fair, changes)
  const exhibitor = await anExhibitor(fair, { in: id })
  const person = await aVisitor(fair, { kind: 'contact', contactId: exhibitor.contactId })
  const [row] = await fair.database.db.select().from(account).where(eq(account.id, person.id))
  return { ...exhibitor, uid: row?.rtmUid }
}

test('K-08 whom to message at a company: its contacts, while it exhibits', async () => {
  const visitor = await aVisitor(fair)
  const { companyId, uid } = await aCompanyWithPeople()
  const answer = await rtmOf(visitor, companyId)
  expect(answer.json()).toEqual({ res: 1, mes: '', errMes: '', list: [{ uid }] })
  // Until the midnight after the last day, as the lists of exhibitions say.
  fair.clock.set('2026-11-16T23:59:59+08:00')
  const { token } = await aSession(fair, visitor.id)
  expect(
    (await fair.call({ path: `/api/account/v1/company/${companyId}/rtm`, headers: bearer(token) })).json()
      .list,
  ).toHaveLength(1)
})

test('T24 nobody at a company whose exhibitions are over, unless one of them is lasting', async () => {
  const visitor = await aVisitor(fair)
  const over = {
    opensAt: new Date('2026-11-01T09:00:00+08:00'),
    closesAt: new Date('2026-11-14T17:00:00+08:00'),
  }
  const ended = await aCompanyWithPeople(over)
  expect((await rtmOf(visitor, ended.companyId)).json().list).toEqual([])
  const lasting = await aCompanyWithPeople({ ...over, lasting: true })
  expect((await rtmOf(visitor, lasting.companyId)).json().list).toEqual([{ uid: lasting.uid }])
})

test('T24 guests are told nothing, unknown companies are not found, and nobody can go through them all', async () => {
  const visitor = await aVisitor(fair)
  const { companyId } = await aCompanyWithPeople()
  expect((await fair.call({ path: `/api/account/v1/company/${companyId}/rtm` })).statusCode).toBe(401)
  expect((await rtmOf(visitor, 99_999_999)).statusCode).toBe(404)
  const sweep = await Promise.all(Array.from({ length: 70 }, (_, n) => rtmOf(visitor, 90_000_000 + n)))
  expect(sweep.filter(({ statusCode }) => statusCode === 404)).toHaveLength(59)
  expect(sweep.filter(({ statusCode }) => statusCode === 429)).toHaveLength(11)
})
