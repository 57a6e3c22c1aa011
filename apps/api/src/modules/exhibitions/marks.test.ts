import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardExchange, favourite } from '../../schema/index.ts'
import { aProduct, aVideo, aVisitor, type Visitor } from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Request } from '../../testing/signed-request.ts'
import { sixtyExhibitors } from '../../testing/sixty-exhibitors.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const exhibitors = '/api/exhibition/v1/web/exhibitor'
const products = '/api/exhibition/v2/web/exhibition-product'
const resources = '/api/exhibition/v1/web/booth-resource'
let fair: TestApp
let marker: Visitor
let other: Visitor
let first: Awaited<ReturnType<typeof sixtyExhibitors>>[number]
let productId: number
let film: string
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const [one] = await sixtyExhibitors(fair)
  // A server loads it after its start.
  await fair.search.ready()
  if (!one) throw new Error('nobody exhibits')
  first = one
  productId = (await aProduct(fair, first)).exhibitionProductId
  film = await aVideo(fair, first.exhibitorId)
  marker = await aVisitor(fair)
  other = await aVisitor(fair)
  const mark = { accountId: marker.id, exhibitionId: 21, markedAt: fair.clock.now() }
  await fair.database.db.insert(favourite).values([
    { ...mark, kind: 'exh_company', target: String(first.companyId) },
    // The same company elsewhere, and another thing of the same number: neither is this one.
    { ...mark, kind: 'exh_company', target: String(first.companyId + 1), exhibitionId: 34 },
    { ...mark, kind: 'exh_product', target: String(first.companyId + 2) },
    { ...mark, kind: 'exh_product', target: String(productId) },
    { ...mark, kind: 'resource', target: film },
  ])
  await fair.database.db.insert(cardExchange).values({
    accountId: marker.id,
    exhibitionId: 21,
    contactId: first.contactId,
    exchangedAt: fair.clock.now(),
    shared: {
      real_name: '林晓舟',
      company_name: '远帆',
      post: '',
      phone: '',
      email: '',
      country_code: 'CN',
      image_file_id: null,
    },
  })
})
afterAll(() => fair.close())

interface Marks {
  list: { company: { id: number }; is_store: number }[]
}
const ask = async (request: Request) => (await fair.call(request)).json()
const forgetAll = () => {
  for (const about of ['exhibitor', 'product', 'booth']) fair.answers.drop(about)
}
/** Each in the order that would show another's marks if they were kept with the answer. */
async function asEveryone<T>(request: Request, read: (body: never) => T) {
  forgetAll()
  const answers = [marker.as(request), request, other.as(request), marker.as(request)].map(async (one) =>
    read((await ask(one)) as never),
  )
  return Promise.all(answers)
}
const inTurn = async <T>(request: Request, read: (body: never) => T) => {
  forgetAll()
  const answers: T[] = []
  for (const one of [marker.as(request), request, other.as(request), marker.as(request)])
    answers.push(read((await ask(one)) as never))
  return answers
}

test('N-04 K-18 a list shows each visitor their own marks, and nobody else’s', async () => {
  const marked = ({ list }: Marks) =>
    list.filter(({ is_store }) => is_store === 1).map(({ company }) => company.id)
  const request = { path: exhibitors, query: { exhibition_id: 21 } }
  const expected = [[first.companyId], [], [], [first.companyId]]
  expect(await inTurn(request, marked)).toEqual(expected)
  expect(await asEveryone(request, marked)).toEqual(expected)
})

test('N-04 K-19 so does one exhibitor, also for the exchange of cards', async () => {
  const flags = ({ info }: { info: { is_store: number; is_switch: number } }) => [
    info.is_store,
    info.is_switch,
  ]
  const request = { path: `${exhibitors}/${first.companyId}` }
  expect(await inTurn(request, flags)).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
    [1, 1],
  ])
})

test('N-04 K-20 so do products, in the list and alone', async () => {
  const inList = ({ list }: { list: { is_store: number }[] }) => list[0]?.is_store
  const alone = ({ data }: { data: { is_store: number } }) => data.is_store
  expect(await inTurn({ path: products }, inList)).toEqual([1, 0, 0, 1])
  expect(await inTurn({ path: `${products}/${productId}` }, alone)).toEqual([1, 0, 0, 1])
})

test('N-04 K-21 so do the films of a booth, also for a page that knows no exhibition', async () => {
  const flag = ({ data }: { data: { is_mark: number }[] }) => data[0]?.is_mark
  for (const exhibition_id of [21, 14]) {
    const query = { type: 'video', hall_id: first.exhibitorId, exhibition_id }
    expect(await inTurn({ path: resources, query }, flag)).toEqual([1, 0, 0, 1])
  }
})

test('N-04 an answer with a visitor’s marks in it is kept by nobody on the way', async () => {
  const guest = await fair.call({ path: exhibitors })
  const visitor = await fair.call(marker.as({ path: exhibitors }))
  expect(guest.headers['cache-control']).toBe('no-cache')
  expect(visitor.headers['cache-control']).toBe('no-store')
  expect(visitor.headers.etag).toBeUndefined()
})

test.each([
  ['exhibitors', { path: exhibitors, query: { exhibition_id: 21, size: 50, search: 'haike' } }, 1, 0],
  ['products', { path: products, query: { size: 50 } }, 1, 0],
  ['films', { path: resources, query: { type: 'video', hall_id: 3001 } }, 1, 0],
  // One more for what its poster shows.
  ['one exhibitor', { path: `${exhibitors}/1001` }, 2, 1],
])(
  'an answer with %s is few questions to the database, however long it is',
  async (_, request: Request, marks, more) => {
    forgetAll()
    const visitor = await countQueries(() => fair.call(marker.as(request)))
    expect(visitor.result.statusCode).toBe(200)
    // Who is asking, the page, its counts, the visitor's marks.
    expect(visitor.count).toBeLessThanOrEqual(4 + more)
    forgetAll()
    const guest = await countQueries(() => fair.call(request))
    expect(guest.count).toBeGreaterThan(0)
    expect(guest.count).toBeLessThanOrEqual(3)
    expect((await countQueries(() => fair.call(request))).count).toBe(0)
    expect((await countQueries(() => fair.call(marker.as(request)))).count).toBe(1 + marks)
  },
)
