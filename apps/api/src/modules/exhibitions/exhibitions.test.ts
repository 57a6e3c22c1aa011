import type { Exhibition } from '@tradefloor/contract'
import { GetExhibitionReply, ListExhibitionsReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { exhibition } from '../../schema/index.ts'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

const path = '/api/exhibition/v2/web/exhibition'
let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp()
})
afterAll(() => fair.close())
beforeEach(() => {
  fair.clock.set(testNow)
})

async function list(query: Record<string, number> = {}): Promise<Exhibition[]> {
  const response = await fair.call({ path, query })
  expect(response.statusCode).toBe(200)
  const body = response.json()
  expect(Value.Check(ListExhibitionsReply, body)).toBe(true)
  expect(body.count).toBe(body.list.length)
  return body.list
}

const ids = (exhibitions: Exhibition[]) => exhibitions.map(({ id }) => id).sort((a, b) => a - b)
const pavilions = [33, 35, 38, 53, 57, 58, 63, 78]

test('K-17 lasting=1 gives the permanent pavilions, lasting=0 the dated fairs, neither gives all', async () => {
  const all = await list()
  expect(all).toHaveLength(33)
  expect(ids(await list({ lasting: 1 }))).toEqual(pavilions)
  expect(ids(await list({ lasting: 0 }))).toEqual(ids(all).filter((id) => !pavilions.includes(id)))
})

test('K-17 status divides the dated fairs into upcoming, being held and ended, each with some', async () => {
  const [upcoming, held, ended] = await Promise.all([1, 2, 3].map((status) => list({ lasting: 0, status })))
  expect(upcoming?.length).toBeGreaterThan(0)
  expect(held?.length).toBeGreaterThan(0)
  expect(ended?.length).toBeGreaterThan(0)
  expect(ids([...(upcoming ?? []), ...(held ?? []), ...(ended ?? [])])).toEqual(
    ids(await list({ lasting: 0 })),
  )
  const today = '2026-11-15'
  for (const { open_date, close_date } of held ?? []) {
    expect(open_date.slice(0, 10) <= today && today <= close_date.slice(0, 10)).toBe(true)
  }
})

test('K-17 an exhibition is held until midnight of its closing day at the fair, and ended after it', async () => {
  const [one] = await list({ lasting: 0, status: 2 })
  const day = one?.close_date.slice(0, 10)
  const statusAt = async (time: string) => {
    fair.clock.set(time)
    const response = await fair.call({ path: `${path}/${one?.id}` })
    return response.json().data.status
  }
  expect(await statusAt(`${day}T23:59:59+08:00`)).toBe(2)
  const nextDay = new Date(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000).toISOString()
  expect(await statusAt(nextDay)).toBe(3)
})

test('K-17 P-03 company_id gives the exhibitions of that organiser: 582 has them all, another none', async () => {
  expect(await list({ company_id: 582 })).toHaveLength(33)
  expect(await list({ company_id: 583 })).toEqual([])
})

test('K-17 one exhibition has both names, dates on the fair’s clock, its picture and its profile', async () => {
  const response = await fair.call({ path: `${path}/21` })
  const body = response.json()
  expect(Value.Check(GetExhibitionReply, body)).toBe(true)
  const { data } = body as { data: Exhibition }
  expect(data).toMatchObject({ id: 21, base_info: { exhibition_id: 21 } })
  expect(data.base_info.data.cn.name).toMatch(/\p{Script=Han}/u)
  expect(data.base_info.data.en.name).toMatch(/^[\x20-\x7e’–]+$/)
  expect(data.open_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const picture = await fair.app.inject({ url: data.main_img.url })
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/avif')
})

test('S-02 an exhibition says how many exhibitors take part, in the list and alone', async () => {
  const { id } = await anExhibition(fair, { organiserCompanyId: 583 })
  const counts = async () => {
    fair.answers.drop('exhibition')
    const alone = await fair.call({ path: `${path}/${id}` })
    return [alone.json().data.exhibitor_count, (await list({ company_id: 583 }))[0]?.exhibitor_count]
  }
  expect(await counts()).toEqual([0, 0])
  for (let number = 0; number < 3; number++) await anExhibitor(fair, { in: id })
  expect(await counts()).toEqual([3, 3])
  await fair.database.db.delete(exhibition).where(eq(exhibition.id, id))
  fair.answers.drop('exhibition')
})

test('S-02 an exhibition says what it deals in, by which its scene gets its look; null while nobody has said', async () => {
  const { id } = await anExhibition(fair, { organiserCompanyId: 584 })
  const industries = async () => {
    fair.answers.drop('exhibition')
    const alone = await fair.call({ path: `${path}/${id}` })
    return [alone.json().data.industry, (await list({ company_id: 584 }))[0]?.industry]
  }
  expect(await industries()).toEqual(['food', 'food'])
  await fair.database.db.update(exhibition).set({ industry: '' }).where(eq(exhibition.id, id))
  expect(await industries()).toEqual([null, null])
  await fair.database.db.delete(exhibition).where(eq(exhibition.id, id))
  fair.answers.drop('exhibition')
})

test('D-08 where an exhibition leads and in which lists it stands is data: a changed row changes the answer without a change of code', async () => {
  const profile = { entry: { ongoing: { page: '/spain' } }, listed: { pavilionDesktop: true } }
  await fair.database.db.update(exhibition).set({ profile }).where(eq(exhibition.id, 21))
  fair.answers.drop('exhibition')
  const response = await fair.call({ path: `${path}/21` })
  const { entry, listed } = response.json().data.profile
  expect(entry).toMatchObject({ ongoing: { page: '/spain' }, review: 'consult' })
  expect(listed).toMatchObject({ pavilionDesktop: true, ongoing: true })
})

test('K-17 an unknown exhibition is not found, in the caller’s language', async () => {
  const zh = await fair.call({ path: `${path}/999` })
  expect(zh.statusCode).toBe(404)
  expect(zh.json()).toMatchObject({ res: 0, errMes: '没有找到您要的内容' })
  const en = await fair.call({ path: `${path}/999`, headers: { 'accept-language': 'en-GB,en;q=0.9' } })
  expect(en.json()).toMatchObject({ res: 0, errMes: 'We could not find what you asked for' })
  const asked = await fair.call({ path: `${path}/999`, query: { lang: 'en' } })
  expect(asked.json().errMes).toBe(en.json().errMes)
})

test.each([
  ['status out of range', path, { status: 4 }, 'status'],
  ['lasting that is no number', path, { lasting: 'x' }, 'lasting'],
  ['a fraction', path, { status: 1.5 }, 'status'],
  ['an unknown parameter', path, { sort: 'name' }, 'sort'],
  ['an id that is no number', `${path}/abc`, {}, 'id'],
  ['an id beyond any', `${path}/99999999999`, {}, 'id'],
])('K-17 M-10 bad input is refused with the field’s name: %s', async (_, address, query, field) => {
  const response = await fair.call({ path: address, query: query as Record<string, string> })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ res: 0, errCode: 10001, fields: [{ field }] })
})
