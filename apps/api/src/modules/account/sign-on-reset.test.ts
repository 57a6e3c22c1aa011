import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contact, limitCount, verificationCode } from '../../schema/index.ts'
import { codeFor, masked, otherThan, post } from '../../testing/account-calls.ts'
import { aDeskPerson, anExhibition, anExhibitor, aVisitor } from '../../testing/builders.ts'
import { signIn, signOn } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { blockAccount } from './index.ts'

let fair: TestApp
let contactId: number
let email: string
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { CODES_AN_HOUR: '3' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
  await fair.database.db.delete(verificationCode)
  const booth = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
  contactId = booth.contactId
  email = `sales${booth.companyId}@example.com`
})

const password = 'Another#2026'
const send = (to = email, headers = {}) => post(fair, 'sso/verify-code', { email: to }, headers)
const letterTo = (to: string) => fair.outbox.list().find((message) => message.to === to)
const reset = (body: object) =>
  post(fair, 'sso/password/reset', { email, password, password_confirmation: password, ...body })
async function codeSentTo(to = email) {
  expect((await send(to)).json().res).toBe(1)
  return letterTo(to)?.code ?? ''
}

test('N-03 C-02 a contact proves the mailbox the organiser knows, and sets a new password', async () => {
  const { name } = await aDeskPerson(fair, contactId)
  const verify_code = await codeSentTo()
  expect(verify_code).toMatch(/^\d{6}$/)
  // Written otherwise it is the same mailbox and the same name.
  const done = await reset({ email: email.toUpperCase(), user_name: ` ${name.toUpperCase()}`, verify_code })
  expect(done.json()).toMatchObject({ res: 1 })
  expect((await signOn(fair, { name, password })).json().res).toBe(1)
  expect((await reset({ user_name: name, verify_code })).json().errCode).toBe(20011)
})

test('N-03 of several who share a mailbox the name says whose password it is', async () => {
  const [first, second] = [await aDeskPerson(fair, contactId), await aDeskPerson(fair, contactId)]
  const verify_code = await codeSentTo()
  expect((await reset({ user_name: second.name, verify_code })).json().res).toBe(1)
  expect((await signOn(fair, { name: second.name, password })).json().res).toBe(1)
  expect((await signOn(fair, { name: first.name })).json().res).toBe(1)
})

test('T6 T7 known, unknown and a visitor’s mailbox: the same answer, and a code only for the first', async () => {
  await aDeskPerson(fair, contactId)
  const visitor = await aVisitor(fair)
  const boxes = [email, 'nobody.at.all@example.com', visitor.email]
  const answers = await Promise.all(boxes.map((to) => send(to)))
  expect(new Set(answers.map(masked)).size).toBe(1)
  expect(boxes.map((to) => letterTo(to)?.code !== '')).toEqual([true, false, false])
})

test('T8 codes of the two doors do not open each other, even for one mailbox', async () => {
  const { name } = await aDeskPerson(fair, contactId)
  const visitor = await aVisitor(fair, { email })
  const ofDesk = await codeSentTo()
  await fair.database.db.delete(limitCount)
  const ofVisitor = await codeFor(fair, { email }, 'reset')
  const both = { password, password_confirmation: password }
  if (ofDesk !== ofVisitor) {
    expect((await reset({ user_name: name, verify_code: ofVisitor })).json().errCode).toBe(20011)
    const wrong = await post(fair, 'password/reset', { email, verify_code: ofDesk, ...both })
    expect(wrong.json().errCode).toBe(20011)
  }
  expect((await post(fair, 'password/reset', { email, verify_code: ofVisitor, ...both })).json().res).toBe(1)
  expect((await signIn(fair, { name: visitor.phone, password })).json().res).toBe(1)
  expect((await signOn(fair, { name })).json().res).toBe(1)
})

test('T7 five wrong tries use a code up; a slip in the password costs none', async () => {
  const { name } = await aDeskPerson(fair, contactId)
  const verify_code = await codeSentTo()
  const slips = [
    await reset({ user_name: name, verify_code, password_confirmation: 'Other#2026' }),
    await reset({ user_name: name, verify_code, password: 'weak', password_confirmation: 'weak' }),
  ]
  expect(slips.map((answer) => answer.json().errCode)).toEqual([20013, 20012])
  for (let n = 0; n < 5; n++)
    expect((await reset({ user_name: name, verify_code: otherThan(verify_code) })).json().errCode).toBe(20011)
  expect((await reset({ user_name: name, verify_code })).json().errCode).toBe(20011)
})

test('T7 a right code for a name that does not read this mailbox is a wrong one, and ends after ten minutes', async () => {
  const { name } = await aDeskPerson(fair, contactId)
  const other = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
  const stranger = await aDeskPerson(fair, other.contactId)
  const verify_code = await codeSentTo()
  expect((await reset({ user_name: stranger.name, verify_code })).json().errCode).toBe(20011)
  expect((await signOn(fair, { name: stranger.name })).json().res).toBe(1)
  fair.clock.set('2026-11-15T12:10:01+08:00')
  expect((await reset({ user_name: name, verify_code })).json().errCode).toBe(20011)
})

test('T8 codes have the visitors’ limits: a minute apart, so many an hour', async () => {
  await aDeskPerson(fair, contactId)
  expect((await send()).statusCode).toBe(200)
  expect((await send()).statusCode).toBe(429)
  for (const minute of ['01', '02']) {
    fair.clock.set(`2026-11-15T12:${minute}:30+08:00`)
    expect((await send()).statusCode).toBe(200)
  }
  fair.clock.set('2026-11-15T12:04:30+08:00')
  expect((await send()).statusCode).toBe(429)
})

test('N-06 who is blocked learns it with the right code, and stays out', async () => {
  const person = await aDeskPerson(fair, contactId)
  const verify_code = await codeSentTo()
  await blockAccount(fair.database, person.id, { reason: '', now: fair.clock.now() })
  expect((await reset({ user_name: person.name, verify_code })).json().errCode).toBe(20016)
})

test('N-03 a contact without a mailbox is nobody’s', async () => {
  const { name } = await aDeskPerson(fair, contactId)
  await fair.database.db.update(contact).set({ email: '' }).where(eq(contact.id, contactId))
  expect(await codeSentTo()).toBe('')
  expect((await reset({ user_name: name, verify_code: '000000' })).json().errCode).toBe(20011)
})
