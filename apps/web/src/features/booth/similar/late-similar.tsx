import { type ComponentProps, lazy, Suspense } from 'react'

// Where it does not come, the page is whole without it.
const Similar = lazy(() => import('./similar.tsx').catch(() => ({ default: () => null })))

/** After everything else of a page: it is fetched when the rest is there. */
export function LateSimilar(props: ComponentProps<typeof Similar>) {
  return (
    <Suspense>
      <Similar {...props} />
    </Suspense>
  )
}
