import type { ExhibitionProduct } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { productFacts } from './product-facts.ts'

const words = { brand: '', specification: '', technical_parameter: '', info: '' }
const product = (cn: Partial<typeof words>, en: Partial<typeof words>, model = '') =>
  ({ product: { model, cn: { ...words, ...cn }, en: { ...words, ...en } } }) as ExhibitionProduct

test('H-05 empty facts of a product are left out, the others keep their order', () => {
  const named = (one: ExhibitionProduct) => productFacts(one, 'zh').map(([name]) => name)
  expect(named(product({}, {}))).toEqual([])
  expect(named(product({ info: '简介', brand: '远屿' }, {}, ' '))).toEqual(['brand', 'brief'])
  expect(named(product({ info: '简介' }, {}, 'FR-200'))).toEqual(['model', 'brief'])
})

test('H-05 A-07 a fact in the other language only is shown and marked', () => {
  const [fact] = productFacts(product({}, { brand: 'Farreef' }), 'zh')
  expect(fact).toEqual(['brand', { text: 'Farreef', language: 'en', borrowed: true }])
})
