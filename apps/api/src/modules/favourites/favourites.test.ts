import {
  CompanyFavouritesReply,
  DocumentFavouritesReply,
  ProductFavouritesReply,
  VideoFavouritesReply,
} from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { boothResource, document, exhibitor, favourite } from '../../schema/index.ts'
import {
  aDocument,
  anExhibition,
  anExhibitor,
  aProduct,
  aVideo,
  aVisitor,
  type Visitor,
} from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { markedTargets } from './index.ts'

const at = (kind: string, version = 1) => `/api/exhibition/v${version}/purchaser/${kind}`
type Payload = Record<string, string | number>

let fair: TestApp
let visitor: Visitor
let stranger: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  visitor = await aVisitor(fair)
  stranger = await aVisitor(fair)
})

const mark = (kind: string, payload: Payload, who = visitor, query = {}) =>
  fair.call(who.as({ method: 'POST', path: `${at(kind)}/mark`, body: JSON.stringify(payload), query }))
const unmark = (kind: string, payload: Payload, who = visitor) =>
  fair.call(who.as({ method: 'DELETE', path: `${at(kind)}/unmark`, body: JSON.stringify(payload) }))
const unmarkRecords = (kind: string, ids: string, who = visitor) =>
  fair.call(who.as({ method: 'DELETE', path: `${at(kind, 2)}/unmark/${ids}` }))
async function list(kind: string, query: Payload = {}, who = visitor) {
  const response = await fair.call(who.as({ path: `${at(kind)}/mark`, query }))
  expect(response.statusCode).toBe(200)
  return response.json() as { list: { id: number; marked_at: string }[]; count: number }
}

/** Something to mark in an exhibition of its own, and the payload that marks it. */
const kinds = {
  exh_product: {
    reply: ProductFavouritesReply,
    async make() {
      const booth = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
      const { exhibitionProductId } = await aProduct(fair, booth)
      return { payload: { exhibition_product_id: exhibitionProductId }, ...booth }
    },
    missing: { exhibition_product_id: 999_999 },
  },
  exh_company: {
    reply: CompanyFavouritesReply,
    async make() {
      const booth = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
      return { payload: { exhibition_id: booth.exhibitionId, company_id: booth.companyId }, ...booth }
    },
    missing: { exhibition_id: 14, company_id: 999_999 },
  },
  resource: {
    reply: VideoFavouritesReply,
    async make() {
      const booth = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
      const fileId = await aVideo(fair, booth.exhibitorId)
      return { payload: { exhibition_id: booth.exhibitionId, resource_id: fileId }, ...booth }
    },
    missing: { exhibition_id: 14, resource_id: 'nothing' },
  },
  com_doc: {
    reply: DocumentFavouritesReply,
    async make() {
      const booth = await anExhibitor(fair, { in: (await anExhibition(fair)).id })
      const id = await aDocument(fair, booth.exhibitionId)
      return { payload: { exhibition_id: booth.exhibitionId, com_doc_id: id }, ...booth }
    },
    missing: { exhibition_id: 14, com_doc_id: 999_999 },
  },
}

