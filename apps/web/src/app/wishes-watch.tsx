import { lazy, Suspense, useEffect, useState } from 'react'
import { useSite } from '../shared/config/site-context.tsx'
import { isWishKept } from '../shared/favourites/wish-kept.ts'

const WishedFavourite = lazy(() => import('./wished-favourite.tsx'))

/** The star a guest pressed goes on when they have signed in, wherever that was. */
export function WishesWatch() {
  const { session } = useSite()
  const [fulfilling, setFulfilling] = useState(false)
  useEffect(
    () => session.subscribe((state) => setFulfilling(state === 'signed-in' && isWishKept())),
    [session],
  )
  return (
    fulfilling && (
      <Suspense>
        <WishedFavourite />
      </Suspense>
    )
  )
}
