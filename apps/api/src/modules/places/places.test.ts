import type { Area, Country } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countryName, isCountry } from './index.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

async function areas(query: Record<string, string> = {}): Promise<Area[]> {
  const response = await fair.call({ path: '/api/visitor/v1/area', query })
  expect(response.statusCode).toBe(200)
  expect(Value.Check(schemas.AreasReply, response.json())).toBe(true)
  return response.json().list
}

test('K-09 countries have a code and a name in both languages, China first and the others by English name', async () => {
  const response = await fair.call({ path: '/api/visitor/v1/country' })
  expect(Value.Check(schemas.CountriesReply, response.json())).toBe(true)
  const { list, count } = response.json() as { list: Country[]; count: number }
  expect(count).toBe(list.length)
  expect(count).toBeGreaterThan(240)
  expect(list[0]).toEqual({ code: 'CN', zh: '中国', en: 'China' })
  expect(list).toContainEqual({ code: 'ES', zh: '西班牙', en: 'Spain' })
  expect(list).toContainEqual({ code: 'US', zh: '美国', en: 'United States' })
  const names = list.slice(1).map(({ en }) => en)
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  expect(new Set(list.map(({ code }) => code)).size).toBe(count)
  for (const { code, zh, en } of list) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(zh).toMatch(/^\p{Script=Han}/u)
    expect(en).toMatch(/^\p{Script=Latin}/u)
  }
})

test('K-09 a code that is no country’s has no name', () => {
  expect(['CN', 'ES', 'ZZ', 'cn', '', '__proto__'].map(isCountry)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect([countryName('ES', 'zh'), countryName('ES', 'en'), countryName('ZZ', 'en')]).toEqual([
    '西班牙',
    'Spain',
    '',
  ])
})

test('K-30 areas are provinces, their cities and the districts of these, each under its parent', async () => {
  const all = await areas()
  const codes = new Set(all.map(({ code }) => code))
  expect(codes.size).toBe(all.length)
  expect(all.filter(({ parent }) => parent === '')).toHaveLength(34)
  for (const { parent, code } of all) {
    expect(parent === '' || codes.has(parent)).toBe(true)
    expect(parent).not.toBe(code)
  }
  expect(all).toContainEqual({ code: '330902', parent: '330900', zh: '定海区', en: 'Dinghai' })
})

test('K-30 a parent gives its own children only; one that nobody knows has none', async () => {
  const cities = await areas({ parent: '330000' })
  expect(cities).toContainEqual({ code: '330900', parent: '330000', zh: '舟山市', en: 'Zhoushan' })
  expect(new Set(cities.map(({ parent }) => parent))).toEqual(new Set(['330000']))
  expect(await areas({ parent: '990000' })).toEqual([])
  const bad = await fair.call({ path: '/api/visitor/v1/area', query: { parent: '33' } })
  expect(bad.json()).toMatchObject({ res: 0, fields: [{ field: 'parent' }] })
})

test('K-30 every area has an English name: its pinyin without the suffix, or the one it is known by', async () => {
  const all = await areas()
  for (const { en } of all) expect(en).toMatch(/^[A-Z][A-Za-zü' ]+$/)
  const english = new Map(all.map(({ zh, en }) => [zh, en]))
  const expected = {
    浙江省: 'Zhejiang',
    陕西省: 'Shaanxi',
    山西省: 'Shanxi',
    内蒙古自治区: 'Inner Mongolia',
    广西壮族自治区: 'Guangxi',
    香港特别行政区: 'Hong Kong',
    西安市: "Xi'an",
    吕梁市: 'Lüliang',
    成都市: 'Chengdu',
    哈尔滨市: 'Harbin',
    恩施土家族苗族自治州: 'Enshi',
    积石山保安族东乡族撒拉族自治县: 'Jishishan',
    东乡族自治县: 'Dongxiang',
    赵县: 'Zhaoxian',
    和田县: 'Hotan County',
    和田市: 'Hotan City',
    湾仔区: 'Wan Chai',
  }
  expect(Object.fromEntries(Object.keys(expected).map((zh) => [zh, english.get(zh)]))).toEqual(expected)
})
