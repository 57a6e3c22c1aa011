import { orderUnitCalled } from '@tradefloor/rules'
import { bucketsOf, stepOf } from './price-buckets.ts'

/** Lowest and highest of so many in one currency or unit. */
export interface Range {
  unit: string
  low: number
  high: number
  count: number
}

const inOrder = <One extends Range>(ranges: One[]): One[] =>
  ranges.sort((a, b) => b.count - a.count || (a.unit < b.unit ? -1 : 1))

/** One range for each unit, the most frequent first. */
function merged(ranges: readonly Range[]): Range[] {
  const found = new Map<string, Range>()
  for (const { unit, low, high, count } of ranges) {
    const known = found.get(unit)
    found.set(unit, {
      unit,
      low: Math.min(low, known?.low ?? low),
      high: Math.max(high, known?.high ?? high),
      count: (known?.count ?? 0) + count,
    })
  }
  return inOrder([...found.values()])
}

/** By the code of the unit, however it is written: pcs and pieces are one. */
export const orderRanges = (ranges: readonly Range[]): Range[] =>
  merged(ranges.map((range) => ({ ...range, unit: orderUnitCalled(range.unit) ?? range.unit })))

/** So many prices of a currency begin at a step. */
export interface PriceStep {
  unit: string
  step: number
  count: number
}

export function priceRanges(ranges: readonly Range[], steps: readonly PriceStep[]) {
  return merged(ranges).map((range) => {
    const counts = new Map<number, number>()
    for (const { unit, step, count } of steps)
      if (unit === range.unit) counts.set(step, (counts.get(step) ?? 0) + count)
    return { ...range, buckets: bucketsOf(counts) }
  })
}

/** The steps of prices that are all in memory. */
export const stepsOf = (ranges: readonly Range[]): PriceStep[] =>
  ranges.map(({ unit, low, count }) => ({ unit, step: stepOf(low), count }))
