import type { ContentSummary } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { chooseProducts, countByFilter } from './choose-products.ts'

const aProduct = (id: number, changes: Partial<ContentSummary> = {}): ContentSummary => ({
  table: 'products',
  id,
  state: 'published',
  made_at_desk: false,
  name: { cn: `鱿鱼${id}`, en: `Squid ${id}` },
  picture_url: '',
  changes: 0,
  coverage: { cn: 100, en: 100 },
  missing: [],
  position: 0,
  kind: '',
  model: `SQ-${id}`,
  category: { cn: '冻品', en: 'Frozen' },
  moq: { cn: '', en: '' },
  price_low: '',
  price_high: '',
  price_unit: '',
  price_currency: '',
  ...changes,
})

const products = [
  aProduct(1),
  aProduct(2, { changes: 2 }),
  aProduct(3, { state: 'draft', changes: 3, missing: ['name.en'] }),
  aProduct(4, { state: 'withdrawn' }),
  aProduct(5, { state: 'withdrawn_by_organiser' }),
]

test('V-09 each filter says how many it shows; a draft is no change of something published', () => {
  expect(countByFilter(products)).toEqual({
    all: 5,
    published: 2,
    draft: 1,
    withdrawn: 2,
    changed: 1,
    gaps: 1,
  })
})

test.each([
  ['sq-2', [2]],
  ['frozen squid', [1, 2, 3, 4, 5]],
  ['冻品 鱿鱼4', [4]],
  ['tea', []],
])('V-09 %j finds by name, model and category in either language', (words, ids) => {
  expect(chooseProducts(products, { filter: 'all', words }).map(({ id }) => id)).toEqual(ids)
})
