import { expect, test } from 'vitest'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { activeFilters, filterKey, withoutFilter, withValues } from './active-filters.ts'

const choice: SearchChoice = {
  ...everything,
  word: '海',
  page: 4,
  province: '330000,310000',
  city: '330900,310100',
  area: '330902,330903',
  video: 1,
  price_to: 50,
  currency: 'CNY',
  order_to: 10,
  order_unit: 'kg',
}

test('U-56 every value in force is one filter, prices and smallest orders one each', () => {
  expect(activeFilters(choice).map(filterKey)).toEqual([
    'province 330000',
    'province 310000',
    'city 330900',
    'city 310100',
    'area 330902',
    'area 330903',
    'video',
    'price',
    'order',
  ])
  expect(activeFilters(everything)).toEqual([])
})

test('U-56 each of them can be taken away, which leads back to the first page', () => {
  for (const filter of activeFilters(choice)) {
    const next = withoutFilter(choice, filter)
    expect(next.page).toBe(1)
    expect(activeFilters(next).map(filterKey)).not.toContain(filterKey(filter))
  }
  expect(withoutFilter(choice, { name: 'price' })).not.toHaveProperty('currency')
})

test('E-03 U-56 places that no longer lie in what is chosen go with it', () => {
  expect(withValues(choice, 'province', ['310000'])).toMatchObject({ province: '310000', city: '310100' })
  expect(withValues(choice, 'province', ['310000'])).not.toHaveProperty('area')
  expect(withValues(choice, 'province', [])).not.toHaveProperty('city')
  expect(withValues(choice, 'city', ['310100'])).not.toHaveProperty('area')
})
