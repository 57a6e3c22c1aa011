import { readdirSync, readFileSync } from 'node:fs'
import { currencies, industries, priceUnits } from '@tradefloor/contract/schemas'
import { expect, test } from 'vitest'
import { demoIds } from './testing/demo-exhibitions.ts'

interface Words {
  zh: string
  en: string
}
interface Company {
  id: number
  name: Words
  industry: string
  country: string
  city: string
  website: string
  info: Words
  stand?: string
  booths: { exhibition: number; booth_no?: string }[]
}
interface Product {
  id: number
  company: number
  name: Words
  model: string
  price_low: number
  price_high: number
  price_unit: string
  price_currency?: string
  moq: Words
  specification: Words
  info: Words
}

function readAll<T>(folder: string): T[] {
  const files = readdirSync(new URL(`./demo/${folder}/`, import.meta.url)).sort()
  return files.flatMap((file) =>
    JSON.parse(readFileSync(new URL(`./demo/${folder}/${file}`, import.meta.url), 'utf8')),
  )
}
const companies = readAll<Company>('companies')
const contacts = readAll<{ id: number; company: number }>('contacts')
const products = readAll<Product>('products')
const distinct = <T>(values: T[]) => new Set(values).size

test('the fair has companies of every industry, of every city of the province, and from abroad', () => {
  expect(companies.length).toBeGreaterThanOrEqual(160)
  expect([...new Set(companies.map(({ industry }) => industry))].sort()).toEqual([...industries].sort())
  expect(
    distinct(companies.filter(({ city }) => city.startsWith('33')).map(({ city }) => city.slice(0, 4))),
  ).toBe(11)
  const abroad = new Set(companies.map(({ country }) => country))
  for (const country of ['ES', 'UZ', 'KZ', 'TH', 'MY', 'EG', 'RS', 'TR', 'PK', 'KE'])
    expect(abroad).toContain(country)
})

test('G-02 every exhibition has exhibitors, those being held have many, and no two share a booth number', () => {
  for (const exhibition of demoIds) {
    const booths = companies.flatMap(({ booths }) => booths.filter((each) => each.exhibition === exhibition))
    expect(booths.length, `exhibition ${exhibition}`).toBeGreaterThanOrEqual(4)
    const numbers = booths.flatMap(({ booth_no }) => (booth_no ? [booth_no] : []))
    expect(distinct(numbers), `booth numbers of ${exhibition}`).toBe(numbers.length)
  }
  const at = (exhibition: number) =>
    companies.filter(({ booths }) => booths.some((each) => each.exhibition === exhibition))
  for (const exhibition of [25, 34]) expect(at(exhibition).length).toBeGreaterThanOrEqual(15)
})

test('Q-03 every hall has stands of all kinds, and most stand in rows', () => {
  const share = (stand: string) =>
    companies.filter((company) => company.stand === stand).length / companies.length
  expect(share('custom')).toBeCloseTo(0.12, 1)
  expect(share('corner')).toBeCloseTo(0.25, 1)
  const kindsWhere = (fits: (company: Company) => boolean) =>
    distinct(companies.filter(fits).map(({ stand }) => stand ?? 'shell'))
  for (const industry of industries)
    expect(
      kindsWhere((company) => company.industry === industry),
      industry,
    ).toBe(3)
  for (const exhibition of demoIds) {
    const isHere = ({ booths }: Company) => booths.some((each) => each.exhibition === exhibition)
    if (companies.filter(isHere).length >= 6) expect(kindsWhere(isHere), `exhibition ${exhibition}`).toBe(3)
  }
})

test('company 1001 exhibits in 21 and 34, with the contact who signs on as booth', () => {
  const one = companies.find(({ id }) => id === 1001)
  expect(one?.booths.map(({ exhibition }) => exhibition)).toEqual([21, 34])
  expect(contacts).toContainEqual(expect.objectContaining({ id: 10011, company: 1001 }))
})

test('A-07 every name and text is there in both languages, and none is another’s', () => {
  for (const each of [...companies, ...products]) {
    expect(each.name.zh, String(each.id)).toMatch(/\p{Script=Han}/u)
    expect(`${each.name.en}${each.info.en}`, String(each.id)).not.toMatch(/\p{Script=Han}/u)
    expect(each.info.zh.length, String(each.id)).toBeGreaterThan(30)
    expect(each.info.en.length, String(each.id)).toBeGreaterThan(60)
  }
  for (const list of [companies, products]) {
    expect(distinct(list.map(({ name }) => name.zh))).toBe(list.length)
    expect(distinct(list.map(({ info }) => info.zh))).toBe(list.length)
    expect(distinct(list.map(({ info }) => info.en))).toBe(list.length)
  }
})

test('there are 640 products or more, each with a price that can be and a company that exists', () => {
  expect(products.length).toBeGreaterThanOrEqual(640)
  expect(distinct(products.map(({ id }) => id))).toBe(products.length)
  const known = new Set(companies.map(({ id }) => id))
  for (const { id, company, price_low, price_high } of products) {
    expect(known.has(company), String(id)).toBe(true)
    expect(price_low > 0 && price_low <= price_high, String(id)).toBe(true)
  }
})

test('S-91 every price has a unit that fits it, the smallest order and what the specification says of it', () => {
  /** What is counted so in the smallest order is priced so. */
  const counted: [RegExp, string][] = [
    [/公斤/, 'kg'],
    [/^[\d,]+ 米/, 'metre'],
    [/平方米/, 'square_metre'],
    [/双$/, 'pair'],
    [/套$/, 'set'],
    [/台$/, 'unit'],
    [/袋$/, 'bag'],
    [/盒$/, 'box'],
    [/株$/, 'plant'],
    [/卷$/, 'roll'],
  ]
  const stated: [RegExp, string][] = [
    [/吨价/, 'tonne'],
    [/每公斤/, 'kg'],
    [/每平方米/, 'square_metre'],
  ]
  for (const { id, name, price_low, price_unit, price_currency, moq, specification } of products) {
    const about = `${id} ${name.zh}`
    expect(priceUnits, about).toContain(price_unit)
    expect(currencies, about).toContain(price_currency ?? 'CNY')
    for (const [pattern, unit] of counted) if (pattern.test(moq.zh)) expect(price_unit, about).toBe(unit)
    for (const [pattern, unit] of stated)
      if (pattern.test(specification.zh)) expect(price_unit, about).toBe(unit)
    if (price_unit === 'tonne') expect(price_low, about).toBeGreaterThan(5000)
    if (price_unit === 'kg') expect(price_low, about).toBeLessThan(2000)
    if (price_low > 10_000)
      expect(['tonne', 'unit', 'set', 'piece', 'year', 'project'], about).toContain(price_unit)
  }
})

test('nobody real can be reached: addresses end in .example and numbers are noughts', () => {
  for (const { website } of companies)
    expect(website).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.example\/?$/)
  const texts = JSON.stringify([companies, contacts])
  for (const [, number = ''] of texts.matchAll(/"(?:manager_)?phone":"([^"]*)"/g))
    expect(number).toMatch(/0000|000 /)
})