describe.each(Object.entries(kinds))('%s', (kind, { make, missing, reply }) => {
  test('K-14 K-15 L-02 N-02 is marked once however often, says so in the reader’s language, and is listed', async () => {
    const { payload, exhibitionId } = await make()
    expect((await mark(kind, payload)).json()).toEqual({ res: 1, mes: '收藏成功', errMes: '' })
    expect((await mark(kind, payload, visitor, { lang: 'en' })).json().mes).toBe('Favourited')
    const found = await list(kind)
    expect(Value.Check(reply, found)).toBe(true)
    expect(found).toMatchObject({ count: 1, list: [{ marked_at: '2026-11-15 12:00:00' }] })
    expect((await list(kind, { exhibition_id: exhibitionId })).count).toBe(1)
    expect((await list(kind, { exhibition_id: exhibitionId + 1 })).count).toBe(0)
  })

  test('K-15 twenty stars pressed at once leave one record', async () => {
    const { payload } = await make()
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark(kind, payload)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect((await list(kind)).count).toBe(1)
  })

  test('K-15 what does not exist cannot be marked', async () => {
    const response = await mark(kind, missing)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ res: 0, errMes: '没有找到您要的内容' })
    expect((await list(kind)).count).toBe(0)
  })

  test('K-16 the star takes its mark off with the same payload, and once more is no error', async () => {
    const { payload } = await make()
    const other = await make()
    await mark(kind, payload)
    await mark(kind, other.payload)
    for (const _ of [1, 2])
      expect((await unmark(kind, payload)).json()).toEqual({ res: 1, mes: '已取消收藏', errMes: '' })
    expect(await list(kind)).toMatchObject({ count: 1 })
    const inAddress = { method: 'DELETE', path: `${at(kind)}/unmark`, query: other.payload as Payload }
    expect((await fair.call(visitor.as(inAddress))).statusCode).toBe(200)
    expect((await list(kind)).count).toBe(0)
  })

  test('N-01 L-03 a guest is told to sign in and nothing is marked', async () => {
    const { payload } = await make()
    const response = await fair.call({
      method: 'POST',
      path: `${at(kind)}/mark`,
      body: JSON.stringify(payload),
    })
    expect(response.statusCode).toBe(401)
    expect((await fair.call({ path: `${at(kind)}/mark` })).statusCode).toBe(401)
  })

  test('N-04 T20 one visitor neither sees nor takes off another’s marks', async () => {
    const { payload } = await make()
    await mark(kind, payload)
    expect((await list(kind, {}, stranger)).count).toBe(0)
    expect((await unmark(kind, payload, stranger)).statusCode).toBe(200)
    expect((await list(kind)).count).toBe(1)
  })

  test('P-06 the list is of every exhibition, newest first, in pages', async () => {
    const times: string[] = []
    for (let minute = 1; minute <= 3; minute++) {
      fair.clock.set(`2026-11-15T12:0${minute}:00+08:00`)
      await mark(kind, (await make()).payload)
      times.unshift(`2026-11-15 12:0${minute}:00`)
    }
    const page = async (query: Payload) => {
      const { list: entries, count } = await list(kind, query)
      expect(count).toBe(3)
      return entries.map(({ marked_at }) => marked_at)
    }
    expect(await page({})).toEqual(times)
    expect(await page({ page: 1, size: 2 })).toEqual(times.slice(0, 2))
    expect(await page({ page: 2, size: 2 })).toEqual(times.slice(2))
    expect(await page({ page: 3, size: 2 })).toEqual([])
  })

  test('K-14 what is gone from the fair is neither listed nor counted', async () => {
    const { payload, exhibitorId } = await make()
    await mark(kind, payload)
    const { db } = fair.database
    if ('com_doc_id' in payload) await db.delete(document).where(eq(document.id, payload.com_doc_id))
    else await db.delete(exhibitor).where(eq(exhibitor.id, exhibitorId))
    expect(await list(kind)).toMatchObject({ count: 0, list: [] })
  })
})

describe.each(['exh_product', 'exh_company', 'resource'] as const)('%s by ids of records', (kind) => {
  test('K-16 K-29 takes off several at once, and only this visitor’s', async () => {
    for (const _ of [1, 2, 3]) await mark(kind, (await kinds[kind].make()).payload)
    await mark(kind, (await kinds[kind].make()).payload, stranger)
    const own = (await list(kind)).list.map(({ id }) => id)
    const [theirs] = (await list(kind, {}, stranger)).list.map(({ id }) => id)
    const response = await unmarkRecords(kind, [own[0], theirs, own[2]].join())
    expect(response.json()).toEqual({ res: 1, mes: '已取消收藏', errMes: '' })
    expect((await list(kind)).list.map(({ id }) => id)).toEqual([own[1]])
    expect((await list(kind, {}, stranger)).count).toBe(1)
  })

  test('T20 N-04 another’s record and none at all are answered alike', async () => {
    await mark(kind, (await kinds[kind].make()).payload, stranger)
    const [theirs] = (await list(kind, {}, stranger)).list
    const foreign = await unmarkRecords(kind, String(theirs?.id))
    for (const id of ['2147483647', '9999999999']) {
      const missing = await unmarkRecords(kind, id)
      expect(missing.statusCode).toBe(200)
      expect(missing.rawPayload.equals(foreign.rawPayload)).toBe(true)
    }
    expect((await list(kind, {}, stranger)).count).toBe(1)
  })

  test('T20 a record of another kind is not touched', async () => {
    await mark('com_doc', (await kinds.com_doc.make()).payload)
    const [document] = (await list('com_doc')).list
    await unmarkRecords(kind, String(document?.id))
    expect((await list('com_doc')).count).toBe(1)
  })

  test('K-29 200 ids are taken, 201 and what is no id are refused', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => 700_000 + index).join()
    expect((await unmarkRecords(kind, ids(200))).statusCode).toBe(200)
    for (const wrong of [ids(201), '0', '1,', '1,,2', '-1', '1%20or%201=1', 'abc', '1.5'])
      expect((await unmarkRecords(kind, wrong)).statusCode).toBe(400)
  })
})

test('K-14 S-91 a product favourite carries names in both languages, its picture, price, company, exhibition and booth', async () => {
  const { id: exhibitionId } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: exhibitionId, nameZh: '蓝湾有限公司', nameEn: 'Blue Bay Ltd' })
  const { productId, exhibitionProductId } = await aProduct(fair, booth, {
    nameZh: '虾仁',
    nameEn: 'Shrimp',
    model: 'S-1',
    priceLow: 58,
    priceUnit: 'kg',
  })
  await mark('exh_product', { exhibition_product_id: exhibitionProductId })
  const { list: entries } = await list('exh_product')
  expect(entries[0]).toMatchObject({
    exhibition_product_id: exhibitionProductId,
    product: {
      id: productId,
      name: { cn: '虾仁', en: 'Shrimp' },
      model: 'S-1',
      image: '',
      ...{ price_low: 58, price_high: null, price_unit: 'kg', price_currency: 'CNY' },
    },
    company: { id: booth.companyId, name: '蓝湾有限公司', name_en: 'Blue Bay Ltd' },
    exhibition: {
      id: exhibitionId,
      name: { cn: `测试展会${exhibitionId}`, en: `Test Fair ${exhibitionId}` },
    },
    instance_id: booth.exhibitorId,
  })
})

