import { priceUnits } from '@tradefloor/contract'
import { currencies } from '@tradefloor/contract/schemas'
import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'
import { unitCalled, unitNames } from './unit-names.ts'

test.each([
  [{ price_low: 38, price_high: 46, price_unit: 'kg' }, '¥38–46 / 千克', 'CNY 38–46 / kg'],
  [
    { price_low: 19_500, price_high: 24_800, price_unit: 'tonne' },
    '¥19,500–24,800 / 吨',
    'CNY 19,500–24,800 / tonne',
  ],
  [
    { price_low: 0.5, price_high: 1.25, price_unit: 'square_metre' },
    '¥0.5–1.25 / 平方米',
    'CNY 0.5–1.25 / m²',
  ],
  [{ price_low: 9600, price_high: 9600, price_unit: 'unit' }, '¥9,600 / 台', 'CNY 9,600 / unit'],
  [{ price_low: 5, price_high: 6, price_unit: 'set', price_currency: 'USD' }, 'US$5–6 / 套', 'USD 5–6 / set'],
  [
    { price_low: 5, price_high: 6, price_unit: 'bag', price_currency: 'UZS' },
    'UZS 5–6 / 袋',
    'UZS 5–6 / bag',
  ],
] as const)('S-91 the price %o reads in the reader’s language', (price, zh, en) => {
  expect(priceText(price, 'zh')).toBe(zh)
  expect(priceText(price, 'en')).toBe(en)
})

test('S-91 a price without a unit or a currency is shown in CNY without one', () => {
  expect(priceText({ price_low: 12, price_high: null, price_unit: null }, 'zh')).toBe('¥12')
  expect(priceText({ price_low: null, price_high: 12 }, 'en')).toBe('CNY 12')
})

test('S-91 no price is no text, with or without a unit', () => {
  expect(priceText({ price_low: null, price_high: null, price_unit: 'kg' }, 'zh')).toBeUndefined()
})

test('S-91 a unit is known by its code and by its name in both languages', () => {
  for (const unit of priceUnits) {
    expect(unitCalled(unit)).toBe(unit)
    expect(unitNames[unitCalled(unitNames[unit].zh) ?? unit].zh).toBe(unitNames[unit].zh)
    expect(unitCalled(unitNames[unit].en)).toBe(unit)
  }
  expect(unitCalled('KG')).toBe('kg')
  expect(unitCalled('furlong')).toBeUndefined()
})

test('S-91 every currency is a code of three letters that the runtime knows, once', () => {
  expect(new Set(currencies).size).toBe(currencies.length)
  const name = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  // Younger than some runtimes' lists.
  const young = ['XCG', 'ZWG']
  for (const code of currencies) expect(young.includes(code) || name.of(code) !== undefined, code).toBe(true)
})
