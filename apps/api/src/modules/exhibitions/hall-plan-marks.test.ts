import { gunzipSync } from 'node:zlib'
import type { HallPlan } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favourite } from '../../schema/index.ts'
import { post } from '../../testing/account-calls.ts'
import { anExhibition, anExhibitor, aVisitor, type Visitor } from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Request } from '../../testing/signed-request.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/api/exhibition/v1/web/hall-plan'
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

const asking = (exhibition_id: number): Request => ({ path, query: { exhibition_id } })
async function planOf(request: Request): Promise<HallPlan> {
  const response = await fair.call(request)
  expect(response.statusCode).toBe(200)
  return response.json().data
}

/** A hall in which one visitor has marked one of two exhibitors. */
async function aMarkedHall() {
  const { id } = await anExhibition(fair)
  const elsewhere = await anExhibition(fair)
  const [first, second] = [await anExhibitor(fair, { in: id }), await anExhibitor(fair, { in: id })]
  await anExhibitor(fair, { in: elsewhere.id, id: second.companyId })
  const marker = await aVisitor(fair)
  const mark = { accountId: marker.id, kind: 'exh_company', markedAt: fair.clock.now() }
  await fair.database.db.insert(favourite).values([
    { ...mark, exhibitionId: id, target: String(first.companyId) },
    // The same company elsewhere is not this booth.
    { ...mark, exhibitionId: elsewhere.id, target: String(second.companyId) },
  ])
  return { id, marker, marked: first.companyId }
}
const marksIn = ({ booths }: HallPlan) =>
  booths.filter(({ is_store }) => is_store === 1).map(({ company_id }) => company_id)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sceneTokenOf = async (visitor: Visitor) =>
  (await post(fair, 'scene-token', {}, bearer(visitor.token))).json().scene_token as string

test('B-08 N-04 a scene’s token finds the visitor’s favourites in the plan, nobody else does, and it changes nothing', async () => {
  const { id, marker, marked } = await aMarkedHall()
  const scene = bearer(await sceneTokenOf(marker))
  const other = await aVisitor(fair)
  expect(marksIn(await planOf({ ...asking(id), headers: scene }))).toEqual([marked])
  expect(marksIn(await planOf(asking(id)))).toEqual([])
  expect(marksIn(await planOf(other.as(asking(id))))).toEqual([])
  expect(marksIn(await planOf(marker.as(asking(id))))).toEqual([marked])
  const body = JSON.stringify({ exhibition_id: id, company_id: marked })
  for (const [method, verb] of [
    ['POST', 'mark'],
    ['DELETE', 'unmark'],
  ] as const) {
    const changing = { method, path: `/api/exhibition/v1/purchaser/exh_company/${verb}`, body }
    expect((await fair.call({ ...changing, headers: scene })).statusCode).toBe(401)
  }
  const kept = await fair.database.db.select().from(favourite).where(eq(favourite.accountId, marker.id))
  expect(kept).toHaveLength(2)
})

test('B-08 a scene’s token reads the booth, its films and its products too', async () => {
  const { id, marker, marked } = await aMarkedHall()
  const [booth] = (await planOf(asking(id))).booths
  const headers = bearer(await sceneTokenOf(marker))
  for (const [where, query] of [
    [`/api/exhibition/v1/web/exhibitor/${marked}`, { exhibition_id: id }],
    ['/api/exhibition/v1/web/booth-resource', { type: 'video', hall_id: booth?.instance_id ?? 0 }],
    ['/api/exhibition/v1/web/booth-resource', { type: 'image', instance_id: booth?.instance_id ?? 0 }],
    ['/api/exhibition/v2/web/exhibition-product', { company_id: marked, exhibition_id: id }],
  ] as const)
    expect((await fair.call({ path: where, query, headers })).statusCode, where).toBe(200)
})

test('Q-03 a plan is few questions to the database, however many booths there are, and none for a guest after that', async () => {
  const { id, marker } = await aMarkedHall()
  const asVisitor = () => countQueries(() => planOf(marker.as(asking(id))))
  const asGuest = () => countQueries(() => planOf(asking(id)))
  // Who is asking, the exhibition, its booths, the visitor's marks.
  expect((await asVisitor()).count).toBe(4)
  fair.answers.drop('exhibitor')
  expect((await asGuest()).count).toBe(2)
  expect((await asGuest()).count).toBe(0)
  expect((await asVisitor()).count).toBe(2)
})

test('Q-03 a large hall is sent compressed to a visitor too, and kept by nobody', async () => {
  const { id, marker, marked } = await aMarkedHall()
  for (let number = 0; number < 58; number++) await anExhibitor(fair, { in: id })
  const request = marker.as({ ...asking(id), headers: { 'accept-encoding': 'gzip, br' } })
  const { headers, rawPayload } = await fair.call(request)
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
  expect(headers.etag).toBeUndefined()
  const plan: HallPlan = JSON.parse(gunzipSync(rawPayload).toString()).data
  expect(plan.booths).toHaveLength(60)
  expect(marksIn(plan)).toEqual([marked])
  expect(await planOf(marker.as(asking(id)))).toEqual(plan)
})
