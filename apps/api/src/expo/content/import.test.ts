import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, company, deskEdit, exhibitor, file } from '../../schema/index.ts'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { folderDigest } from '../../testing/folder-digest.ts'
import { runTool } from '../../testing/run-tool.ts'
import { shrinkPictures } from '../../testing/shrink-pictures.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'expo-import-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const environment = { DATA_DIR: join(root, 'data') }

interface ImportAnswer {
  applied: boolean
  before: string | null
  problems: { file: string; line: number; field: string; problem: string }[]
  tables: Record<
    string,
    { added: number[]; changed: { id: number; fields: string[] }[]; removed: number[]; same: number }
  >
  media: { added: string[]; changed: string[] }
  kept: { table: string; id: number; field: string }[]
  overwritten: { table: string; id: number; field: string }[]
}

describe('an organiser’s own fair', () => {
  let fair: TestApp
  const folder = join(root, 'mine')
  const path = (name: string) => join(folder, name)
  const expo = (...words: string[]) => runTool(fair, words, environment)
  const companies = () => readFileSync(path('companies.csv'), 'utf8')
  const heading = () => companies().split('\r\n')[0] ?? ''
  /** A line of the table with these fields. */
  const line = (fields: Record<string, string>) =>
    heading()
      .replace('\uFEFF', '')
      .split(',')
      .map((name) => fields[name] ?? '')
      .join(',')

  beforeAll(async () => {
    fair = await openTestApp({ demo: false })
    expect((await expo('new', folder)).code).toBe(0)
  })
  afterAll(() => fair.close())

  test('a dry run writes nothing and says what would come', async () => {
    const run = await expo('import', folder, '--json')
    expect(run.code).toBe(0)
    const answer = run.json<ImportAnswer>()
    expect(answer).toMatchObject({
      applied: false,
      problems: [],
      tables: { exhibitions: { added: [1] }, companies: { added: [1] }, products: { added: [1] } },
      media: { added: ['banner.png', 'logos/1.png', 'products/1.png'] },
    })
    expect(await fair.database.db.select().from(company)).toEqual([])
    const said = await expo('import', folder)
    expect(said.stdout).toContain('+ add companies 1  示例企业有限公司 · Example Company Ltd')
    expect(said.stdout).toContain('nothing was written')
  })

  test('mistakes are told with file, line, field and a sentence, and nothing is written', async () => {
    const good = companies()
    writeFileSync(
      path('companies.csv'),
      [
        heading(),
        line({
          id: '1',
          'name.zh': '海潮家居',
          'name.en': 'Tide Home',
          industry: 'furniture',
          booths: '1:A1',
        }),
        line({ id: '2', 'name.zh': '山居竹业', 'name.en': 'Hill Bamboo', industry: 'home', booths: '9:A2' }),
        line({ id: '3', 'name.zh': '云灯照明', 'name.en': 'Cloud Lamps', industry: 'home', booths: '1:A3' }),
      ].join('\r\n'),
    )
    const run = await expo('import', folder, '--apply')
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('companies.csv:2 [industry] should be one of: manufacturing')
    expect(run.stdout).toContain('companies.csv:3 [booths] names 9, which is not among the exhibitions')
    expect(run.stdout).toContain('2 problems; nothing was written')
    const chinese = await runTool(fair, ['import', folder, '--lang', 'zh'], environment)
    expect(chinese.stdout).toContain('companies.csv:2 [industry] 应为其中之一：manufacturing')
    expect(chinese.stdout).toContain('发现 2 处问题，未写入任何内容')
    expect(await fair.database.db.select().from(company)).toEqual([])
    writeFileSync(path('companies.csv'), companies().replace(',furniture,', ',home,').replace('9:A2', '1:A2'))
    expect(good).not.toBe(companies())
  })

  test('applied, it is seen in both languages, and a second time nothing changes', async () => {
    const run = await expo('import', folder, '--apply', '--json')
    expect(run.code).toBe(0)
    expect(run.json<ImportAnswer>()).toMatchObject({ applied: true, before: null })
    const response = await fair.call({
      path: '/api/exhibition/v1/web/exhibitor',
      query: { exhibition_id: 1 },
    })
    expect(response.json().count).toBe(3)
    expect(JSON.stringify(response.json())).toContain('山居竹业')
    expect(JSON.stringify(response.json())).toContain('Hill Bamboo')
    // The pages carry the organiser's own name; a running server hears of it a moment after it was written.
    const nameNow = async () => (await fair.app.inject('/api/config')).json().data.fair?.name
    await expect.poll(nameNow, { timeout: 5000 }).toEqual({ zh: '我的云展', en: 'My Fair' })
    const again = await expo('import', folder, '--apply')
    expect(again.code).toBe(0)
    expect(again.stdout).toContain('Nothing changes.')
  })

  test('a change keeps the booth and its visits, and what was there is exported first', async () => {
    const { db } = fair.database
    await db.update(exhibitor).set({ visits: 7 }).where(eq(exhibitor.companyId, 2))
    const [before] = await db.select().from(exhibitor).where(eq(exhibitor.companyId, 2))
    writeFileSync(
      path('companies.csv'),
      companies().replace('Hill Bamboo', 'Hill & Bamboo').replace('1:A2', '1:B7'),
    )
    const answer = (await expo('import', folder, '--apply', '--json')).json<ImportAnswer>()
    expect(answer.tables.companies).toEqual({
      added: [],
      changed: [{ id: 2, fields: ['name', 'booths'] }],
      removed: [],
      same: 2,
    })
    expect(readFileSync(join(answer.before ?? '', 'companies.json'), 'utf8')).toContain('"Hill Bamboo"')
    const [after] = await db.select().from(exhibitor).where(eq(exhibitor.companyId, 2))
    expect(after).toEqual({ ...before, boothNo: 'B7' })
  })

  test('what an exhibitor changed at the desk stays, is listed, and goes with --overwrite', async () => {
    const { db } = fair.database
    await db.update(company).set({ infoZh: '展商自己写的', phone: '0580-000 0099' }).where(eq(company.id, 3))
    await db
      .insert(deskEdit)
      .values({ tableName: 'companies', recordId: 3, field: 'info', editedAt: fair.clock.now() })
    const kept = (await expo('import', folder, '--apply', '--json')).json<ImportAnswer>()
    expect(kept.kept).toEqual([{ table: 'companies', id: 3, field: 'info' }])
    expect(kept.tables.companies?.changed).toEqual([{ id: 3, fields: ['phone'] }])
    const said = await expo('import', folder)
    expect(said.stdout).toContain('Changed by exhibitors at the desk, left as they are')
    const info = async () =>
      (await db.select({ info: company.infoZh }).from(company).where(eq(company.id, 3)))[0]?.info
    expect(await info()).toBe('展商自己写的')
    const taken = (await expo('import', folder, '--apply', '--overwrite', '--json')).json<ImportAnswer>()
    expect(taken.overwritten).toEqual([{ table: 'companies', id: 3, field: 'info' }])
    expect(await info()).toBe('')
    // From now on it is the organiser's again.
    expect(await db.select().from(deskEdit)).toEqual([])
  })

  test('what is gone from the folder stays unless pruned, and what belonged to it goes with it', async () => {
    const { db } = fair.database
    writeFileSync(
      path('companies.csv'),
      companies()
        .split('\r\n')
        .filter((row) => !row.startsWith('1,'))
        .join('\r\n'),
    )
    const stays = await expo('import', folder, '--json')
    expect(stays.code).toBe(0)
    expect(stays.json<ImportAnswer>().tables.companies).toMatchObject({ removed: [], same: 2 })
    // Its contact and product are still in the folder: that would lead nowhere.
    const dangling = await expo('import', folder, '--apply', '--prune')
    expect(dangling.code).toBe(1)
    expect(dangling.stdout).toContain('contacts.csv:2 [company] names 1, which is not among the companies')
    for (const name of ['contacts.csv', 'products.csv']) rmSync(path(name))
    const pruned = (await expo('import', folder, '--apply', '--prune', '--json')).json<ImportAnswer>()
    expect(pruned.tables).toMatchObject({
      companies: { removed: [1] },
      contacts: { removed: [1] },
      products: { removed: [1] },
    })
    const listed = await db.select().from(company).where(isNull(company.withdrawnAt))
    expect(listed.map(({ id }) => id).sort()).toEqual([2, 3])
    // It comes back with its pictures.
    const pictures = await db.select({ path: file.mediaPath }).from(file)
    expect(pictures.map((each) => each.path)).toContain('products/1.png')
  })
})

