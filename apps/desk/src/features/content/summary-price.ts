import { type ContentSummary, defaultCurrency, type PriceUnit } from '@tradefloor/contract'
import { type Price, unitNames } from '@tradefloor/rules'

const figure = (text: string) => (text === '' ? null : Number(text))

/** The price of a product in the list, as `priceText` reads it. */
export const summaryPrice = (product: ContentSummary): Price => ({
  price_low: figure(product.price_low),
  price_high: figure(product.price_high),
  price_unit: product.price_unit in unitNames ? (product.price_unit as PriceUnit) : null,
  price_currency: product.price_currency || defaultCurrency,
})
