import { expect, test } from 'vitest'
import { readChoice, writeChoice } from './choice-in-address.ts'
import { choiceQuery, everything, type ListChoice } from './list-choice.ts'

const full: ListChoice = {
  word: '海 fish',
  industry: 'food',
  province: '330000',
  city: '330900',
  area: '330902',
  sort: 'newest',
  page: 3,
}

test('E-02 what was chosen stands in the address and is read from it, beside what else is there', () => {
  const address = writeChoice(new URLSearchParams('exhibition_id=34&find_page=9'), full)
  expect(readChoice(address)).toEqual(full)
  expect([address.get('exhibition_id'), address.get('find_page')]).toEqual(['34', '9'])
  expect(writeChoice(address, everything).toString()).toBe('exhibition_id=34&find_page=9')
})

test.each([
  ['nothing', '', everything],
  ['unknown values', 'industry=toys&sort=price&page=0', everything],
  ['a page that is none', 'page=1.5&page=2', everything],
  ['a district without its city', 'province=330000&area=330902', { ...everything, province: '330000' }],
  ['a city without its province', 'city=330900', everything],
  ['spaces around the word', 'word=%20%E6%B5%B7%20', { ...everything, word: '海' }],
])('E-03 S-03 %s in an address is read as what can be meant', (_, address, choice) => {
  expect(readChoice(new URLSearchParams(address))).toEqual(choice)
})

test('E-02 a word longer than the server takes is cut', () => {
  expect(readChoice(new URLSearchParams({ word: 'a'.repeat(300) })).word).toHaveLength(100)
})

test('S-03 the calls are asked for what was chosen, and not for an empty word', () => {
  const { word, page: _, ...filters } = full
  expect(choiceQuery(full)).toEqual({ ...filters, search: word })
  expect(choiceQuery(everything)).toEqual({ sort: 'relevance' })
})
