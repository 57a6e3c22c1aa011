import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { refreshIndex } from '../../modules/search/index.ts'
import { glossaryGroup } from '../../schema/index.ts'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { runTool } from '../../testing/run-tool.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'

interface Answer {
  own: { id: number; zh: string; en: string; strike: boolean }[]
  software: { zh: string; en: string }[]
  learnt: { terms: string[]; strength: number; struck: boolean }[]
  misses: { words: string; count: number; nearest: string[] }[]
}

interface Entry {
  product: { cn: { name: string } }
  match?: { similar: boolean }
}

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await anExhibition(fair, { id: 21 })
  const booth = await anExhibitor(fair, { in: 21, nameZh: '东海水产', nameEn: 'East Sea' })
  for (const [nameZh, nameEn] of [
    ['冷冻鱿鱼', 'Frozen squid'],
    ['鱿鱼圈', 'Squid rings'],
    ['鱿鱼须', 'Squid tentacles'],
    ['冷冻墨鱼', 'Frozen cuttlefish'],
    ['白蟹', ''],
    ['带鱼段', 'Hairtail'],
    ['鱼丸', 'Fish balls'],
    ['黄鱼', 'Yellow croaker'],
  ] as const)
    await aProduct(fair, booth, { nameZh, nameEn })
  await fair.database.longTransaction((db) => refreshIndex(db))
})
afterAll(() => fair.close())

const expo = (...words: string[]) => runTool(fair, ['glossary', ...words])
const find = async (search: string, node: Pick<TestApp, 'call'> = fair) => {
  const path = '/api/exhibition/v2/web/exhibition-product'
  const reply = (await node.call({ path, query: { search, group: 1 } })).json()
  return (reply.list as Entry[])
    .filter(({ match }) => match?.similar !== true)
    .map(({ product }) => product.cn.name)
}
const removeGroups = async () => {
  await fair.database.db.delete(glossaryGroup)
}

test('U-65 a pair that is added finds the one by the other in both directions, once it is applied', async () => {
  onTestFinished(removeGroups)
  expect(await find('portunus')).toEqual([])
  const dry = await expo('add', '白蟹', 'portunus; swimming crab', '--topic', 'seafood')
  expect(dry).toMatchObject({ code: 0, stderr: '' })
  expect(dry.stdout).toContain('+ 1  白蟹 = portunus = swimming crab  (seafood)')
  expect(dry.stdout).toContain('This was a dry run; nothing was written.')
  expect(await fair.database.db.select().from(glossaryGroup)).toEqual([])

  const done = await expo('add', '白蟹', 'portunus; swimming crab', '--topic', 'seafood', '--apply')
  expect(done.stdout).toContain('Written')
  await soon(async () => expect(await find('portunus')).toEqual(['白蟹']))
  expect(await find('swimming crabs')).toEqual(['白蟹'])

  const more = await expo('add', 'portunus', 'blue crab', '--apply', '--json')
  expect(more.json()).toMatchObject({
    applied: true,
    changes: [{ before: { id: 1 }, after: { id: 1, en: 'portunus; swimming crab; blue crab' } }],
  })
  expect((await expo('add', '白蟹', 'Portunus', '--apply')).stdout).toContain('Nothing changes.')
  await expo('remove', '1', '--apply')
  await soon(async () => expect(await find('portunus')).toEqual([]))
})

test('U-65 a learnt pair that is struck out is no longer used, and is again when the strike is removed', async () => {
  onTestFinished(removeGroups)
  await soon(async () => expect(await find('squid')).toHaveLength(3))
  const booth = await anExhibitor(fair, { in: 21, nameZh: '远洋', nameEn: 'Ocean' })
  await aProduct(fair, booth, { nameZh: '鱿鱼干', nameEn: '' })
  await fair.database.longTransaction((db) => refreshIndex(db))
  await soon(async () => expect(await find('squid')).toContain('鱿鱼干'))

  expect((await expo('strike', 'Squids', '鱿鱼', '--apply')).stderr).toBe('')
  await soon(async () => expect(await find('squid')).not.toContain('鱿鱼干'))
  const { learnt, own } = (await expo('--find', 'squid', '--json')).json<Answer>()
  expect(own).toMatchObject([{ id: 1, strike: true }])
  expect(learnt.find(({ terms }) => terms.includes('鱿鱼'))).toMatchObject({ struck: true })

  await expo('remove', '1', '--apply')
  await soon(async () => expect(await find('squid')).toContain('鱿鱼干'))
})