describe('the demo fair', () => {
  let fair: TestApp
  beforeAll(async () => {
    fair = await openTestApp()
  })
  afterAll(() => fair.close())

  describe('out, into an empty database, and out again', () => {
    const first = join(root, 'first')
    const second = join(root, 'second')
    let empty: TestApp
    beforeAll(async () => {
      empty = await openTestApp({ demo: false })
    })
    afterAll(() => empty.close())

    test('out: a folder of the format, without a person in it', async () => {
      expect((await runTool(fair, ['export', first], environment)).code).toBe(0)
      const files = Object.keys(folderDigest(first)).filter((name) => !name.startsWith('media/'))
      expect(files).toContain('companies.json')
      expect(files.filter((name) => /account|visitor/.test(name))).toEqual([])
    })

    test('in: nothing to complain about', async () => {
      expect(await shrinkPictures(first)).toBeGreaterThan(100)
      const run = await runTool(empty, ['import', first, '--apply', '--json'], environment)
      expect(run.json<ImportAnswer>().problems).toEqual([])
      expect(run.code).toBe(0)
    })

    test('out again: the same to the byte', async () => {
      expect((await runTool(empty, ['export', second], environment)).code).toBe(0)
      expect(folderDigest(second)).toEqual(folderDigest(first))
    })
  })

  test('an export overwrites nothing', async () => {
    const run = await runTool(fair, ['export', root], environment)
    expect(run.code).toBe(3)
    expect(run.stderr).toContain('is there already')
  })

  test('an organiser’s first import with --prune replaces it, accounts and all', async () => {
    const { db } = fair.database
    const folder = join(root, 'instead')
    const begun = await runTool(fair, ['new', folder], environment)
    expect(begun.stdout).toContain('This database holds the demo fair')
    const beside = await runTool(fair, ['import', folder], environment)
    expect(beside.stderr).toContain('--prune removes the demo')
    const run = await runTool(fair, ['import', folder, '--apply', '--prune'], environment)
    expect(run.code).toBe(0)
    const listed = await fair.call({
      path: '/api/exhibition/v2/web/exhibition',
      query: {},
    })
    expect(listed.json().list.map(({ id }: { id: number }) => id)).toEqual([1])
    expect(
      await db
        .select()
        .from(account)
        .where(and(eq(account.demo, true))),
    ).toEqual([])
  })
})

