import { SkeletonBlock } from '@tradefloor/ui'

/** Lines to fill in, on their way. */
export function FormSkeleton() {
  return (
    <div className="grid gap-5">
      {[0, 1, 2, 3].map((field) => (
        <div key={field}>
          <SkeletonBlock className="h-3 w-16" />
          <SkeletonBlock className="mt-2 h-12 rounded-control!" />
        </div>
      ))}
    </div>
  )
}
