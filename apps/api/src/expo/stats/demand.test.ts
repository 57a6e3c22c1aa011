import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from '../../db/migration-files.ts'
import { refreshIndex } from '../../modules/search/index.ts'
import { pageView, searchDay } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { cloneDatabase } from '../../testing/clone-database.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

interface Answer {
  searches: Record<string, unknown>[]
  withheld: Record<string, number>
  unnamed: Record<string, number>
}

const products = '/api/exhibition/v2/web/exhibition-product'
const companies = '/api/exhibition/v1/web/exhibitor'
let fair: TestApp
let booth: { exhibitorId: number }
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21, nameEn: 'Seafood' })
  const place = await anExhibitor(fair, { in: 21, nameZh: '东海水产', nameEn: 'East Sea' })
  booth = place
  await aProduct(fair, place, { nameZh: '冷冻鱿鱼', nameEn: 'Frozen squid' })
  await fair.database.longTransaction((db) => refreshIndex(db))

  fair.clock.set('2026-11-10T12:00:00+08:00')
  for (const lang of ['en', 'en', 'zh']) await search(products, { search: ' SQUID ', lang })
  await search(products, { search: 'squid', lang: 'en', page: 2 })
  await search(companies, { search: '东海', exhibition_id: 21, lang: 'zh' })
  await search(products, { search: 'olga demir', lang: 'en' })
  await search(products, { search: 'olga@example.com', lang: 'en' })
  const guest = (await view({})).guest_id
  await view({ guest_id: guest, vhall_id: booth.exhibitorId, found_by: { search: 'Squid', what: 'product' } })
  // The same guest at the same booth within ten minutes.
  await view({ guest_id: guest, vhall_id: booth.exhibitorId, found_by: { search: 'Squid', what: 'product' } })
  await fair.searchCounts.flush()
  fair.clock.set('2026-11-12T12:00:00+08:00')
  await search(products, { search: 'shark', lang: 'en' })
  await fair.searchCounts.flush()
})
afterAll(() => fair.close())

const search = (path: string, query: Record<string, string | number>) => fair.call({ path, query })
async function view(more: object) {
  const body = JSON.stringify({ exhibition_id: 21, ...more })
  const query = { lang: 'en' }
  const response = await fair.call({ method: 'POST', path: '/api/log/v1/vhallview', query, body })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const run = (...words: string[]) => runTool(fair, ['stats', '--search', ...words])
const ask = async (...words: string[]) => (await run('--json', ...words)).json<Answer>()
const squid = { words: 'squid', what: 'product', searches: 3, without_result: 0, opened: 1 }

test('U-68 every search counts with its words, whether it found anything, and whether it led to a booth', async () => {
  const { searches, withheld, unnamed } = await ask()
  expect(searches).toEqual([
    squid,
    { words: 'shark', what: 'product', searches: 1, without_result: 1, opened: 0 },
    { words: '东海', what: 'exhibitor', searches: 1, without_result: 0, opened: 0 },
  ])
  // What may be a name, and what is a mail address.
  expect(withheld).toEqual({ searches: 1, without_result: 1, opened: 0 })
  expect(unnamed).toEqual({ searches: 1, without_result: 1, opened: 0 })
})

test('U-69 T47 what may be a name is shown when it was searched three times, and then as often as it was', async () => {
  const count = { day: '2026-12-24', exhibitionId: 0, what: 'product', language: 'en' }
  await fair.database.db.insert(searchDay).values({ ...count, words: 'olga demir', searches: 2, misses: 2 })
  onTestFinished(async () => {
    await fair.database.db.delete(searchDay).where(sql`day = '2026-12-24'`)
  })
  expect((await ask('--since', '2026-12-24')).searches).toEqual([])
  expect((await ask()).searches).toContainEqual(expect.objectContaining({ words: 'olga demir', searches: 3 }))
})

test('U-68 by language and exhibition, for the days and the exhibition asked for', async () => {
  const byLanguage = (await ask('--by', 'language', '--until', '2026-11-11')).searches
  expect(byLanguage).toEqual([
    { ...squid, language: 'en', searches: 2, opened: 1 },
    { ...squid, language: 'zh', searches: 1, opened: 0 },
    expect.objectContaining({ words: '东海', language: 'zh' }),
  ])
  expect((await ask('--by', 'both', '--exhibition', '21')).searches).toEqual([
    expect.objectContaining({ words: '东海', language: 'zh', exhibition_id: 21, exhibition: 'Seafood' }),
  ])
  expect((await ask('--since', '2026-11-13')).searches).toEqual([])
})

test('U-68 counts of an exhibition that was deleted since are not those of all exhibitions', async () => {
  const count = { day: '2026-12-23', what: 'product', language: 'en', searches: 1, misses: 1 }
  await fair.database.db.insert(searchDay).values([
    { ...count, exhibitionId: 99, words: 'eel' },
    { ...count, exhibitionId: 0, words: 'cod' },
  ])
  onTestFinished(async () => {
    await fair.database.db.delete(searchDay).where(sql`day = '2026-12-23'`)
  })
  const search = await run('--since', '2026-12-23', '--by', 'exhibition')
  expect(search.stdout).toMatch(/^1 +1 +0 +cod +products +\(all of them\)$/m)
  expect(search.stdout).toMatch(/^1 +1 +0 +eel +products +99 +\(deleted\)$/m)
  const { stdout } = await runTool(fair, ['stats', '--since', '2026-12-23', '--by', 'exhibition'])
  expect(stdout).toMatch(/^99 +\(deleted\) /m)
})

test('U-68 a person reads three tables and the sum; a spreadsheet gets every line', async () => {
  const english = (await run()).stdout
  expect(english).toMatch(
    /^Searched for most often:\nSearches +Without result +Led to a booth +Search +For$/m,
  )
  expect(english).toMatch(/^3 +0 +1 +squid +products$/m)
  expect(english).toContain('Searches in all: 7, without result: 3, booths opened: 1')
  expect(english).toContain('may be names of people')
  expect((await run('--lang', 'zh')).stdout).toContain('带来展位访问的：')
  const { stdout } = await run('--csv', '--by', 'exhibition')
  expect(stdout.startsWith('\ufeff"Searches","Without result"')).toBe(true)
  expect(stdout).toContain('"1","0","0","东海","exhibitors","21","Seafood"\r\n')
  expect((await run('--since', '2027-01-01')).stdout).toContain('Nothing was searched for')
  const wrong = await run('--by', 'day')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('language, exhibition, both')])
})

