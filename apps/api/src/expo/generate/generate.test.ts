import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sortKey } from '../../modules/catalogue/index.ts'
import { company, exhibition, exhibitor } from '../../schema/index.ts'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { generateFair } from './generate-fair.ts'
import { boothsOf } from './plan.ts'

const tables = ['exhibition', 'company', 'contact', 'exhibitor', 'product', 'exhibition_product'] as const
const small = ['generate', '--companies', '60', '--products', '240', '--exhibitions', '3']

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  await runTool(fair, ['generate', '--clear'])
  await fair.database.db.delete(company)
  await fair.database.db.delete(exhibition)
})

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await fair.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
    found[table] = rows[0]?.n ?? -1
  }
  return found
}

/** Of every row of every table, in the order of their numbers. */
async function hash(): Promise<string> {
  const digest = createHash('sha256')
  for (const table of tables) {
    const { rows } = await fair.database.db.execute<{ line: string }>(
      sql`select to_jsonb(t)::text as line from ${sql.identifier(table)} t order by id`,
    )
    for (const { line } of rows) digest.update(`${line}\n`)
  }
  return digest.digest('hex')
}

const made = async (...words: string[]) => {
  const run = await runTool(fair, [...small, ...words, '--json'])
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  return run.json<Record<string, number>>()
}

