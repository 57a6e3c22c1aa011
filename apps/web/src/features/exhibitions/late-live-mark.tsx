import { type ComponentProps, lazy, Suspense } from 'react'
import { useFirstScreenDrawn } from '../../shared/page/first-screen.ts'
import type Mark from './live-mark.tsx'

// A list without its marks is still a list.
const LiveMark = lazy(() => import('./live-mark.tsx').catch(() => ({ default: () => null })))

/** The mark of a live session, once the first screen is there. */
export function LateLiveMark(props: ComponentProps<typeof Mark>) {
  const isTime = useFirstScreenDrawn()
  return (
    isTime && (
      <Suspense>
        <LiveMark {...props} />
      </Suspense>
    )
  )
}
