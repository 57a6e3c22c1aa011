import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors, type Thread } from '@tradefloor/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { table } from '../../testing/bad-inputs/template.ts'
import { chatCall, clientId, sendBy } from '../../testing/chat.ts'
import { folderDigest } from '../../testing/folder-digest.ts'
import { connect } from '../../testing/rtm-client.ts'
import { runTool } from '../../testing/run-tool.ts'
import { signOn } from '../../testing/sign-in.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  aVisitorWithEverything,
  bringIn,
  listOf,
  stayingSession,
  wholeFair,
  withoutCompany,
  writeFair,
} from '../../testing/withdrawn-fair.ts'

const root = mkdtempSync(join(tmpdir(), 'withdraw-'))
const folder = join(root, 'fair')
let fair: TestApp

beforeEach(async () => {
  fair = await openTestApp({ demo: false })
  await bringIn(fair, folder, wholeFair, '--apply')
})
afterEach(() => fair.close())
afterAll(() => rm(root, { recursive: true, force: true }))

const deskStatus = async (person: { as: TestAs }) =>
  (await fair.call(person.as({ path: '/api/account/v1/desk/me' }))).statusCode
type TestAs = Awaited<ReturnType<typeof aVisitorWithEverything>>['person']['as']

const tables = [
  'thread',
  'message',
  'card_exchange',
  'favourite',
  'saved_answer',
  'account',
  'contact',
  'company',
]
async function countRows() {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await fair.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    )
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}

const threadOf = async (who: { as: TestAs }, id: number): Promise<Thread> =>
  (await chatCall(fair, who, `thread/${id}`)).json().data

test('S-52 withdrawing a company by --prune deletes nothing that people have, and marks it', async () => {
  const { visitor, threadId } = await aVisitorWithEverything(fair)
  const before = await countRows()
  const pruned = await bringIn(fair, folder, withoutCompany, '--apply', '--prune')
  expect(pruned.tables).toMatchObject({ companies: { removed: [1] }, contacts: { removed: [1] } })
  expect(await countRows()).toEqual(before)

  expect(await threadOf(visitor, threadId)).toMatchObject({ closed: true, waiting_since: null })
  const history = (await chatCall(fair, visitor, `thread/${threadId}/history`)).json().list
  expect(history).toHaveLength(2)
  expect(history[1].product).toMatchObject({ withdrawn: true })
  expect(await listOf(fair, visitor, 'exh_company/mark')).toMatchObject([{ company_id: 1, withdrawn: true }])
  expect(await listOf(fair, visitor, 'exh_product/mark')).toMatchObject([
    { exhibition_product_id: 101, withdrawn: true },
  ])
  expect(await listOf(fair, visitor, 'session/mark')).toMatchObject([{ session_id: 1, withdrawn: false }])
  const cards = await listOf<{ id: number }>(fair, visitor, 'business_card/card_holder')
  expect(cards).toMatchObject([{ company_id: 1, instance_id: null, withdrawn: true }])
  const exported = await fair.call(
    visitor.as({
      path: '/api/exhibition/v1/purchaser/business_card/card_holder/export',
      query: { format: 'csv' },
    }),
  )
  expect(exported.body).toContain('示例企业有限公司')
})

test('S-53 a conversation of a withdrawn company is closed for both sides by HTTP and by socket, and both are told', async () => {
  const { visitor, person, threadId } = await aVisitorWithEverything(fair)
  const line = await connect(fair, visitor)
  const theirs = await connect(fair, person)
  await bringIn(fair, folder, withoutCompany, '--apply', '--prune')

  expect((await line.heard('thread', ({ thread }) => thread.closed)).thread.thread_id).toBe(threadId)
  expect(await theirs.closing()).toBe(4403)
  const refused = await sendBy(fair, visitor, { thread_id: threadId, text: '还在吗' })
  expect(refused.json()).toMatchObject({
    res: 0,
    errCode: errors.company_left.code,
    mes: errors.company_left.zh,
  })
  const id = clientId()
  line.say({ type: 'send', client_id: id, thread_id: threadId, text: '还在吗' })
  expect(await line.heard('refused', ({ client_id }) => client_id === id)).toMatchObject({
    errCode: errors.company_left.code,
  })
  expect((await sendBy(fair, person, { thread_id: threadId, text: '你好' })).statusCode).toBe(401)
})

