import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepViews } from '../../modules/logs/index.ts'
import { cardExchange, exhibition, favourite, message, thread } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aVisitor } from '../../testing/builders.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

interface Answer {
  lines: ({ day?: string; exhibition_id?: number; exhibition?: string | null } & Record<string, number>)[]
  total: Record<string, number>
  searches: { words: string; what: string; count: number }[]
}

const none = {
  visits: 0,
  booth_views: 0,
  favourites: 0,
  cards: 0,
  messages: 0,
  unanswered: 0,
  searches_without_result: 0,
}

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const { db } = fair.database
  await anExhibition(fair, { id: 21, nameZh: '水产展', nameEn: 'Seafood' })
  await anExhibition(fair, { id: 34, nameZh: '纺织展', nameEn: 'Textiles' })
  const booth = await anExhibitor(fair, { in: 21 })
  const other = await anExhibitor(fair, { in: 34 })

  fair.clock.set('2026-11-10T23:00:00+08:00')
  // Two guests before midnight at the fair and one of them after it, through the front door.
  const guests = [await aGuest(), await aGuest()]
  fair.clock.set('2026-11-10T23:55:00+08:00')
  for (const guest of guests) {
    await look(21, guest)
    await look(21, guest, booth.exhibitorId)
    await look(21, guest, booth.exhibitorId)
  }
  fair.clock.set('2026-11-11T00:00:00+08:00')
  await look(21, guests[0] ?? '', booth.exhibitorId)
  await look(34, guests[0] ?? '')

  const visitor = await aVisitor(fair)
  const at = fair.clock.now()
  const mark = { accountId: visitor.id, kind: 'exh_company', target: '1', markedAt: at }
  await db.insert(favourite).values([
    { ...mark, exhibitionId: 21 },
    { ...mark, exhibitionId: 34, markedAt: new Date('2026-11-10T15:59:59Z') },
  ])
  const shared = {
    real_name: '',
    company_name: '',
    post: '',
    phone: '',
    email: '',
    country_code: '',
    image_file_id: null,
  }
  await db
    .insert(cardExchange)
    .values({ accountId: visitor.id, exhibitionId: 34, contactId: other.contactId, exchangedAt: at, shared })
  await talk({ exhibitionId: 21, companyId: booth.companyId, visitorId: visitor.id }, [true, false, true])
  await talk({ exhibitionId: 34, companyId: other.companyId, visitorId: visitor.id }, [true, false])

  fair.clock.set('2026-11-11T09:00:00+08:00')
  for (const exhibition_id of [21, 21, undefined]) await search('冷链  设备', exhibition_id)
  await search('\u202eSHARK\u200b', 34)
  await fair.searchCounts.flush()
})
afterAll(() => fair.close())

async function post(body: object) {
  const path = '/api/log/v1/vhallview'
  return (await fair.call({ method: 'POST', path, body: JSON.stringify(body) })).json()
}
const aGuest = async (): Promise<string> => (await post({ exhibition_id: 21 })).guest_id
const look = (exhibition_id: number, guest_id: string, vhall_id?: number) =>
  post({ exhibition_id, guest_id, ...(vhall_id ? { vhall_id } : {}) })
const search = (words: string, exhibition_id?: number) =>
  fair.call({
    path: '/api/exhibition/v1/web/exhibitor',
    query: { search: words, ...(exhibition_id ? { exhibition_id } : {}) },
  })

/** Who speaks in turn, from one o'clock in the night on, a message an hour. */
async function talk(
  between: { exhibitionId: number; companyId: number; visitorId: number },
  fromVisitor: boolean[],
) {
  const { db } = fair.database
  const createdAt = fair.clock.now()
  const [row] = await db
    .insert(thread)
    .values({ ...between, createdAt, changedAt: createdAt, lastSequence: fromVisitor.length })
    .returning()
  await db.insert(message).values(
    fromVisitor.map((isVisitor, n) => ({
      threadId: row?.id ?? 0,
      sequence: n + 1,
      senderId: isVisitor ? between.visitorId : null,
      fromVisitor: isVisitor,
      clientId: `${row?.id} ${n}`,
      kind: 'text',
      body: { text: '您好' },
      sentAt: new Date(createdAt.getTime() + (n + 1) * 3_600_000),
    })),
  )
}

const ask = async (...words: string[]) => (await runTool(fair, ['stats', '--json', ...words])).json<Answer>()

