import { fairDay } from '@tradefloor/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskEdit, product } from '../../schema/index.ts'
import { aDeskPerson, anExhibition, anExhibitor, aProduct, type Visitor } from '../../testing/builders.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { tableNames } from '../format/columns.ts'
import type { Source } from '../format/source.ts'
import { applyImport } from '../import/import-content.ts'
import { readStored } from '../stored/read-stored.ts'

let fair: TestApp
let booth: Awaited<ReturnType<typeof anExhibitor>>
let exhibitionId: number
let person: Visitor
/** By name they stand in this order. */
let crab: number
let squid: number
let tuna: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  exhibitionId = (await anExhibition(fair)).id
  booth = await anExhibitor(fair, { in: exhibitionId, industry: 'food', country: 'CN' })
  const named = async (nameZh: string) => (await aProduct(fair, booth, { nameZh })).productId
  tuna = await named('C 金枪鱼')
  crab = await named('A 梭子蟹')
  squid = await named('B 鱿鱼')
  person = await aDeskPerson(fair, booth.contactId)
})

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  fair.call(
    person.as({ method, path: `/api/desk/v1/${path}`, ...(body ? { body: JSON.stringify(body) } : {}) }),
  )
const move = async (id: number, before?: number) =>
  (await ask('POST', `product/${id}/move`, before === undefined ? {} : { before })).json().data?.order
const orderAtDesk = async () =>
  (await ask('GET', 'content'))
    .json()
    .list.filter(({ table }: { table: string }) => table === 'products')
    .map(({ id }: { id: number }) => id)
async function orderOfVisitors(query: Record<string, string> = {}) {
  const path = '/api/exhibition/v2/web/exhibition-product'
  const all = { company_id: String(booth.companyId), exhibition_id: String(exhibitionId), ...query }
  const { list } = (await fair.call({ path, query: all })).json()
  return list.map((each: { product: { id: number } }) => each.product.id)
}
const read = async () => (await readStored(fair.database.db, fairDay(fair.clock.now()))).content
const bringIn = async (overwrite: boolean, content: Awaited<ReturnType<typeof read>>) =>
  applyImport(
    fair.database,
    { paths: [] } as unknown as Source,
    { content, present: new Set(tableNames), media: new Map() },
    { wish: { prune: false, overwrite }, now: fair.clock.now() },
  )

test('V-72 products stand by name until one is moved; then visitors find them as they were put', async () => {
  expect(await orderAtDesk()).toEqual([crab, squid, tuna])
  expect(await orderOfVisitors()).toEqual([crab, squid, tuna])
  expect(await move(tuna, crab)).toEqual([tuna, crab, squid])
  expect(await orderAtDesk()).toEqual([tuna, crab, squid])
  await soon(async () => expect(await orderOfVisitors()).toEqual([tuna, crab, squid]))
  expect(await orderOfVisitors({ sort: 'name' })).toEqual([crab, squid, tuna])
  expect(await move(tuna)).toEqual([crab, squid, tuna])
})

test('V-72 a hall and a poster show first what stands first', async () => {
  await move(squid, crab)
  const firstInHall = async () =>
    (
      await fair.call({
        path: '/api/exhibition/v1/web/hall-plan',
        query: { exhibition_id: String(exhibitionId) },
      })
    ).body
  await soon(async () => expect(await firstInHall()).toMatch(/B 鱿鱼.*A 梭子蟹/))
})

test('V-72 two colleagues who move at once both get what they want', async () => {
  await Promise.all([move(tuna, crab), move(squid)])
  expect(await orderAtDesk()).toEqual([tuna, crab, squid])
})

test('V-72 what is made later comes last, and stays there once it is published', async () => {
  await move(tuna, crab)
  const { data: made } = (await ask('POST', 'product', {})).json()
  await ask('PATCH', `content/products/${made.id}`, {
    changes: [{ field: 'name.zh', value: 'A 带鱼', seen: 0 }],
  })
  expect(await orderAtDesk()).toEqual([tuna, crab, squid, made.id])
  await ask('POST', 'content-publish', {})
  expect(await orderAtDesk()).toEqual([tuna, crab, squid, made.id])
})

test('V-72 publishing a text leaves the place of a product and makes no version of it', async () => {
  await move(tuna, crab)
  for (const value of ['远洋捕捞', '南太平洋捕捞']) {
    await ask('PATCH', `content/products/${tuna}`, { changes: [{ field: 'info.zh', value, seen: 0 }] })
    if (value === '远洋捕捞') await ask('POST', 'content-publish', {})
    await move(tuna)
    await move(tuna, crab)
  }
  const { data } = (await ask('GET', `content/products/${tuna}`)).json()
  const seen = data.fields.find(({ field }: { field: string }) => field === 'info.zh').version
  await ask('PATCH', `content/products/${tuna}`, { changes: [{ field: 'info.zh', value: '冰鲜', seen }] })
  await ask('POST', 'content-publish', {})
  expect(await orderAtDesk()).toEqual([tuna, crab, squid])
  const { list } = (await ask('GET', `content/products/${tuna}/version`)).json()
  // What stood there before the desk published, and two publishings.
  expect(list).toHaveLength(3)
})

test('V-72 a product of another company, or one that is not published, is neither moved nor moved to', async () => {
  const other = await anExhibitor(fair, { in: exhibitionId })
  const { productId: foreign } = await aProduct(fair, other)
  const { data: made } = (await ask('POST', 'product', {})).json()
  for (const id of [foreign, made.id, 999_999_999]) {
    expect((await ask('POST', `product/${id}/move`, {})).statusCode).toBe(404)
    expect((await ask('POST', `product/${crab}/move`, { before: id })).statusCode).toBe(404)
  }
  expect(await fair.database.db.select().from(product).where(eq(product.id, foreign))).toMatchObject([
    { position: null },
  ])
})

test('V-73 an import leaves the order of the desk, and --overwrite brings back the organiser’s', async () => {
  const folder = await read()
  await move(tuna, crab)
  await bringIn(false, folder)
  expect(await orderAtDesk()).toEqual([tuna, crab, squid])
  await bringIn(true, folder)
  expect(await orderAtDesk()).toEqual([crab, squid, tuna])
  const edits = await fair.database.db
    .select()
    .from(deskEdit)
    .where(inArray(deskEdit.recordId, [crab, squid, tuna]))
  expect(edits).toEqual([])
})

test('V-73 an organiser’s order is imported, and taken along again', async () => {
  const folder = await read()
  const places = new Map([
    [tuna, 1],
    [squid, 2],
  ])
  for (const { id, values } of folder.products) values.position = places.get(id) ?? null
  await bringIn(false, folder)
  expect(await orderOfVisitors()).toEqual([tuna, squid, crab])
  const again = new Map((await read()).products.map(({ id, values }) => [id, values.position]))
  expect([tuna, squid, crab].map((id) => again.get(id))).toEqual([1, 2, null])
})
