import type { ExhibitionProduct } from '@tradefloor/contract'
import type { product } from '../../schema/index.ts'

type PriceRow = Pick<typeof product.$inferSelect, 'priceLow' | 'priceHigh' | 'priceUnit' | 'priceCurrency'>
type PriceView = Pick<
  ExhibitionProduct['product'],
  'price_low' | 'price_high' | 'price_unit' | 'price_currency'
>

/** What a product costs, as every reply with a product says it. */
export const viewPrice = ({ priceLow, priceHigh, priceUnit, priceCurrency }: PriceRow): PriceView => ({
  price_low: priceLow,
  price_high: priceHigh,
  price_unit: priceUnit,
  price_currency: priceCurrency,
})
