import { errors, teamLimits } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, contact, limitCount } from '../../schema/index.ts'
import { aContact, aDeskPerson, anExhibition, anExhibitor } from '../../testing/builders.ts'
import { aTeam } from '../../testing/desk-team.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let team: Awaited<ReturnType<typeof aTeam>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(limitCount)
  team = await aTeam(fair)
})

const refusal = (name: keyof typeof errors) => ({ res: 0, errCode: errors[name].code })
const later = (days: number) =>
  fair.clock.set(new Date(Date.parse(testNow) + days * 86_400_000).toISOString())

test('V-61 a contact who was there is an administrator, and is told the role', async () => {
  const me = await fair.call(team.admin.as({ path: '/api/account/v1/desk/me' }))
  expect(me.json().data.role).toBe('admin')
})

test('V-61 a role that is changed counts at the next call', async () => {
  const { contactId, ...colleague } = await team.aColleague('admin')
  expect((await team.ask('GET', '', undefined, colleague)).json().res).toBe(1)
  const { list } = (await team.ask('PATCH', `/${contactId}`, { role: 'editor' })).json()
  expect(list).toContainEqual(expect.objectContaining({ id: contactId, role: 'editor' }))
  expect((await team.ask('GET', '', undefined, colleague)).json()).toMatchObject(refusal('role_refused'))
})

test('V-62 a colleague is invited by mail in their language, and has the role once they accept', async () => {
  const invited = await team.invite({ role: 'editor' })
  expect(invited).toMatchObject({ role: 'editor', state: 'invited', uid: '', own: false, seen_at: null })
  expect(invited.invited_until).toBe('2026-11-29 12:00:00')
  expect((await team.accept(invited.email, `editor.${invited.id}`)).res).toBe(1)
  expect(await team.member(invited.id)).toMatchObject({ state: 'active', invited_until: null })
  const [row] = await fair.database.db.select().from(account).where(eq(account.contactId, invited.id))
  expect(row).toMatchObject({ kind: 'contact', language: 'en' })
})

test('V-62 an invitation that was not accepted in time is shown as expired', async () => {
  const { id } = await team.invite()
  later(15)
  const admin = await aDeskPerson(fair, team.admin.contactId)
  expect((await team.list(admin)).find((each) => each.id === id)?.state).toBe('expired')
})

test.each([
  ['without a name', { name: { cn: ' ', en: '' } }],
  ['without a mail address', { email: '' }],
  ['with a role that there is not', { role: 'owner' }],
  ['with a name of two lines', { name: { cn: '陆\n青禾', en: '' } }],
])('V-62 O-03 an invitation %s is refused', async (_, changes) => {
  const answer = await team.ask('POST', '', team.newColleague(changes))
  expect(answer.statusCode).toBe(400)
  expect(await team.list()).toHaveLength(1)
})

test('V-62 who is invited twice by the same name and address is one colleague, with the new link', async () => {
  const body = team.newColleague()
  await team.ask('POST', '', body)
  const first = team.tokenFor(body.email)
  await team.ask('POST', '', { ...body, role: 'editor' })
  expect(team.tokenFor(body.email)).not.toBe(first)
  expect(await team.list()).toEqual([
    expect.objectContaining({ own: true }),
    expect.objectContaining({ email: body.email, role: 'editor', state: 'invited' }),
  ])
  await team.accept(body.email, `twice.${Date.now()}`)
  expect((await team.ask('POST', '', body)).json()).toMatchObject(refusal('colleague_present'))
})

test('V-63 a link that was replaced or cancelled serves no longer', async () => {
  const { id, email } = await team.invite()
  const first = team.tokenFor(email)
  expect((await team.ask('POST', `/${id}/invitation`)).json().data.mailed).toBe(true)
  const second = team.tokenFor(email)
  expect(second).not.toBe(first)
  await team.ask('DELETE', `/${id}/invitation`)
  expect(await team.accept(email, `cancelled.${id}`)).toMatchObject(refusal('invitation_wrong'))
  expect(await team.member(id)).toBeUndefined()
})

