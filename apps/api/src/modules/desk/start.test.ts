import type { DeskStart } from '@tradefloor/contract'
import { DeskStartReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productImage } from '../../schema/index.ts'
import {
  aDeskPerson,
  aFile,
  anExhibition,
  anExhibitor,
  aProduct,
  aVisitor,
  type Visitor,
} from '../../testing/builders.ts'
import { sendBy } from '../../testing/chat.ts'
import { aTeam } from '../../testing/desk-team.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

async function read(who: Visitor, method: 'GET' | 'POST' = 'GET'): Promise<DeskStart> {
  const path = `/api/desk/v1/start${method === 'POST' ? '/profile' : ''}`
  const answer = (await fair.call(who.as({ method, path }))).json()
  expect(Value.Errors(DeskStartReply, answer)).toEqual([])
  return answer.data
}

const write = (who: Visitor, table: string, id: number, changes: object) =>
  fair.call(
    who.as({
      method: 'PATCH',
      path: `/api/desk/v1/content/${table}/${id}`,
      body: JSON.stringify({
        changes: Object.entries(changes).map(([field, value]) => ({ field, value, seen: 0 })),
      }),
    }),
  )

test('V-69 a new company has nothing but its booth', async () => {
  const { id } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: id, booth: { boothNo: 'C101' } })
  const person = await aDeskPerson(fair, booth.contactId)
  expect(await read(person)).toMatchObject({
    ...{ profile_seen: false, logo: false, intro: { cn: 0, en: 0 }, products: 0, unpublished: 0 },
    ...{ hours: false, colleagues: 0, answered: false },
    fair: { exhibition_id: id, booth_no: 'C101' },
  })
})

test('V-69 what is drafted counts, and is told as not published', async () => {
  const { booth, admin } = await aTeam(fair)
  await write(admin, 'companies', booth.companyId, { 'info.zh': '潮汕海产', 'info.en': 'Seafood' })
  expect(await read(admin)).toMatchObject({ intro: { cn: 4, en: 7 }, unpublished: 1 })
})

test('V-69 a product counts once it has a picture', async () => {
  const { booth, admin } = await aTeam(fair)
  const { productId } = await aProduct(fair, booth)
  expect((await read(admin)).products).toBe(0)
  const fileId = await aFile(fair, { mime: 'image/png' })
  await fair.database.db.insert(productImage).values({ productId, position: 0, fileId })
  expect((await read(admin)).products).toBe(1)
})

test('V-69 the profile is looked at by opening it, once for all colleagues', async () => {
  const team = await aTeam(fair)
  const editor = await team.aColleague('editor')
  expect((await read(editor, 'POST')).profile_seen).toBe(true)
  expect((await read(editor, 'POST')).profile_seen).toBe(true)
  expect((await read(team.admin)).profile_seen).toBe(true)
})

test('V-69 colleagues, hours and answers are seen as they are', async () => {
  const team = await aTeam(fair)
  await team.invite()
  const hours = { zone: 'Asia/Shanghai', days: [1, 2, 3], from: '08:30', to: '17:30' }
  await fair.call(
    team.admin.as({ method: 'PATCH', path: '/api/desk/v1/hours', body: JSON.stringify({ hours }) }),
  )
  const visitor = await aVisitor(fair)
  const { companyId, exhibitionId } = team.booth
  const asked = { exhibition_id: exhibitionId, company_id: companyId, text: '有现货吗？' }
  const sent = (await sendBy(fair, visitor, asked)).json()
  expect(await read(team.admin)).toMatchObject({ colleagues: 1, hours: true, answered: false })
  await sendBy(fair, team.admin, { thread_id: sent.data.thread_id, text: '有' })
  expect((await read(team.admin)).answered).toBe(true)
})
