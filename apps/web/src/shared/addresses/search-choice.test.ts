import { expect, test } from 'vitest'
import { everything } from '../listing/list-choice.ts'
import { readSearchChoice, type SearchChoice, writeSearchChoice } from './search-choice.ts'
import { exhibitorQuery, productQuery, withoutFilters } from './search-queries.ts'

const full: SearchChoice = {
  word: '海 fish',
  industry: 'food,agriculture',
  category: '冻鱿鱼,预制菜',
  province: '330000,310000',
  city: '330900',
  area: '330902',
  exhibitions: '21,34',
  video: 1,
  online: 1,
  currency: 'CNY',
  price_from: 15,
  price_to: 50.5,
  order_unit: 'kg',
  order_to: 1000,
  literal: 1,
  sort: 'newest',
  page: 3,
}

test('U-56 all that is chosen stands in the address by the names of the calls, and is read from it', () => {
  const address = writeSearchChoice(new URLSearchParams('exhibition_id=34&category=x'), full, 'find_')
  expect(readSearchChoice(address, 'find_')).toEqual(full)
  expect(address.get('find_search')).toBe('海 fish')
  expect(address.get('find_category')).toBe('冻鱿鱼,预制菜')
  expect([address.get('exhibition_id'), address.get('category')]).toEqual(['34', 'x'])
  expect(writeSearchChoice(address, everything, 'find_').toString()).toBe('exhibition_id=34&category=x')
})

test('E-01 an address from before the words were called search still finds', () => {
  const former = new URLSearchParams('find_word=海')
  expect(readSearchChoice(former, 'find_')).toEqual({ ...everything, word: '海' })
  expect(writeSearchChoice(former, { ...everything, word: '鱼' }, 'find_').toString()).toBe(
    'find_search=%E9%B1%BC',
  )
})

test.each([
  ['nothing', '', everything],
  ['values that no call takes', 'industry=Food1&province=33&exhibitions=0&sort=price&page=0', everything],
  ['an industry that there is none of', 'industry=zn', everything],
  ['a known industry among others', 'industry=zn,food', { ...everything, industry: 'food' }],
  ['one good value among bad ones', 'province=33,330000,330000', { ...everything, province: '330000' }],
  ['amounts that are none', 'price_from=-1&price_to=x&order_to=', everything],
  ['flags that are neither', 'video=2&online=0&literal=yes', everything],
  ['a currency that is none', 'currency=yuan', everything],
  ['a page that is none', 'page=1.5', everything],
])('U-56 %s in an address is read as what can be meant', (_, address, choice) => {
  expect(readSearchChoice(new URLSearchParams(address), '')).toEqual(choice)
})

test('U-56 more values than a call takes are left out', () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index + 100}000`)
  const { province } = readSearchChoice(new URLSearchParams({ province: many.join(',') }), '')
  expect(province?.split(',')).toHaveLength(20)
  const long = Array.from({ length: 10 }, (_, index) => `${index}`.padStart(60, '类'))
  const { category } = readSearchChoice(new URLSearchParams({ category: long.join(',') }), '')
  expect(category?.length).toBeLessThanOrEqual(1000)
})

test('U-82 exhibitors in the order of their names are asked for in that of English ones on English pages', () => {
  const byName = { ...everything, sort: 'name' } as const
  expect(exhibitorQuery(byName, 'en')).toMatchObject({ sort: 'name', language: 'en' })
  expect(exhibitorQuery(byName, 'zh')).not.toHaveProperty('language')
})

test('U-51 the calls are asked for one entry each; exhibitors have no price', () => {
  expect(exhibitorQuery(full, 'zh')).toEqual({
    search: full.word,
    literal: 1,
    industry: full.industry,
    category: full.category,
    province: full.province,
    city: full.city,
    area: full.area,
    exhibitions: full.exhibitions,
    video: 1,
    online: 1,
    sort: 'newest',
    group: 1,
  })
  expect(productQuery(full, 'en')).toMatchObject({
    price_to: 50.5,
    order_unit: 'kg',
    language: 'en',
    group: 1,
  })
  expect(exhibitorQuery({ ...everything, literal: 1 }, 'en')).toEqual({ sort: 'relevance', group: 1 })
})

test('U-56 without its filters a search keeps its words and its order', () => {
  expect(withoutFilters(full)).toEqual({ word: full.word, literal: 1, sort: 'newest', page: 1 })
})