test('V-63 whom the organiser entered stays, uninvited, when the invitation is cancelled', async () => {
  const id = await aContact(fair, team.booth.companyId)
  expect(await team.member(id)).toMatchObject({ state: 'uninvited', role: 'admin' })
  await team.ask('POST', `/${id}/invitation`)
  expect(await team.member(id)).toMatchObject({ state: 'invited' })
  await team.ask('DELETE', `/${id}/invitation`)
  expect(await team.member(id)).toMatchObject({ state: 'uninvited' })
})

test('V-63 a contact without a mail address is not invited, and it is said why', async () => {
  const id = await aContact(fair, team.booth.companyId, { email: '' })
  const answer = (await team.ask('POST', `/${id}/invitation`)).json()
  expect(answer).toMatchObject(refusal('colleague_without_mail'))
})

test('V-64 the last administrator is neither removed nor lowered; one who never signed on is none', async () => {
  await aContact(fair, team.booth.companyId, { role: 'admin' })
  await team.invite({ role: 'admin' })
  await team.aColleague('editor')
  const own = `/${team.admin.contactId}`
  for (const answer of [await team.ask('PATCH', own, { role: 'sales' }), await team.ask('DELETE', own, {})])
    expect(answer.json()).toMatchObject(refusal('last_administrator'))
  expect(await team.member(team.admin.contactId)).toMatchObject({ role: 'admin', state: 'active' })
})

test('V-66 who was removed is invited again, with the account and the name they had', async () => {
  const { contactId, name } = await team.aColleague('sales')
  await fair.database.db.update(contact).set({ email: 'back@example.com' }).where(eq(contact.id, contactId))
  await team.ask('DELETE', `/${contactId}`, {})
  expect((await team.list()).at(-1)).toMatchObject({ id: contactId, state: 'removed' })
  expect((await team.ask('POST', `/${contactId}/invitation`)).json().data.member).toMatchObject({
    id: contactId,
    role: 'sales',
    state: 'active',
  })
  expect((await team.accept('back@example.com', name)).res).toBe(1)
  const accounts = await fair.database.db.select().from(account).where(eq(account.contactId, contactId))
  expect(accounts).toHaveLength(1)
})

test('V-68 a company has so many people and no more, those who were removed not counted', async () => {
  for (let n = 1; n < teamLimits.people; n++) await aContact(fair, team.booth.companyId)
  const refused = await team.ask('POST', '', team.newColleague())
  expect(refused.json()).toMatchObject(refusal('team_full'))
  const [, second] = await team.list()
  await team.ask('DELETE', `/${second?.id}`, {})
  await team.invite()
  expect((await team.ask('POST', `/${second?.id}/invitation`)).json()).toMatchObject(refusal('team_full'))
})

test('V-68 T57 invitations are limited by the company and by the address', async () => {
  const { id } = await team.invite()
  for (let n = 1; n < teamLimits.toOneAddressADay; n++)
    expect((await team.ask('POST', `/${id}/invitation`)).statusCode).toBe(200)
  expect((await team.ask('POST', `/${id}/invitation`)).statusCode).toBe(429)
  let asked = 0
  while ((await team.ask('POST', '', team.newColleague())).statusCode === 200) asked++
  expect(asked).toBe(teamLimits.invitationsAnHour - teamLimits.toOneAddressADay)
})

test('N-04 T57 another company’s people are as missing', async () => {
  const { id } = await anExhibition(fair)
  const other = await anExhibitor(fair, { in: id })
  for (const answer of [
    await team.ask('PATCH', `/${other.contactId}`, { role: 'sales' }),
    await team.ask('DELETE', `/${other.contactId}`, {}),
    await team.ask('POST', `/${other.contactId}/invitation`),
    await team.ask('DELETE', `/${other.contactId}/invitation`),
  ])
    expect(answer.statusCode).toBe(404)
})