describe('texts that lack a language', () => {
  let fair: TestApp
  const sheet = join(root, 'missing.csv')
  const expo = (...words: string[]) => runTool(fair, words, environment)
  beforeAll(async () => {
    fair = await openTestApp({ demo: false })
    await anExhibition(fair, { id: 9, nameEn: '' })
    await anExhibitor(fair, { in: 9, id: 91, infoZh: '做渔网的，做了三代。', infoEn: '' })
  })
  afterAll(() => fair.close())

  test('are counted per exhibition and written as a sheet', async () => {
    const said = await expo('doctor', '--content')
    expect(said.code).toBe(1)
    expect(said.stdout).toMatch(/^9 +测试展会9 +0 +\d/m)
    const run = await expo('doctor', '--content', '--csv')
    writeFileSync(sheet, run.stdout)
    expect(run.stdout).toContain('"companies","91","info","做渔网的，做了三代。",""\r\n')
    expect(run.stdout).toContain('"exhibitions","9","name","测试展会9",""\r\n')
  })

  test('filled by a translator, they are taken back, and only they change', async () => {
    const empty = await expo('import', sheet, '--json')
    expect(empty.json<ImportAnswer>().problems).toEqual([])
    writeFileSync(
      sheet,
      readFileSync(sheet, 'utf8')
        .replace('"测试展会9",""', '"测试展会9","Fair Nine"')
        .replace('三代。",""', '三代。","Nets, for three generations."'),
    )
    const run = await expo('import', sheet, '--apply', '--json')
    expect(run.json<ImportAnswer>().tables).toMatchObject({
      exhibitions: { changed: [{ id: 9, fields: ['name'] }] },
      companies: { changed: [{ id: 91, fields: ['info'] }] },
    })
    const [row] = await fair.database.db.select().from(company).where(eq(company.id, 91))
    expect(row?.infoEn).toBe('Nets, for three generations.')
  })

  test('a sheet of texts that have changed since is refused', async () => {
    await fair.database.db.update(company).set({ infoZh: '另一句话' }).where(eq(company.id, 91))
    const run = await expo('import', sheet, '--apply')
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('[zh] is not the text as it is now')
    writeFileSync(sheet, 'name,price\r\nx,1\r\n')
    expect((await expo('import', sheet)).stdout).toContain('should have the fields table, id, field, zh, en')
  })
})