test('S-53 in a withdrawn exhibition neither side writes, and the company stays signed on for its others', async () => {
  const { visitor, person, threadId } = await aVisitorWithEverything(fair)
  await fair.database.db.execute(sql`update exhibition set withdrawn_at = now() where id = 1`)
  for (const who of [visitor, person])
    expect((await sendBy(fair, who, { thread_id: threadId, text: '你好' })).json()).toMatchObject({
      errCode: errors.company_left.code,
    })
  expect(await deskStatus(person)).toBe(200)
  const unanswered = await chatCall(fair, person, 'thread', { query: { show: 'unanswered' } })
  expect(unanswered.json()).toMatchObject({ list: [], unanswered: 0 })
})

test('S-54 contacts of a withdrawn company are signed off, and sign on again when the row returns', async () => {
  const { person } = await aVisitorWithEverything(fair)
  expect(await deskStatus(person)).toBe(200)
  await bringIn(fair, folder, withoutCompany, '--apply', '--prune')
  expect(await deskStatus(person)).toBe(401)
  const refused = await signOn(fair, { name: person.name })
  expect(refused.json()).toMatchObject({ res: 0, errCode: errors.sign_in_failed.code })
  await bringIn(fair, folder, wholeFair, '--apply')
  expect((await signOn(fair, { name: person.name })).json()).toMatchObject({ sso_ticket: expect.any(String) })
})

test('S-55 everything comes back when the row does', async () => {
  const { visitor, threadId } = await aVisitorWithEverything(fair)
  const line = await connect(fair, visitor)
  await bringIn(fair, folder, withoutCompany, '--apply', '--prune')
  await line.heard('thread', ({ thread }) => thread.closed)
  // Only the company’s row: what belongs to it comes with it.
  const { 'contacts.csv': _, 'products.csv': __, ...companies } = wholeFair
  const back = await bringIn(
    fair,
    folder,
    { ...companies, 'contacts.csv': null, 'products.csv': null },
    '--apply',
  )
  expect(back.tables.companies).toMatchObject({ added: [1] })
  await line.heard('thread', ({ thread }) => !thread.closed)
  expect((await sendBy(fair, visitor, { thread_id: threadId, text: '回来了' })).json()).toMatchObject({
    res: 1,
  })
  expect(await threadOf(visitor, threadId)).toMatchObject({ closed: false })
  expect(await listOf(fair, visitor, 'exh_product/mark')).toMatchObject([{ withdrawn: false }])
  expect(await listOf(fair, visitor, 'business_card/card_holder')).toMatchObject([{ withdrawn: false }])
  const shown = await fair.call({ path: '/api/exhibition/v1/web/exhibitor/1', query: { exhibition_id: 1 } })
  expect(shown.statusCode).toBe(200)
})

test('S-55 a booth, a product and a session that are withdrawn alone come back alone', async () => {
  const { visitor, threadId } = await aVisitorWithEverything(fair)
  const less = {
    ...wholeFair,
    ...table(
      'companies',
      { id: '1', booths: '2:B201' },
      { id: '2', 'name.zh': '留下有限公司', booths: '1:A102' },
    ),
    ...table('products', { id: '2', company: '2', 'name.zh': '留下展品' }),
    ...table('schedule', stayingSession),
  }
  await bringIn(fair, folder, less, '--apply', '--prune')
  expect(await threadOf(visitor, threadId)).toMatchObject({ closed: true })
  expect(await listOf(fair, visitor, 'session/mark')).toMatchObject([{ session_id: 1, withdrawn: true }])
  expect(await listOf(fair, visitor, 'exh_product/mark')).toMatchObject([{ withdrawn: true }])
  await bringIn(fair, folder, wholeFair, '--apply')
  expect(await threadOf(visitor, threadId)).toMatchObject({ closed: false })
  expect(await listOf(fair, visitor, 'session/mark')).toMatchObject([{ withdrawn: false }])
  expect(await listOf(fair, visitor, 'exh_product/mark')).toMatchObject([{ withdrawn: false }])
})

