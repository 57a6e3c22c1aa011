import type { Device } from '@tradefloor/rules'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isCopy } from '../shared/offline/is-copy.ts'

// That it does not come is no fault: the site then works as long as there is a network.
const OfflinePart = lazy(() => import('./offline-part.tsx').catch(() => ({ default: () => null })))

const afterMs = 6000

/** Begins when the first screen is long done with, or when the network is gone. */
export function OfflineWatch({ layout }: { layout: Device }) {
  const [hasBegun, setHasBegun] = useState(() => !navigator.onLine || isCopy())
  useEffect(() => {
    const begin = () => setHasBegun(true)
    const timer = setTimeout(begin, afterMs)
    window.addEventListener('offline', begin)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', begin)
    }
  }, [])
  return (
    hasBegun && (
      <Suspense>
        <OfflinePart layout={layout} />
      </Suspense>
    )
  )
}
