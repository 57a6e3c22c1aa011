import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { databaseDigest } from '../../testing/database-digest.ts'
import { connect } from '../../testing/rtm-client.ts'
import { runToolWith } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { aVisitorWithEverything, bringIn, listOf, wholeFair } from '../../testing/withdrawn-fair.ts'

const root = mkdtempSync(join(tmpdir(), 'expo-delete-'))
let fair: TestApp
let runs = 0
beforeEach(async () => {
  fair = await openTestApp({ demo: false })
  await bringIn(fair, join(root, `fair-${++runs}`), wholeFair, '--apply')
})
afterEach(() => fair.close())
afterAll(() => rm(root, { recursive: true, force: true }))

const dataDir = () => join(root, `data-${runs}`)
const expo = (words: string[], ask?: (question: string) => Promise<string>) =>
  runToolWith({
    words: ['delete', ...words],
    environment: { DATA_DIR: dataDir() },
    clock: fair.clock,
    open: async () => ({ ...fair.database, beside: false, close: async () => {} }),
    ...(ask ? { ask } : {}),
  })
const backups = () => (existsSync(join(dataDir(), 'backups')) ? readdirSync(join(dataDir(), 'backups')) : [])
const count = async (table: string) =>
  (
    await fair.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
  ).rows[0]?.n

test('S-56 expo delete without the number says what people lose, in both languages, and deletes nothing', async () => {
  await aVisitorWithEverything(fair)
  const before = await databaseDigest(fair.database.db)
  const en = await expo(['company', '1'])
  expect(en.code).toBe(3)
  expect(en.stdout).toContain('People lose: 1 conversation, 2 messages, 1 card, 2 favourites, 1 saved answer')
  expect(en.stderr).toContain('Nothing was deleted. To do it, add --confirm 7')
  const zh = await expo(['company', '1', '--lang', 'zh'])
  expect(zh.stdout).toContain('观众将失去：会话 1 个、消息 2 条、名片 1 张、收藏 2 个、常用回复 1 条')
  expect(zh.stderr).toContain('--confirm 7')
  const wrong = await expo(['company', '1', '--confirm', '6'])
  expect(wrong.code).toBe(3)
  expect(wrong.stderr).toContain('people lose 7 things')
  const typed = await expo(['company', '1'], async () => 'yes')
  expect(typed.code).toBe(3)
  expect(await databaseDigest(fair.database.db)).toEqual(before)
  expect(backups()).toEqual([])
})

test('S-56 expo delete with the number typed makes a full backup, then deletes the record and all of it', async () => {
  const { visitor, person } = await aVisitorWithEverything(fair)
  const theirs = await connect(fair, person)
  const asked: string[] = []
  const run = await expo(['company', '1'], async (question) => {
    asked.push(question)
    return '7'
  })
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  expect(asked[0]).toContain('(7)')
  expect(backups()).toEqual([expect.stringMatching(/-before-delete-company-1\.backup$/)])
  for (const table of ['thread', 'message', 'card_exchange', 'saved_answer'])
    expect(await count(table)).toBe(0)
  // The session’s favourite is another thing’s.
  expect(await count('favourite')).toBe(1)
  expect(await listOf(fair, visitor, 'session/mark')).toHaveLength(1)
  const left = await fair.database.db.execute(sql`select id from account where kind = 'contact'`)
  expect(left.rows).toEqual([])
  expect(await theirs.closing()).toBe(4403)
  const shown = await fair.call({ path: '/api/exhibition/v1/web/exhibitor', query: { exhibition_id: 1 } })
  expect(shown.json().list.map((each: { company: { id: number } }) => each.company.id)).toEqual([2])
})

test.each([
  ['an unknown kind', ['thing', '1'], 2, 'There is no kind “thing”'],
  ['what is no id', ['company', 'x'], 2, 'is not an id'],
  ['a record that is not there', ['product', '77'], 3, 'There is no product 77'],
  ['a number that is none', ['company', '1', '--confirm', 'many'], 2, '--confirm needs a number'],
])('S-56 expo delete refuses %s', async (_, words, code, sentence) => {
  const run = await expo(words)
  expect(run.code).toBe(code)
  expect(run.stderr).toContain(sentence)
})

test('S-56 expo delete takes every kind, with nothing to lose by 0', async () => {
  for (const kind of ['product', 'contact', 'session', 'company', 'exhibition']) {
    const run = await expo([kind, kind === 'exhibition' ? '1' : '2', '--confirm', '0', '--json'])
    expect(run.json(), kind).toMatchObject({ deleted: { kind }, backup: expect.stringContaining(kind) })
  }
  expect(await count('exhibition')).toBe(1)
})

test('S-56 expo delete takes a company’s document, whoever brought it', async () => {
  const { db } = fair.database
  await db.execute(sql`insert into booth_document (id, company_id, name_zh, file_id)
    select 1500000007, 1, '产品目录', min(id) from file`)
  expect((await expo(['booth-document', '1500000007'])).stdout).toContain('产品目录')
  const done = await expo(['booth-document', '1500000007', '--confirm', '0'])
  expect(done.code).toBe(0)
  expect(await count('booth_document')).toBe(0)
})
