import { SessionFavouritesReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anExhibition, aProgrammeSession, aVisitor, type Visitor } from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

const purchaser = '/api/exhibition/v1/purchaser/session'
let fair: TestApp
let id: number
let visitor: Visitor
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  ;({ id } = await anExhibition(fair))
  visitor = await aVisitor(fair)
})

const send = (method: 'POST' | 'DELETE', way: 'mark' | 'unmark', sessionId: number) =>
  fair.call(
    visitor.as({ method, path: `${purchaser}/${way}`, body: JSON.stringify({ session_id: sessionId }) }),
  )
async function listed(query: Record<string, number> = {}) {
  const body = (await fair.call(visitor.as({ path: `${purchaser}/mark`, query }))).json()
  expect(Value.Errors(SessionFavouritesReply, body)).toEqual([])
  return body
}
const marked = async () => {
  const query = { exhibition_id: id }
  const { list } = (await fair.call(visitor.as({ path: '/api/exhibition/v1/web/schedule', query }))).json()
  type Group = { data: { data: { id: number; is_mark: number }[] }[] }
  return (list as Group[])
    .flatMap(({ data }) => data.flatMap((slot) => slot.data))
    .filter(({ is_mark }) => is_mark === 1)
    .map((one) => one.id)
}

test('K-15 F-08 a session is marked once, shows its star in the programme, and is taken off again', async () => {
  const [one, other] = [await aProgrammeSession(fair, { in: id }), await aProgrammeSession(fair, { in: id })]
  expect((await send('POST', 'mark', one)).json()).toMatchObject({ res: 1, mes: '收藏成功' })
  await send('POST', 'mark', one)
  expect(await marked()).toEqual([one])
  expect((await listed()).count).toBe(1)
  await send('POST', 'mark', other)
  expect(await marked()).toEqual([one, other])
  await send('DELETE', 'unmark', one)
  expect(await marked()).toEqual([other])
})

test('K-14 the list shows how each session stands now, the last marked first, in pages, of one exhibition or all', async () => {
  const elsewhere = await anExhibition(fair)
  const [one, two] = [
    await aProgrammeSession(fair, { in: id, liveUrl: '/live/live-big/master.m3u8' }),
    await aProgrammeSession(fair, { in: elsewhere.id, hallId: 2 }),
  ]
  await send('POST', 'mark', one)
  fair.clock.set('2026-11-15T12:01:00+08:00')
  await send('POST', 'mark', two)
  const { list, count } = await listed()
  expect([count, list.map((each: { session_id: number }) => each.session_id)]).toEqual([2, [two, one]])
  expect(list[1]).toMatchObject({
    exhibition_id: id,
    exhibition: { id, name: { cn: `测试展会${id}`, en: `Test Fair ${id}` } },
    marked_at: '2026-11-15 12:00:00',
    session: {
      id: one,
      title: `讲座${one}`,
      live_status: 2,
      live_url: '/live/live-big/master.m3u8',
      is_mark: 1,
    },
  })
  const second = await listed({ page: 2, size: 1 })
  expect([second.count, second.list[0].session_id]).toEqual([2, one])
  const only = await listed({ exhibition_id: elsewhere.id })
  expect([only.count, only.list[0].session_id]).toEqual([1, two])
})

test('K-16 records are taken off by their numbers, and only the visitor’s own', async () => {
  const one = await aProgrammeSession(fair, { in: id })
  await send('POST', 'mark', one)
  const [record] = (await listed()).list
  const path = `/api/exhibition/v2/purchaser/session/unmark/${record.id}`
  await fair.call((await aVisitor(fair)).as({ method: 'DELETE', path }))
  expect((await listed()).count).toBe(1)
  await fair.call(visitor.as({ method: 'DELETE', path }))
  expect((await listed()).count).toBe(0)
})

test('K-15 a session that nobody knows cannot be marked', async () => {
  expect((await send('POST', 'mark', 2_000_000_000)).statusCode).toBe(404)
})
