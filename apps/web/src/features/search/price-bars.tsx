import type { Facets } from '@tradefloor/contract'
import { classNames } from '@tradefloor/ui'

type Buckets = NonNullable<Facets['more']>['price'][number]['buckets']

interface PriceBarsProps {
  buckets: Buckets
  from: number | undefined
  to: number | undefined
}

/** One bar says nothing. */
const least = 2
/** So that a few products among many are seen as well. */
const lowest = 8

/** How many products there are at which prices, those in the range in force marked. For the eye: the fields say the rest. */
export function PriceBars({ buckets, from = 0, to = Number.POSITIVE_INFINITY }: PriceBarsProps) {
  if (buckets.length < least) return null
  const most = Math.max(...buckets.map(({ count }) => count))
  return (
    <div aria-hidden className="mt-0.5 mb-1.5 flex h-6.5 items-end gap-0.5 forced-colors:hidden">
      {buckets.map((bucket) => {
        const isIn = bucket.to > from && bucket.from <= to
        const height = bucket.count === 0 ? 0 : Math.max(lowest, (100 * bucket.count) / most)
        return (
          <span
            key={bucket.from}
            className={classNames('flex-1 rounded-t-[2px]', isIn ? 'bg-harbour' : 'bg-harbour/25')}
            style={{ height: `${height}%` }}
          />
        )
      })}
    </div>
  )
}