describe('generate', () => {
  test('writes as many as were asked for, every company at a booth and every product shown there', async () => {
    expect(await made()).toMatchObject({ exhibitions: 3, companies: 60, products: 240, seed: 1 })
    const { exhibitor: booths = 0, exhibition_product: shown = 0, ...rest } = await counts()
    expect(rest).toEqual({ exhibition: 3, company: 60, contact: 80, product: 240 })
    expect(booths).toBeGreaterThanOrEqual(60)
    expect(shown).toBeGreaterThanOrEqual(240)
    const { rows } = await fair.database.db.execute(sql`
      select 1 from company c where not exists (select 1 from exhibitor e where e.company_id = c.id)
      union all select 1 from product p
      where not exists (select 1 from exhibition_product s where s.product_id = p.id)`)
    expect(rows).toEqual([])
  })

  test('the same seed gives the same rows, also after a clearing; another seed gives others', async () => {
    await made('--seed', '7')
    const first = await hash()
    await runTool(fair, ['generate', '--clear'])
    await made('--seed', '7')
    expect(await hash()).toBe(first)
    await runTool(fair, ['generate', '--clear'])
    await made('--seed', '8')
    expect(await hash()).not.toBe(first)
  })

  test('one exhibition has two thousand booths in a fair that is large enough', () => {
    const plan = { seed: 1, companies: 6100, products: 0, exhibitionIds: [1, 2, 3, 4, 5] }
    const booths = new Map<number, number>()
    for (let company = 0; company < plan.companies; company++)
      for (const id of boothsOf(plan, company)) booths.set(id, (booths.get(id) ?? 0) + 1)
    expect(booths.get(1)).toBe(2000)
    const others = [2, 3, 4, 5].map((id) => booths.get(id) ?? 0)
    expect(others).toEqual([...others].sort((a, b) => b - a))
    expect(others[0]).toBeGreaterThan(1.5 * (others.at(-1) ?? 0))
  })

  test('K-18 K-20 what was made is listed, searched and sorted like any other fair, in both languages', async () => {
    await made()
    const rows = await fair.database.db.select().from(company)
    for (const row of rows) {
      expect(row.nameZh).toMatch(/^\p{Script=Han}+有限公司$/u)
      expect(row.nameEn).toMatch(/^[A-Z][\w' -]+ Co\., Ltd\.$/)
      expect(row.sortKey).toBe(sortKey(row.nameZh, row.nameEn))
    }
    const one = rows[0]
    const find = async (search: string) =>
      (await fair.call({ path: '/api/exhibition/v1/web/exhibitor', query: { search, size: 50 } })).json().list
    for (const name of [one?.nameZh, one?.nameEn])
      expect(
        (await find(name ?? '')).map((entry: { company: { id: number } }) => entry.company.id),
      ).toContain(one?.id)
    const products = await fair.call({
      path: '/api/exhibition/v2/web/exhibition-product',
      query: { exhibition_id: 1, size: 50 },
    })
    expect(products.json().count).toBeGreaterThan(0)
  })

  test('broken off half-way, it says so at the next run, and --clear takes away what it made', async () => {
    await anExhibition(fair, { id: 2, nameEn: 'Our own' })
    const plan = { seed: 7, companies: 1200, products: 0, exhibitionIds: [1, 3] }
    const brokenOff = generateFair(fair.database, plan, {
      today: fair.clock.now(),
      onProgress: (done) => {
        if (done > 0) throw new Error('as if it were killed')
      },
    })
    await expect(brokenOff).rejects.toThrow('as if it were killed')
    expect((await counts()).company).toBeGreaterThan(0)

    const again = await runTool(fair, small)
    expect(again.code).toBe(3)
    expect(again.stderr).toContain('unfinished generated fair here (seed 7)')
    expect((await runTool(fair, ['generate', '--clear'])).code).toBe(0)
    expect(await counts()).toEqual({
      ...{ exhibition: 1, company: 0, contact: 0, exhibitor: 0, product: 0, exhibition_product: 0 },
    })
    // The organiser's own exhibition keeps its number.
    await made()
    expect((await counts()).exhibition).toBe(4)
  })

  test('companies of one’s own are never mixed with made-up ones, nor cleared', async () => {
    const { id } = await anExhibition(fair)
    await anExhibitor(fair, { in: id })
    const before = await hash()
    const run = await runTool(fair, small)
    expect([run.code, run.stderr]).toEqual([3, expect.stringContaining('companies of its own')])
    const clearing = await runTool(fair, ['generate', '--clear'])
    expect([clearing.code, clearing.stderr]).toEqual([3, expect.stringContaining('no generated fair')])
    expect(await hash()).toBe(before)
  })

  test('what an organiser brought in since stays when the made-up fair is cleared', async () => {
    await made()
    const { companyId } = await anExhibitor(fair, { in: 2 })
    await fair.database.db.update(company).set({ email: 'us@fair.example' }).where(eq(company.id, 7))
    expect((await runTool(fair, ['generate', '--clear'])).code).toBe(0)
    const left = await fair.database.db.select({ id: company.id }).from(company)
    expect(left.map(({ id }) => id).sort((a, b) => a - b)).toEqual([7, companyId])
    const places = await fair.database.db.select().from(exhibitor)
    expect(places.map((booth) => booth.companyId)).toEqual(expect.arrayContaining([7, companyId]))
    expect((await runTool(fair, small)).stderr).toContain('companies of its own')
  })

  test('a finished one is not made twice, and an embedded database is not flooded by accident', async () => {
    await made()
    const twice = await runTool(fair, small)
    expect([twice.code, twice.stderr]).toEqual([3, expect.stringContaining('is here already')])
    await runTool(fair, ['generate', '--clear'])
    const embedded = { ...fair, database: { ...fair.database, kind: 'embedded' as const } }
    const large = await runTool(embedded, ['generate', '--companies', '20001'])
    expect([large.code, large.stderr]).toEqual([3, expect.stringContaining('--force')])
    expect((await counts()).company).toBe(0)
  })

  test.each([
    [['--companies', '0'], 'needs a whole number from 1'],
    [['--companies', 'many'], 'needs a whole number from 1'],
    [['--seed', '1.5'], 'needs a whole number from 0'],
    [['--clear', '--seed', '1'], 'takes no other option'],
  ])('%j is refused and writes nothing', async (words, sentence) => {
    const run = await runTool(fair, ['generate', ...words])
    expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(sentence)])
    expect((await counts()).company).toBe(0)
  })
})