test('K-14 a film that two booths show is one favourite, found at its address', async () => {
  const { payload, exhibitionId } = await kinds.resource.make()
  const second = await anExhibitor(fair, { in: exhibitionId })
  await fair.database.db.insert(boothResource).values({
    exhibitorId: second.exhibitorId,
    kind: 'video',
    position: 0,
    fileId: payload.resource_id,
  })
  await mark('resource', payload)
  const found = await list('resource')
  expect(found.count).toBe(1)
  expect(found.list).toMatchObject([
    { resource_id: payload.resource_id, resource: { name: '企业宣传片', name_en: 'Company film' } },
  ])
  const [entry] = found.list as unknown as { resource: { download_url: string } }[]
  expect((await fair.app.inject({ url: entry?.resource.download_url ?? '' })).statusCode).toBe(200)
})

test('K-15 a company or a film is marked only in an exhibition where it is', async () => {
  const company = await kinds.exh_company.make()
  const film = await kinds.resource.make()
  const elsewhere = (await anExhibition(fair)).id
  expect((await mark('exh_company', { ...company.payload, exhibition_id: elsewhere })).statusCode).toBe(404)
  expect((await mark('resource', { ...film.payload, exhibition_id: elsewhere })).statusCode).toBe(404)
})

test('K-15 a company marked in two exhibitions has two marks, taken off one by one', async () => {
  const first = await kinds.exh_company.make()
  const second = await anExhibitor(fair, { in: (await anExhibition(fair)).id, id: first.companyId })
  await mark('exh_company', first.payload)
  await mark('exh_company', { ...first.payload, exhibition_id: second.exhibitionId })
  expect((await list('exh_company')).count).toBe(2)
  await unmark('exh_company', first.payload)
  expect((await list('exh_company')).list).toMatchObject([{ exhibition_id: second.exhibitionId }])
})

test('P-07 a document marked from a page that knows no exhibition is kept under its own', async () => {
  const { payload, exhibitionId } = await kinds.com_doc.make()
  await mark('com_doc', { ...payload, exhibition_id: 14 })
  expect((await list('com_doc')).list).toMatchObject([
    { com_doc_id: payload.com_doc_id, exhibition_id: exhibitionId },
  ])
  await mark('com_doc', payload)
  expect((await list('com_doc')).count).toBe(1)
  await unmark('com_doc', { ...payload, exhibition_id: 14 })
  expect((await list('com_doc')).count).toBe(0)
})

test('K-16 documents are taken off one or many, with or without the exhibition', async () => {
  const documents = await Promise.all([1, 2, 3, 4].map(() => kinds.com_doc.make()))
  for (const { payload } of documents) await mark('com_doc', payload)
  const [a, b, c, d] = documents.map(({ payload }) => payload.com_doc_id)
  await unmark('com_doc', { com_doc_id: `${a},${b}` })
  expect((await list('com_doc')).count).toBe(2)
  const path = `${at('com_doc')}/unmark`
  await fair.call(visitor.as({ method: 'DELETE', path, query: { com_doc_id: Number(c) } }))
  expect((await list('com_doc')).list).toMatchObject([{ com_doc_id: d }])
  expect((await unmark('com_doc', { com_doc_id: '1,x' })).statusCode).toBe(400)
})

test('the visitor’s marks among many things are found with one question', async () => {
  const { payload, exhibitionId, companyId } = await kinds.exh_company.make()
  await mark('exh_company', payload)
  const asked = [
    { exhibitionId, target: String(companyId) },
    { exhibitionId: exhibitionId + 1, target: String(companyId) },
    { exhibitionId, target: '1' },
  ]
  const { db } = fair.database
  expect(await markedTargets(db, visitor.id, 'exh_company', asked)).toEqual(
    new Set([`${exhibitionId}:${companyId}`]),
  )
  expect(await markedTargets(db, stranger.id, 'exh_company', asked)).toEqual(new Set())
  expect(await markedTargets(db, visitor.id, 'exh_product', asked)).toEqual(new Set())
})

test('a visitor’s export has their marks and nobody else’s', async () => {
  const { payload } = await kinds.exh_company.make()
  await mark('exh_company', payload)
  await mark('exh_company', (await kinds.exh_company.make()).payload, stranger)
  const { favourites } = await fair.personalData.of(fair.database.db, visitor.id)
  expect(favourites).toMatchObject([
    { kind: 'exh_company', target: String(payload.company_id), exhibition_id: payload.exhibition_id },
  ])
  expect(
    await fair.database.db.select().from(favourite).where(eq(favourite.accountId, stranger.id)),
  ).toHaveLength(1)
})
