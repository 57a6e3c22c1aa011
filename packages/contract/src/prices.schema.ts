import { Type } from 'typebox'
import { priceUnits } from './price-units.ts'

/** As many digits as the database keeps. */
const amountBounds = { minimum: 0, maximum: 999_999_999_999.99 }
const Amount = Type.Union([Type.Number(amountBounds), Type.Null()], {
  description: 'Null when it is not given',
})

/** What a product costs, wherever it is shown. */
export const priceFields = {
  price_low: Amount,
  price_high: Amount,
  price_unit: Type.Union([Type.Enum([...priceUnits]), Type.Null()], {
    description: 'What the price is for; null when it is not given',
  }),
  price_currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
}