test('U-65 a strike that nobody contradicts is kept and said', async () => {
  onTestFinished(removeGroups)
  const run = await expo('strike', '带鱼', 'belt', '--apply', '--lang', 'zh')
  expect(run.stderr).toContain('目前软件与内容都没有')
  expect((await expo('strike', 'belts', '带鱼', '--apply')).stdout).toContain('Nothing changes.')
})

test('U-66 U-67 the list shows own groups, what was learnt with its strength, and misses with the nearest words', async () => {
  onTestFinished(removeGroups)
  await expo('add', '白蟹', 'portunus', '--apply')
  for (const search of ['squiid', '鱼翅', '鱼翅']) await find(search)
  await fair.searchCounts.flush()
  const { own, learnt, misses, software } = (await expo('--json')).json<Answer>()
  expect(own).toEqual([{ id: 1, zh: '白蟹', en: 'portunus', topic: '', strike: false }])
  expect(learnt).toContainEqual({ terms: ['squid', '鱿鱼'], strength: expect.any(Number), struck: false })
  expect(misses.find(({ words }) => words === '鱼翅')).toMatchObject({ count: 2 })
  expect(misses.find(({ words }) => words === 'squiid')?.nearest).toContain('squid')
  expect(software.length).toBeGreaterThan(400)

  const english = (await expo()).stdout
  expect(english).toMatch(/^2 +鱼翅 +products /m)
  expect(english).toMatch(/^Groups of your own \(1\)\nid +Chinese +English +topic\n1 +=+ +白蟹 +portunus$/m)
  expect(english).toContain('groups come with the software')
  const chinese = (await expo('--find', '鱿鱼', '--lang', 'zh')).stdout
  expect(chinese).toContain('软件自带的词组')
  expect(chinese).not.toContain('portunus')
})

test('U-65 another node follows a change of the glossary', async () => {
  const { here, there, close } = await openTwoNodes()
  onTestFinished(close)
  await anExhibition(here, { id: 21 })
  await aProduct(here, await anExhibitor(here, { in: 21 }), { nameZh: '白蟹', nameEn: '' })
  await here.database.longTransaction((db) => refreshIndex(db))
  expect(await find('portunus', there)).toEqual([])
  await runTool(here, ['glossary', 'add', '白蟹', 'portunus', '--apply'])
  await soon(async () => expect(await find('portunus', there)).toEqual(['白蟹']))
})

test.each([
  ['one term', ['add', '白蟹'], 2, 'Give two terms or more, such as: glossary add'],
  [
    'a topic of what is removed',
    ['remove', '1', '--topic', 'seafood'],
    2,
    '--topic goes with add and strike',
  ],
  ['a language that it does not speak', ['--lang', 'fr'], 2, 'no language “fr”'],
  ['a term twice', ['add', 'crab', 'Crabs'], 2, 'names “Crabs” twice'],
  ['a term without a word', ['add', '白蟹', '%'], 2, 'holds no word'],
  ['a formula', ['add', '=白蟹', 'crab'], 2, 'looks like a formula'],
  ['a strike of three', ['strike', '白蟹', 'crab', 'prawn'], 2, 'exactly two terms'],
  ['what is no number', ['remove', 'crab'], 2, 'is not an id'],
  ['no number', ['remove'], 2, 'Give the number'],
  ['a group that is not there', ['remove', '7'], 3, 'There is no group 7'],
  ['another word', ['delete', '7'], 2, 'There is no “delete”'],
  ['--apply with the list', ['--apply'], 2, '--apply goes with'],
])('U-65 expo glossary refuses %s', async (_, words, code, sentence) => {
  const run = await expo(...words)
  expect([run.code, run.stderr]).toEqual([code, expect.stringContaining(sentence)])
})

test('U-65 what contradicts another group is refused with its number', async () => {
  onTestFinished(removeGroups)
  await expo('add', '白蟹', 'portunus', '--apply')
  await expo('add', '带鱼', 'hairtail', '--apply')
  await expo('strike', '带鱼', 'belt', '--apply')
  expect((await expo('add', '白蟹', '带鱼')).stderr).toContain('the groups 1 and 2')
  expect((await expo('strike', '白蟹', 'portunus')).stderr).toContain('your own group 1')
  expect((await expo('add', '带鱼', 'belt')).stderr).toContain('Group 3 keeps two of them apart')
  await expo('strike', '白蟹', 'crab', '--apply')
  expect((await expo('add', 'crab', 'portunus')).stderr).toContain('Group 4 keeps two of them apart')
})
