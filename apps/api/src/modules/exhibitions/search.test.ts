import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const exhibitors = '/api/exhibition/v1/web/exhibitor'
const products = '/api/exhibition/v2/web/exhibition-product'
const names = [
  ['东海水产有限公司', 'East Sea Fishery'],
  ['舟山 100% 纯净水厂', 'Pure Water 100% Ltd'],
  ['舟山1000号工厂', 'Plant 1000'],
  ['蛇形_机械', 'Snake_Case Machines'],
  ['蛇形机械', 'SnakeXCase Machines'],
  ['反斜\\杠贸易', 'Back\\Slash Trading'],
  ["奥布莱恩's 茶", "O'Brien's Tea"],
  ['ＡＢＣ全角集团', 'Wide Letters'],
  ['𠮷野家食品😀', 'Yoshinoya'],
] as const

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  const { id } = await anExhibition(fair)
  for (const [nameZh, nameEn] of names)
    await aProduct(fair, await anExhibitor(fair, { in: id, nameZh, nameEn }), { nameZh, nameEn })
})
afterAll(() => fair.close())

async function find(path: string, search: string): Promise<string[]> {
  const response = await fair.call({ path, query: { search, size: 50 } })
  expect(response.statusCode).toBe(200)
  const { list, count } = response.json()
  expect(count).toBe(list.length)
  return list.map((entry: { company: { name: string } }) => entry.company.name)
}

const found: [string, string, string[]][] = [
  ['Chinese', '水产', ['东海水产有限公司']],
  ['English, in any case', 'eAST sea', ['东海水产有限公司']],
  ['words in any order and in both languages', 'fishery 东海', ['东海水产有限公司']],
  ['words that are not all there', '东海 plant', []],
  ['blanks around it', '  pure   water ', ['舟山 100% 纯净水厂']],
  ['wide letters and a wide blank', 'ａｂｃ　ｗｉｄｅ', ['ＡＢＣ全角集团']],
  ['a per cent sign', '100%', ['舟山 100% 纯净水厂']],
  ['an underscore', 'snake_case', ['蛇形_机械']],
  ['a backslash', '\\', ['反斜\\杠贸易']],
  ['a quote', "o'brien's", ["奥布莱恩's 茶"]],
  ['only a wildcard', '_', ['蛇形_机械']],
  ['a rare character', '𠮷野', ['𠮷野家食品😀']],
  ['an emoji', '😀', ['𠮷野家食品😀']],
  ['an attempt on the statement', "' or 1=1 --", []],
  ['another', "%'; drop table company; --", []],
  ['a hundred characters', '%_\\x'.repeat(25), []],
  ['fifty words', [...'abcdefghijklmnopqrstuvwxyz0123456789甲乙丙丁戊己庚辛壬癸子丑寅卯'].join(' '), []],
]

describe.each([
  ['exhibitors', exhibitors],
  ['products', products],
])('T37 K-18 K-20 searching %s', (_, path) => {
  test.each(found)('%s finds what contains it and nothing else', async (_, search, expected) => {
    expect((await find(path, search)).sort()).toEqual([...expected].sort())
  })

  test.each(['', '   ', '　'])('nothing typed (%j) leaves nobody out', async (search) => {
    expect(await find(path, search)).toHaveLength(names.length)
  })

  test.each([
    ['NUL', '%00'],
    ['NUL inside', 'a%00b'],
  ])('T37 %s is refused by the name of the field and never reaches the database', async (_, search) => {
    const response = await fair.call({ path, query: { search: decodeURIComponent(search) } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, errCode: 10001, fields: [{ field: 'search' }] })
  })
})
