import { SkeletonBlock } from '@tradefloor/ui'

export function ListSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(252px,1fr))] gap-3">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="rounded-card border border-line p-3.5">
          <div className="flex gap-3">
            <SkeletonBlock className="size-11 rounded-control!" />
            <div className="flex-1">
              <SkeletonBlock className="mt-1 h-4 w-4/5" />
              <SkeletonBlock className="mt-2 h-3 w-3/5" />
            </div>
          </div>
          <SkeletonBlock className="mt-5 h-4 w-1/2" />
        </div>
      ))}
    </div>
  )
}