test('S-56 the dry run counts what people have of every removal, each and in all', async () => {
  await aVisitorWithEverything(fair)
  const dry = await bringIn(
    fair,
    folder,
    { ...withoutCompany, ...table('schedule', stayingSession) },
    '--prune',
  )
  expect(dry.applied).toBe(false)
  const nothing = { conversations: 0, messages: 0, cards: 0, favourites: 0, saved_answers: 0, enquiries: 0 }
  expect(dry.held.things).toEqual([
    {
      kind: 'company',
      id: 1,
      held: { ...nothing, conversations: 1, messages: 2, cards: 1, favourites: 2, saved_answers: 1 },
    },
    { kind: 'contact', id: 1, held: { ...nothing, cards: 1 } },
    { kind: 'product', id: 1, held: { ...nothing, favourites: 1 } },
    { kind: 'session', id: 1, held: { ...nothing, favourites: 1 } },
  ])
  expect(dry.held.total).toEqual({
    ...nothing,
    ...{ conversations: 1, messages: 2, cards: 1, favourites: 3, saved_answers: 1 },
  })
  for (const [language, line] of [
    ['en', 'In all: 1 conversation, 2 messages, 1 card, 3 favourites, 1 saved answer'],
    ['zh', '合计：会话 1 个、消息 2 条、名片 1 张、收藏 3 个、常用回复 1 条'],
  ] as const) {
    const said = await runTool(fair, ['import', folder, '--prune', '--lang', language], {})
    expect(said.stdout).toContain(line)
    expect(said.stdout).toMatch(language === 'en' ? /withdraw companies 1/ : /退展 companies 1/)
  }
})

test.each([
  [
    'an empty table',
    'id,company,name.zh\r\n',
    /contacts\.csv has no records, and the fair has 2/,
    /contacts\.csv 没有任何记录，而展会中有 2 条/,
  ],
  ['a file without a line', '', /contacts\.csv has no records/, /contacts\.csv 没有任何记录/],
  [
    'a sheet of instructions',
    'Please read this first\r\n',
    /contacts\.csv:1 does not have the headings/,
    /contacts\.csv:1 第一行不是这个表的标题/,
  ],
  [
    'an unknown heading over no records',
    'id,company,telefon\r\n',
    /contacts\.csv:1 \[telefon\] is not a field/,
    /contacts\.csv:1 \[telefon\] 没有这一栏/,
  ],
])('S-57 %s removes nothing by --prune and is refused in both languages', async (_, contacts, en, zh) => {
  const before = await countRows()
  writeFair(folder, { ...wholeFair, 'contacts.csv': contacts })
  for (const [language, sentence] of Object.entries({ en, zh })) {
    const run = await runTool(fair, ['import', folder, '--apply', '--prune', '--lang', language], {})
    expect(run.code).toBe(1)
    expect(run.stdout).toMatch(sentence)
  }
  expect(await countRows()).toEqual(before)
  expect((await fair.call({ path: '/api/exhibition/v1/web/exhibitor/1' })).json().info.cards).toHaveLength(1)
})

test('S-58 two companies at one booth and two of one name are told as warnings, and are taken', async () => {
  const twice = { id: '3', 'name.zh': '另一家有限公司', 'name.en': 'Staying Ltd', booths: '1:a102' }
  const shared = {
    ...wholeFair,
    ...table(
      'companies',
      { id: '1' },
      { id: '2', 'name.en': 'Staying Ltd', 'name.zh': '留下有限公司', booths: '1:A102' },
      twice,
    ),
  }
  writeFair(folder, shared)
  const run = await runTool(fair, ['import', folder, '--apply'], { DATA_DIR: `${folder}-data` })
  expect(run.code).toBe(0)
  expect(run.stderr).toContain(
    'Note: companies.csv:4 [booths] puts company 3 at booth a102 of exhibition 1, where company 2 (companies.csv, line 3) is already',
  )
  expect(run.stderr).toContain(
    'companies.csv:4 [name] has the same name as company 2 (companies.csv, line 3): Staying Ltd',
  )
  const zh = await runTool(fair, ['import', folder, '--lang', 'zh'], {})
  expect(zh.stderr).toContain('展会 1 的展位 a102 已是企业 2')
})

test('S-59 an export leaves out what is withdrawn, and can be brought in again without a change', async () => {
  await bringIn(fair, folder, withoutCompany, '--apply', '--prune')
  const out = join(root, 'out')
  expect((await runTool(fair, ['export', out], {})).code).toBe(0)
  expect(Object.keys(folderDigest(out))).toContain('companies.json')
  const again = await runTool(fair, ['import', out, '--prune'], {})
  expect(again.stdout).toContain('Nothing changes.')
})
