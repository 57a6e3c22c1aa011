import { expect, test } from 'vitest'
import { everything } from '../listing/list-choice.ts'
import { type Search, searchInAddress, withSearch } from './search.ts'

const page = new URLSearchParams('exhibition_id=34&status=0')

test.each<[string, Search, string]>([
  [
    'exhibitors by a word',
    { kind: 'exhibitors', choice: { ...everything, word: '海' } },
    '/area/zhanqu?exhibition_id=34&status=0&find_search=%E6%B5%B7&find=100',
  ],
  [
    'exhibits of an industry',
    { kind: 'products', choice: { ...everything, industry: 'food', page: 2 } },
    '/area/zhanqu?exhibition_id=34&status=0&find_industry=food&find_page=2&find=101',
  ],
])('P-03 E-01 a search for %s has an address over any page', (_, search, address) => {
  expect(withSearch('/area/zhanqu', page, search)).toBe(address)
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  expect(searchInAddress(query)).toEqual(search)
  expect(withSearch('/area/zhanqu', query)).toBe('/area/zhanqu?exhibition_id=34&status=0')
})

test('P-03 an address that names no kind shows no search', () => {
  expect(searchInAddress(new URLSearchParams('find=102&find_word=x'))).toBeUndefined()
  expect(searchInAddress(new URLSearchParams('find_word=x'))).toBeUndefined()
})
