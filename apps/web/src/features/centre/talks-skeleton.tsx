import { Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { pageTexts } from '../../shared/page/texts.ts'

/** The shape of the list of conversations. */
export function TalksSkeleton() {
  const t = useText(pageTexts)
  return (
    <Loading label={t('loading')}>
      <div className="overflow-hidden rounded-card border border-line bg-white">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex min-h-18 items-center gap-3 border-b border-line px-4 py-3">
            <SkeletonBlock className="size-10 shrink-0 rounded-full!" />
            <div className="min-w-0 flex-1">
              <SkeletonBlock className="h-4 w-2/5" />
              <SkeletonBlock className="mt-2 h-3 w-1/4" />
              <SkeletonBlock className="mt-2 h-3 w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