const everything = [
  { day: '2026-11-10', exhibition_id: 21, exhibition: 'Seafood', ...none, visits: 2, booth_views: 2 },
  { day: '2026-11-10', exhibition_id: 34, exhibition: 'Textiles', ...none, favourites: 1 },
  { day: '2026-11-11', exhibition_id: 0, exhibition: null, ...none, searches_without_result: 1 },
  {
    ...{
      day: '2026-11-11',
      exhibition_id: 21,
      exhibition: 'Seafood',
      visits: 0,
      booth_views: 1,
      favourites: 1,
    },
    ...{ cards: 0, messages: 3, unanswered: 1, searches_without_result: 2 },
  },
  {
    ...{
      day: '2026-11-11',
      exhibition_id: 34,
      exhibition: 'Textiles',
      visits: 1,
      booth_views: 0,
      favourites: 0,
    },
    ...{ cards: 1, messages: 2, unanswered: 0, searches_without_result: 1 },
  },
]
const total = {
  ...{ visits: 3, booth_views: 3, favourites: 2, cards: 1, messages: 5, unanswered: 1 },
  searches_without_result: 4,
}

describe('stats', () => {
  test('counts what happened, for each exhibition and each day at the fair', async () => {
    const { lines, total: sum, searches } = await ask()
    expect(lines).toEqual(everything)
    expect(sum).toEqual(total)
    expect(searches).toEqual([
      { words: '冷链 设备', what: 'exhibitor', count: 3 },
      { words: 'shark', what: 'exhibitor', count: 1 },
    ])
  })

  test('a line a day or an exhibition has the same total', async () => {
    const byDay = await ask('--by', 'day')
    expect(byDay.lines.map((line) => [line.day, line.visits, line.messages])).toEqual([
      ['2026-11-10', 2, 0],
      ['2026-11-11', 1, 5],
    ])
    const byExhibition = await ask('--by', 'exhibition')
    expect(byExhibition.lines.map((line) => [line.exhibition_id, line.booth_views])).toEqual([
      [0, 0],
      [21, 3],
      [34, 0],
    ])
    expect([byDay.total, byExhibition.total]).toEqual([total, total])
  })

  test('only the exhibition and the days asked for, both ends with it', async () => {
    expect((await ask('--exhibition', '21', '--until', '2026-11-10')).lines).toEqual([everything[0]])
    expect((await ask('--since', '2026-11-11')).lines).toEqual(everything.slice(2))
    expect((await ask('--since', '2026-11-12')).lines).toEqual([])
    expect((await ask('--exhibition', '34')).searches).toEqual([
      { words: 'shark', what: 'exhibitor', count: 1 },
    ])
  })

  test('a person reads a table in their language, with the total and what was looked for in vain', async () => {
    const english = await runTool(fair, ['stats', '--by', 'exhibition'])
    expect(english.stdout).toMatch(/^Exhibition {2}Name +Visits/)
    expect(english.stdout).toMatch(/^Total +3 +3 +2 +1 +5 +1 +4$/m)
    expect(english.stdout).toMatch(/^3 +冷链 设备 +exhibitors$/m)
    const chinese = await runTool(fair, ['stats', '--by', 'exhibition', '--lang', 'zh'])
    expect(chinese.stdout).toContain('水产展')
    expect(chinese.stdout).toContain('合计')
    expect((await runTool(fair, ['stats', '--since', '2027-01-01'])).stdout).toContain('Nothing was recorded')
  })

  test('a spreadsheet gets the same lines, and no name that it would run', async () => {
    await fair.database.db.update(exhibition).set({ nameEn: '=1+1,"x"' })
    const { stdout } = await runTool(fair, ['stats', '--csv', '--by', 'exhibition'])
    expect(stdout.startsWith('\ufeff"Exhibition","Name","Visits"')).toBe(true)
    expect(stdout).toContain('\r\n"21","\'=1+1,""x""","2","3","1","0","3","1","2"\r\n')
    await fair.database.db.update(exhibition).set({ nameEn: 'Seafood' })
  })

  test('T38 the figures of a day are the same after its views have been swept away', async () => {
    const before = await ask('--by', 'day')
    fair.clock.set('2027-02-01T12:00:00+08:00')
    await sweepViews(fair)
    expect(await ask('--by', 'day')).toEqual(before)
    await fair.searchCounts.sweep({ days: 30 })
    const after = await ask('--by', 'day')
    expect(after.total).toEqual(before.total)
    expect(after.searches).toEqual([])
  })

  test.each([
    [['--exhibition', '99'], 3, 'There is no exhibition 99'],
    [['--exhibition', '-1'], 2, ''],
    [['--exhibition', 'x'], 2, 'is not an id'],
    [['--since', '2026-02-31'], 2, 'does not understand “2026-02-31”'],
    [['--since', '2026-11-02', '--until', '2026-11-01'], 2, 'is after'],
    [['--by', 'week'], 2, 'is one of day, exhibition, both'],
    [['--csv', '--json'], 2, 'Choose one'],
  ])('%j is refused with what would be right', async (words, code, sentence) => {
    const run = await runTool(fair, ['stats', ...words])
    expect(run.code).toBe(code)
    expect(run.stderr).toContain(sentence)
  })
})
