import { SkeletonBlock } from '@tradefloor/ui'

/** The shape of a programme that is on its way. */
export const agendaSkeleton = (
  <>
    <div className="mb-4 flex gap-2">
      {[0, 1, 2, 3].map((day) => (
        <SkeletonBlock key={day} className="h-13 flex-1" />
      ))}
    </div>
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="mb-5 flex gap-4">
        <SkeletonBlock className="h-4 w-14" />
        <SkeletonBlock className="h-12 flex-1" />
      </div>
    ))}
  </>
)
