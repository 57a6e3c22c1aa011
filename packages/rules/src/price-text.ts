import { defaultCurrency, type Language, type PriceUnit } from '@tradefloor/contract'
import { unitNames } from './unit-names.ts'

export interface Price {
  price_low: number | null
  price_high: number | null
  /** Missing in what was kept on a device before prices had units. */
  price_unit?: PriceUnit | null
  price_currency?: string
}

/** Signs that a Chinese reader knows; another currency has its code. English names every currency by its code. */
const signs: Readonly<Record<string, string>> = {
  CNY: '¥',
  USD: 'US$',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  JPY: 'JP¥',
}

/**
 * `¥38–46 / 千克` or `CNY 38–46 / kg`; one figure where both are the same or one is missing, undefined where none is
 * given.
 */
export function priceText(
  { price_low, price_high, price_unit, price_currency }: Price,
  language: Language,
): string | undefined {
  const given = [price_low, price_high].filter((price) => price !== null)
  const figures = [...new Set(given)].map((price) => price.toLocaleString('en', { maximumFractionDigits: 2 }))
  if (figures.length === 0) return undefined
  const currency = price_currency ?? defaultCurrency
  const sign = (language === 'zh' && signs[currency]) || `${currency} `
  const unit = price_unit ? ` / ${unitNames[price_unit][language]}` : ''
  return `${sign}${figures.join('–')}${unit}`
}
