import { Loading, SkeletonBlock, useText } from '@tradefloor/ui'
import { lazy, Suspense } from 'react'
import { pageTexts } from '../../shared/page/texts.ts'
import type { BoothContentProps } from './panel-props.ts'

/** Before somebody opens a panel: what is in them is no part of what a booth shows first. */
export const loadPanels = () => import('./panel-content.tsx')

const PanelContent = lazy(loadPanels)

/** What a panel of a booth has in it, on either device. */
export function BoothContent(props: BoothContentProps) {
  const t = useText(pageTexts)
  return (
    <Suspense
      fallback={
        <Loading label={t('loading')}>
          <SkeletonBlock className="h-48 rounded-card!" />
        </Loading>
      }
    >
      <PanelContent {...props} />
    </Suspense>
  )
}
