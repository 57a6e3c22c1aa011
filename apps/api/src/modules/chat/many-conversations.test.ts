import type { HeadsReply } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatCall, sendBy, twoSides } from '../../testing/chat.ts'
import { connect } from '../../testing/rtm-client.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

const many = 5544
let fair: TestApp
let sides: Awaited<ReturnType<typeof twoSides>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  sides = await twoSides(fair)
  await fair.database.longTransaction(async (db) => {
    await db.execute(sql`insert into company (id, name_zh, name_en)
      select 700000 + n, '公司' || n, 'Company ' || n from generate_series(1, ${many}::int) as n`)
    // A minute apart, the first one oldest; each with three messages.
    await db.execute(sql`insert into thread (id, exhibition_id, company_id, visitor_id, created_at, changed_at, last_sequence)
      select 700000 + n, ${sides.place.exhibition_id}::int, 700000 + n, ${sides.visitor.id}::int, time, time, 3
      from (select n, ${testNow}::timestamptz - (${many}::int + 60 - n) * interval '1 minute' as time
        from generate_series(1, ${many}::int) as n) as made`)
    await db.execute(sql`insert into message (thread_id, sequence, from_visitor, client_id, kind, body, sent_at)
      select id, sequence, true, 'old-' || id || '-' || sequence, 'text', '{"text":"旧"}', changed_at
      from thread, generate_series(1, 3) as sequence where id > 700000`)
    await db.execute(sql`analyze`)
  })
})
afterAll(() => fair.close())

// After so many rows at once the embedded database may count as away for a moment; then one comes again, as clients do.
const served = <Answer extends { statusCode: number }>(ask: () => Promise<Answer>) =>
  soon(async () => {
    const answer = await ask()
    expect(answer.statusCode).not.toBe(503)
    return answer
  })
const heads = async (query: Record<string, string | number> = {}) =>
  (await served(() => chatCall(fair, sides.visitor, 'heads', { query }))).json() as HeadsReply
const welcomeOf = async (who: Parameters<typeof connect>[1], hello: { since?: number } = {}) =>
  (await soon(() => connect(fair, who, hello))).heard('welcome')

async function allPages(first: Pick<HeadsReply, 'list' | 'cursor'>, query: Record<string, number> = {}) {
  const pages = [first.list]
  for (let { cursor } = first; cursor; ) {
    const page = await heads({ ...query, cursor })
    pages.push(page.list)
    cursor = page.cursor
  }
  return pages
}
const everyThread = Array.from({ length: many }, (_, n) => 700_000 + many - n)

test('S-45 thousands of heads come in pages of 500, those that changed last first, each once', async () => {
  const first = await heads()
  expect(JSON.stringify(first).length).toBeLessThan(65_536)
  const pages = await allPages(first)
  expect(pages.map((page) => page.length)).toEqual([...Array(11).fill(500), 44])
  expect(pages.flat().map(({ thread_id }) => thread_id)).toEqual(everyThread)
})

test('S-45 pages of what changed since hold that and nothing else', async () => {
  const since = Date.parse(testNow) - (60 + 700) * 60_000
  const pages = await allPages(await heads({ since }), { since })
  expect(pages.map((page) => page.length)).toEqual([500, 201])
})

test('S-45 a cursor that is none of ours is refused', async () => {
  for (const cursor of ['x', 'MTIz', '!', 'a'.repeat(101)])
    expect(
      (await served(() => chatCall(fair, sides.visitor, 'heads', { query: { cursor } }))).statusCode,
    ).toBe(400)
})

test('S-45 a welcome has the first page and its cursor, with and without a word from before', async () => {
  const whole = await welcomeOf(sides.visitor)
  const pages = await allPages({ list: whole.heads, cursor: whole.cursor ?? '' })
  expect(pages.flat().map(({ thread_id }) => thread_id)).toEqual(everyThread)
  const since = Date.parse(testNow) - (60 + 700) * 60_000
  const later = await welcomeOf(sides.visitor, { since })
  const rest = await allPages({ list: later.heads, cursor: later.cursor ?? '' }, { since })
  expect(rest.map((page) => page.length)).toEqual([500, 201])
  const none = await welcomeOf(sides.visitor, { since: Date.parse(testNow) })
  expect([none.heads, none.cursor]).toEqual([[], undefined])
})

test('S-45 of a conversation beyond the first page what is new is told, and what was before is not', async () => {
  const socket = await soon(() => connect(fair, sides.visitor))
  const oldest = 700_001
  await fair.database.db.execute(sql`insert into exhibitor (id, exhibition_id, company_id, joined_at)
    values (${oldest}::int, ${sides.place.exhibition_id}::int, ${oldest}::int, now())`)
  await served(() => sendBy(fair, sides.visitor, { thread_id: oldest, text: '新的' }))
  await soon(() => expect(socket.messages(oldest).map(({ sequence }) => sequence)).toEqual([4]))
  expect(socket.all('thread').map(({ thread }) => thread.thread_id)).toEqual([oldest])
})

test('S-45 few conversations come as before: one answer with all of them, without a cursor in the welcome', async () => {
  const { person } = sides
  const answer = (await served(() => chatCall(fair, person, 'heads'))).json() as HeadsReply
  expect([answer.list, answer.cursor]).toEqual([[], ''])
  expect((await welcomeOf(person)).cursor).toBeUndefined()
})
