import { useEffect, useState } from 'react'
import { useSite } from '../shared/config/site-context.tsx'
import { isWishKept } from '../shared/favourites/wish-kept.ts'
import { useLatePart } from '../shared/page/use-late-part.ts'

const loadFavourite = () => import('./wished-favourite.tsx')

/** The star a guest pressed goes on when they have signed in, wherever that was. */
export function WishesWatch() {
  const { session } = useSite()
  const [fulfilling, setFulfilling] = useState(false)
  useEffect(
    () => session.subscribe((state) => setFulfilling(state === 'signed-in' && isWishKept())),
    [session],
  )
  // The wish is kept until it is taken, so that the next sign-in finds it.
  const WishedFavourite = useLatePart(loadFavourite, {
    isWanted: fulfilling,
    onMissing: () => setFulfilling(false),
  })
  return fulfilling && WishedFavourite && <WishedFavourite />
}
