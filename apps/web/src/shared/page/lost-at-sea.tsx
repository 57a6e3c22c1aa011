import { lazy, Suspense } from 'react'

// Pages that find what they look for, which most do, never need it.
const Picture = lazy(() => import('./lost-at-sea-picture.tsx'))

export const LostAtSea = () => (
  <Suspense>
    <Picture />
  </Suspense>
)
