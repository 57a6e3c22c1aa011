import { fairDay } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, contact, lead, session, thread } from '../../schema/index.ts'
import { aVisitor } from '../../testing/builders.ts'
import { sendBy } from '../../testing/chat.ts'
import { aTeam } from '../../testing/desk-team.ts'
import { signOn } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { tableNames } from '../format/columns.ts'
import type { Content } from '../format/read-content.ts'
import type { Source } from '../format/source.ts'
import { applyImport } from '../import/import-content.ts'
import { readStored } from '../stored/read-stored.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const uidOf = async (id: number) =>
  (await fair.database.db.select().from(account).where(eq(account.id, id)))[0]?.rtmUid ?? ''

/** A conversation, and a lead with a next step, that somebody of the company is responsible for. */
async function workFor(team: Awaited<ReturnType<typeof aTeam>>, accountId: number) {
  const visitor = await aVisitor(fair)
  const { companyId, exhibitionId } = team.booth
  await sendBy(fair, visitor, { exhibition_id: exhibitionId, company_id: companyId, text: '有现货吗？' })
  await fair.database.db.update(thread).set({ takenBy: accountId }).where(eq(thread.visitorId, visitor.id))
  const noted = { companyId, accountId: visitor.id, ownerId: accountId, nextStep: '寄样品' }
  await fair.database.db.insert(lead).values({ ...noted, changedAt: fair.clock.now() })
  return {
    taker: async () =>
      (await fair.database.db.select().from(thread).where(eq(thread.visitorId, visitor.id)))[0]?.takenBy,
    owner: async () => (await fair.database.db.select().from(lead).where(eq(lead.accountId, visitor.id)))[0],
  }
}

test('V-65 who is removed is signed off at once, and a colleague takes over what they had', async () => {
  const team = await aTeam(fair)
  const leaving = await team.aColleague('sales')
  const staying = await team.aColleague('sales')
  const work = await workFor(team, leaving.id)
  expect((await team.member(leaving.contactId))?.open).toEqual({ conversations: 1, leads: 1, steps: 1 })
  await team.ask('DELETE', `/${leaving.contactId}`, { hand_to: await uidOf(staying.id) })
  expect(await work.taker()).toBe(staying.id)
  expect(await work.owner()).toMatchObject({ ownerId: staying.id, nextStep: '寄样品' })
  expect((await fair.call(leaving.as({ path: '/api/desk/v1/lead' }))).statusCode).toBe(401)
  expect(await fair.database.db.select().from(session).where(eq(session.accountId, leaving.id))).toEqual([])
  expect((await signOn(fair, { name: leaving.name })).json().res).toBe(0)
})

test('V-65 without a receiver conversations and leads are everybody’s again', async () => {
  const team = await aTeam(fair)
  const leaving = await team.aColleague('sales')
  const work = await workFor(team, leaving.id)
  await team.ask('DELETE', `/${leaving.contactId}`, {})
  expect(await work.taker()).toBeNull()
  expect(await work.owner()).toMatchObject({ ownerId: null, nextStep: '寄样品' })
})

test('V-65 the leads of whoever may no longer open them are everybody’s, and the conversations stay', async () => {
  const team = await aTeam(fair)
  const seller = await team.aColleague('sales')
  const work = await workFor(team, seller.id)
  await team.ask('PATCH', `/${seller.contactId}`, { role: 'admin' })
  expect(await work.owner()).toMatchObject({ ownerId: seller.id })
  await team.ask('PATCH', `/${seller.contactId}`, { role: 'editor' })
  expect(await work.owner()).toMatchObject({ ownerId: null, nextStep: '寄样品' })
  expect(await work.taker()).toBe(seller.id)
})

test('V-65 T57 nobody of another company, who left, or who may not open leads takes over', async () => {
  const team = await aTeam(fair)
  const leaving = await team.aColleague('sales')
  const work = await workFor(team, leaving.id)
  const gone = await team.aColleague('sales')
  await team.ask('DELETE', `/${gone.contactId}`, {})
  const { admin: stranger } = await aTeam(fair)
  const editor = await team.aColleague('editor')
  for (const id of [stranger.id, gone.id, leaving.id, editor.id]) {
    const answer = await team.ask('DELETE', `/${leaving.contactId}`, { hand_to: await uidOf(id) })
    expect(answer.statusCode).toBe(400)
  }
  expect(await work.taker()).toBe(leaving.id)
})

test('V-64 of two administrators who remove each other at once one stays', async () => {
  for (const how of ['remove', 'lower'] as const) {
    const team = await aTeam(fair)
    const other = await team.aColleague('admin')
    const send = (contactId: number, who: typeof other | typeof team.admin) =>
      how === 'remove'
        ? team.ask('DELETE', `/${contactId}`, {}, who)
        : team.ask('PATCH', `/${contactId}`, { role: 'sales' }, who)
    const answers = await Promise.all([send(other.contactId, team.admin), send(team.admin.contactId, other)])
    expect(answers.filter((answer) => answer.json().res === 1)).toHaveLength(1)
    const rows = await fair.database.db
      .select()
      .from(contact)
      .where(eq(contact.companyId, team.booth.companyId))
    expect(rows.filter(({ role, withdrawnAt }) => role === 'admin' && !withdrawnAt)).toHaveLength(1)
  }
})

test('V-64 of two administrators who leave at once one stays', async () => {
  const team = await aTeam(fair)
  const other = await team.aColleague('admin')
  const answers = await Promise.all([
    team.ask('DELETE', `/${team.admin.contactId}`, {}),
    team.ask('DELETE', `/${other.contactId}`, {}, other),
  ])
  expect(answers.map((answer) => answer.json().res).sort()).toEqual([0, 1])
})

async function theFolder(): Promise<Content> {
  return (await readStored(fair.database.db, fairDay(fair.clock.now()))).content
}
const bringIn = (content: Content) =>
  applyImport(
    fair.database,
    { paths: [] } as unknown as Source,
    { content, present: new Set(tableNames), media: new Map() },
    { wish: { prune: true, overwrite: false }, now: fair.clock.now() },
  )

test('V-67 an import leaves who was invited at the desk, and brings back nobody who was removed there', async () => {
  const team = await aTeam(fair)
  const removed = await team.aColleague('sales')
  const folder = await theFolder()
  const invited = await team.invite()
  expect(invited.id).toBeGreaterThanOrEqual(1_500_000_000)
  await team.ask('DELETE', `/${removed.contactId}`, {})
  await bringIn(folder)
  expect(await team.member(invited.id)).toMatchObject({ state: 'invited', role: 'sales' })
  expect(await team.member(removed.contactId)).toMatchObject({ state: 'removed' })
})

test('V-67 whom the organiser takes out is not the desk’s to bring back', async () => {
  const team = await aTeam(fair)
  const taken = await team.aColleague('sales')
  const folder = await theFolder()
  await bringIn({ ...folder, contacts: folder.contacts.filter(({ id }) => id !== taken.contactId) })
  expect(await team.member(taken.contactId)).toBeUndefined()
  expect((await team.ask('POST', `/${taken.contactId}/invitation`)).statusCode).toBe(404)
})
