import type { Facets } from '@tradefloor/contract'
import { orderUnitCalled, orderUnitName } from '@tradefloor/rules'
import type { Language } from '@tradefloor/ui'

type OrderRange = NonNullable<Facets['more']>['order'][number]

interface OrderChoice extends OrderRange {
  name: string
}

/** Units that have one name in the visitor's language are one choice; its `unit` is all of them, joined by commas. */
export function orderChoices(ranges: readonly OrderRange[], language: Language): OrderChoice[] {
  const found = new Map<string, OrderChoice>()
  for (const range of ranges) {
    const name = orderUnitName(range.unit, language)
    const known = found.get(name)
    found.set(name, {
      name,
      unit: known ? `${known.unit},${range.unit}` : range.unit,
      low: Math.min(range.low, known?.low ?? range.low),
      high: Math.max(range.high, known?.high ?? range.high),
      count: range.count + (known?.count ?? 0),
    })
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}

const unitsIn = (units: string) => units.split(',').map((unit) => orderUnitCalled(unit) ?? unit)

/** Whether the units of an address, however they are written, are those of a choice or some of them. */
export const isPartOf = (units: string | undefined, choice: string): boolean =>
  units !== undefined && unitsIn(units).every((unit) => unitsIn(choice).includes(unit))