test('U-70 T47 only a new view of a booth by a guest we know says which search led there', async () => {
  const opened = async () => {
    await fair.searchCounts.flush()
    const { rows } = await fair.database.db.execute<{ n: number }>(
      sql`select sum(opened)::int as n from search_day`,
    )
    return rows[0]?.n
  }
  fair.clock.set('2026-11-10T15:00:00+08:00')
  const before = await opened()
  const found_by = { search: 'squid', what: 'product' }
  await view({ vhall_id: booth.exhibitorId, found_by })
  await view({ vhall_id: booth.exhibitorId, guest_id: 'made.up', found_by })
  const { guest_id } = await view({})
  await view({ guest_id, found_by })
  await view({ guest_id, vhall_id: booth.exhibitorId, found_by: { ...found_by, search: '  ' } })
  expect(await opened()).toBe(before)
  const pages = JSON.stringify(await fair.database.db.select().from(pageView))
  expect(pages).not.toContain('squid')
})

test('U-70 T37 what a view says of a search is bounded and checked', async () => {
  const body = (found_by: object) =>
    JSON.stringify({ exhibition_id: 21, vhall_id: booth.exhibitorId, found_by })
  const post = (found_by: object) =>
    fair.call({ method: 'POST', path: '/api/log/v1/vhallview', body: body(found_by) })
  for (const wrong of [
    { search: 'x'.repeat(101), what: 'product' },
    { search: 'x', what: 'person' },
    { search: 'x' },
    { search: 'x', what: 'product', more: 1 },
  ])
    expect((await post(wrong)).statusCode).toBe(400)
})

test('U-71 searches in vain from before the migration are searches, and count on', async () => {
  const { database, close } = await cloneDatabase()
  onTestFinished(close)
  const { db } = database
  // As it was: the table that the migration takes over.
  await db.execute(sql`drop table search_day`)
  await db.execute(sql`create table search_miss (day date not null, exhibition_id integer not null,
    what text not null check (what in ('exhibitor', 'product')), words text not null check (length(words) <= 60),
    count integer not null check (count > 0), primary key (day, exhibition_id, what, words))`)
  await db.execute(
    sql`insert into search_miss values ('2026-11-10', 21, 'product', '鱼翅', 4), ('2026-11-10', 0, 'exhibitor', '', 2)`,
  )
  await db.execute(await readFile(join(migrationsFolder(), '0028_demand.sql'), 'utf8'))
  const rows = await db.select().from(searchDay).orderBy(searchDay.misses)
  expect(
    rows.map(({ words, language, searches, misses, opened }) => [words, language, searches, misses, opened]),
  ).toEqual([
    ['', '', 2, 2, 0],
    ['鱼翅', '', 4, 4, 0],
  ])
})
