import { type PriceUnit, priceUnits } from '@tradefloor/contract'
import { unitNames } from './unit-names.ts'

/** How else content writes the units of smallest orders. */
const otherSpellings: Partial<Record<PriceUnit, readonly string[]>> = {
  piece: ['pc', 'pcs', 'item', 'items', '个', '只'],
  gram: ['gr', 'grams'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', '公斤'],
  tonne: ['t', 'ton', 'tons', '公吨'],
  metre: ['m', 'meter', 'meters'],
  square_metre: ['m2', 'sqm', '平米'],
  cubic_metre: ['m3', 'cbm', '立方'],
  square_kilometre: ['km2'],
  litre: ['l', 'liter', 'liters', '公升'],
  carton: ['ctn', 'ctns'],
  tin: ['can', 'cans', '听'],
  plant: ['tree', 'trees', '棵'],
}

const isSymbol = /^(?:k?g|kW|k?m[²³])$/
/** As after an amount. */
function plural(name: string): string {
  if (isSymbol.test(name) || name === 'dozen') return name
  return /(?:x|ch|sh|s)$/.test(name) ? `${name}es` : `${name}s`
}

const unitOf = new Map<string, PriceUnit>()
for (const unit of priceUnits) {
  const { zh, en } = unitNames[unit]
  for (const text of [unit, zh, en, plural(en), ...(otherSpellings[unit] ?? [])]) {
    const spelling = text.toLowerCase()
    if (!unitOf.has(spelling)) unitOf.set(spelling, unit)
  }
}

/** The unit that a smallest order is counted in, however it is written. */
export const orderUnitCalled = (text: string): PriceUnit | undefined => unitOf.get(text.toLowerCase())

/** Every way in which the unit is written, in lower case. */
export function orderUnitSpellings(text: string): string[] {
  const unit = orderUnitCalled(text)
  if (unit === undefined) return [text.toLowerCase()]
  return [...unitOf].flatMap(([spelling, other]) => (other === unit ? [spelling] : []))
}

/** The unit after an amount in a language; what is no known unit stays as it was written. */
export function orderUnitName(text: string, language: 'zh' | 'en'): string {
  const unit = orderUnitCalled(text)
  if (unit === undefined) return text
  return language === 'zh' ? unitNames[unit].zh : plural(unitNames[unit].en)
}
