import { classNames, SkeletonBlock } from '@tradefloor/ui'
import { type EditGridColumns, grids } from './editing/edit-grid.tsx'

export function ListSkeleton({ columns }: { columns: EditGridColumns }) {
  return (
    <div className={classNames('grid gap-3', grids[columns])}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-white">
          {columns === 'pictures' && <SkeletonBlock className="aspect-4/3 rounded-none!" />}
          <div className="p-3.5">
            <div className="flex gap-3">
              {columns !== 'pictures' && <SkeletonBlock className="size-11 rounded-control!" />}
              <div className="flex-1">
                <SkeletonBlock className="mt-1 h-4 w-4/5" />
                <SkeletonBlock className="mt-2 h-3 w-3/5" />
              </div>
            </div>
            <SkeletonBlock className="mt-5 h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
