import { Type } from 'typebox'
import { priceUnits } from './price-units.ts'

const Amount = Type.Union([Type.Number(), Type.Null()], { description: 'Null when it is not given' })

/** What a product costs, wherever it is shown. */
export const priceFields = {
  price_low: Amount,
  price_high: Amount,
  price_unit: Type.Union([Type.Enum([...priceUnits]), Type.Null()], {
    description: 'What the price is for; null when it is not given',
  }),
  price_currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' }),
}
