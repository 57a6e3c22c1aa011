import type { Facets } from '@tradefloor/contract'

export type PriceBucket = NonNullable<Facets['more']>['price'][number]['buckets'][number]

const aDecade = ['1', '1.25', '1.6', '2', '2.5', '3.2', '4', '5', '6.3', '8']
const decades = Array.from({ length: 12 }, (_, at) => at - 2)
/** Where prices are parted, each a quarter or so above the one before. As decimals, so that the database parts them as we do. */
export const priceSteps: readonly number[] = decades.flatMap((power) =>
  aDecade.map((digits) => Number(`${digits}e${power}`)),
)

/** How many of the steps are not above a price, as width_bucket() says it. */
export function stepOf(price: number): number {
  const next = priceSteps.findIndex((step) => step > price)
  return next < 0 ? priceSteps.length : next
}

/** Bars that fit beside each other. */
const mostBuckets = 14
const largest = 999_999_999_999.99

/** Counts by step as at most so many buckets, from the first to the last that has any. */
export function bucketsOf(counts: ReadonlyMap<number, number>): PriceBucket[] {
  if (counts.size === 0) return []
  const first = Math.min(...counts.keys())
  const last = Math.max(...counts.keys())
  const width = Math.ceil((last - first + 1) / mostBuckets)
  const buckets: PriceBucket[] = []
  for (let from = first; from <= last; from += width) {
    const steps = Array.from({ length: width }, (_, at) => from + at)
    buckets.push({
      from: priceSteps[from - 1] ?? 0,
      to: priceSteps[from + width - 1] ?? largest,
      count: steps.reduce((sum, step) => sum + (counts.get(step) ?? 0), 0),
    })
  }
  return buckets
}
