import type { ExhibitionProduct } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { priceText } from './product-text.ts'

const priced = (price_low: number | null, price_high: number | null) =>
  ({ product: { price_low, price_high } }) as ExhibitionProduct

test.each([
  [28_000, 36_500, '¥ 28,000 – 36,500'],
  [0.5, 1.25, '¥ 0.5 – 1.25'],
  [9600, 9600, '¥ 9,600'],
  [9600, null, '¥ 9,600'],
  [null, null, undefined],
])('H-05 prices from %s to %s read %s', (low, high, text) => {
  expect(priceText(priced(low, high))).toBe(text)
})
