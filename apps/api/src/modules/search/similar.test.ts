import type { SimilarReply } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { exhibitionProduct, product } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshCompanies } from './write-index.ts'

const path = '/api/exhibition/v1/web/similar'
const seafood = { categoryZh: '海产品', categoryEn: 'Seafood' }

type Booth = Awaited<ReturnType<typeof anExhibitor>>
let fair: TestApp
let east: Booth
let west: Booth
let far: Booth
let tea: Booth
let squid: number
let rings: number
let shrimp: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  for (const id of [21, 34]) await anExhibition(fair, { id })
  const fish = { mainProductsZh: '冷冻鱿鱼', mainProductsEn: 'Frozen squid' }
  east = await anExhibitor(fair, { in: 34, nameZh: '东海水产', nameEn: 'East Sea Fishery', ...fish })
  west = await anExhibitor(fair, { in: 34, nameZh: '西湾渔业', nameEn: 'West Bay Fishing', ...fish })
  far = await anExhibitor(fair, { in: 21, nameZh: '远洋食品', nameEn: 'Ocean Foods', ...fish })
  tea = await anExhibitor(fair, {
    in: 34,
    nameZh: '阿里山茶业',
    nameEn: 'Alishan Tea',
    mainProductsZh: '乌龙茶',
  })
  squid = (await aProduct(fair, east, { nameZh: '冷冻鱿鱼筒', nameEn: 'Frozen squid tubes', ...seafood }))
    .productId
  await aProduct(fair, east, { nameZh: '冷冻鱿鱼须', nameEn: 'Frozen squid tentacles', ...seafood })
  shrimp = (await aProduct(fair, west, { nameZh: '南美虾仁', nameEn: 'Shrimp', ...seafood })).productId
  rings = (await aProduct(fair, far, { nameZh: '鱿鱼圈', nameEn: 'Squid rings', ...seafood })).productId
  await aProduct(fair, tea, { nameZh: '乌龙茶', nameEn: 'Oolong', categoryZh: '茶叶', categoryEn: 'Tea' })
  await refresh()
})
afterAll(() => fair.close())

async function refresh() {
  await refreshCompanies(
    fair.database.db,
    [east, west, far, tea].map(({ companyId }) => companyId),
  )
  await fair.search.reload()
  fair.answers.drop('product')
}

async function similar(query: Record<string, string | number>): Promise<SimilarReply> {
  const response = await fair.call({ path, query })
  expect(response.statusCode).toBe(200)
  expect([...Value.Errors(schemas.SimilarReply, response.json())]).toEqual([])
  return response.json()
}
const idsOf = ({ list }: SimilarReply) => list.map(({ id }) => id)

test('U-72 products like a product: those of the same exhibition first, none of its own company', async () => {
  const reply = await similar({ kind: 'product', id: squid, exhibition_id: 34 })
  expect(idsOf(reply)).toEqual([shrimp, rings])
  expect(idsOf(await similar({ kind: 'product', id: squid }))).toEqual([rings, shrimp])
})

test('U-72 exhibitors like an exhibitor, by what they make', async () => {
  const reply = await similar({ kind: 'exhibitor', id: east.companyId, exhibition_id: 34 })
  expect(idsOf(reply)).toEqual([west.companyId, far.companyId])
  expect(reply.list[0]).toMatchObject({
    kind: 'exhibitor',
    main_products: { cn: '冷冻鱿鱼', en: 'Frozen squid' },
    booth: { exhibition_id: 34, company_id: west.companyId, instance_id: west.exhibitorId, product_id: null },
  })
})

test('U-72 the reason is data: the category and the words of both languages', async () => {
  const [, second] = (await similar({ kind: 'product', id: squid, exhibition_id: 34 })).list
  expect(second?.reason).toEqual({
    because: 'similar',
    of: null,
    category: { cn: '海产品', en: 'Seafood' },
    words: { cn: ['鱿鱼'], en: ['squid'] },
  })
})

test('U-72 a word that is written in capitals is told so', async () => {
  const one = await anExhibitor(fair, { in: 34 })
  const other = await anExhibitor(fair, { in: 34 })
  const { productId } = await aProduct(fair, one, { nameZh: '单冻青豆', nameEn: 'IQF peas' })
  await aProduct(fair, other, { nameZh: '单冻玉米', nameEn: 'IQF corn' })
  await refreshCompanies(fair.database.db, [one.companyId, other.companyId])
  await fair.search.reload()
  const [found] = (await similar({ kind: 'product', id: productId })).list
  expect(found?.reason).toMatchObject({ category: null, words: { cn: ['单冻'], en: ['IQF'] } })
})

test('U-72 what nothing is like has none, and so has what is not there', async () => {
  expect(await similar({ kind: 'exhibitor', id: tea.companyId })).toMatchObject({ list: [], count: 0 })
  expect((await similar({ kind: 'product', id: 999_999_999 })).list).toEqual([])
  for (const wrong of [{ kind: 'video', id: 1 }, { kind: 'product' }, { kind: 'product', id: 0 }])
    expect((await fair.call({ path, query: wrong as Record<string, string | number> })).statusCode).toBe(400)
})

test('U-72 a product that two exhibitions show is one card, at the booth of the exhibition one is in', async () => {
  const there = await anExhibitor(fair, { in: 34, id: far.companyId })
  await fair.database.db
    .insert(exhibitionProduct)
    .values({ id: 900_101, exhibitorId: there.exhibitorId, productId: rings })
  await refresh()
  const { list } = await similar({ kind: 'product', id: squid, exhibition_id: 34 })
  const shown = list.filter(({ id }) => id === rings)
  expect(shown).toHaveLength(1)
  expect(shown[0]?.booth).toMatchObject({ exhibition_id: 34, product_id: 900_101 })
})

test('U-72 no more than two products of a company and six in all', async () => {
  for (let n = 0; n < 4; n++) {
    const booth = await anExhibitor(fair, { in: 34 })
    for (let m = 0; m < 3; m++)
      await aProduct(fair, booth, { nameZh: `鱿鱼片${n}${m}`, nameEn: `Squid slices ${n}${m}`, ...seafood })
    await refreshCompanies(fair.database.db, [booth.companyId])
  }
  fair.answers.drop('product')
  const { list, count } = await similar({ kind: 'product', id: squid, exhibition_id: 34 })
  expect([list.length, count]).toEqual([6, 6])
  const companies = list.map(({ booth }) => booth.company_id)
  for (const company of new Set(companies))
    expect(companies.filter((each) => each === company).length).toBeLessThanOrEqual(2)
})

test('U-72 what was withdrawn is neither shown nor compared with', async () => {
  const { db } = fair.database
  const withdraw = async (at: Date | null) => {
    await db.update(product).set({ withdrawnAt: at }).where(eq(product.id, rings))
    await refresh()
  }
  await withdraw(fair.clock.now())
  onTestFinished(() => withdraw(null))
  expect(idsOf(await similar({ kind: 'product', id: squid, exhibition_id: 21 }))).not.toContain(rings)
  expect((await similar({ kind: 'product', id: rings })).list).toEqual([])
})
