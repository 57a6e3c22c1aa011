import { SkeletonBlock } from '@tradefloor/ui'

/** A logo beside two lines of a name. */
export const CompanyHeadSkeleton = () => (
  <div className="flex gap-3">
    <SkeletonBlock className="size-11 rounded-control!" />
    <div className="flex-1">
      <SkeletonBlock className="mt-1 h-4 w-4/5" />
      <SkeletonBlock className="mt-2 h-3 w-3/5" />
    </div>
  </div>
)
