import { useEffect, useState } from 'react'
import { mayHavePendingFavourite } from '../domains/favourites/pending-favourite-key.ts'
import { useSite } from '../shared/config/site-context.tsx'
import { useLatePart } from '../shared/page/use-late-part.ts'

const loadFavourite = () => import('./mark-pending-favourite.tsx')

/** The star a guest pressed goes on when they have signed in, wherever that was. */
export function PendingFavouriteWatch() {
  const { session } = useSite()
  const [fulfilling, setFulfilling] = useState(false)
  useEffect(
    () => session.subscribe((state) => setFulfilling(state === 'signed-in' && mayHavePendingFavourite())),
    [session],
  )
  // The wish is kept until it is taken, so that the next sign-in finds it.
  const WishedFavourite = useLatePart(loadFavourite, {
    isWanted: fulfilling,
    onMissing: () => setFulfilling(false),
  })
  return fulfilling && WishedFavourite && <WishedFavourite />
}
