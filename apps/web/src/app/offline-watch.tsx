import type { Device } from '@tradefloor/rules'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isStoredPage } from '../domains/offline/is-stored-page.ts'
import { useFirstIdle } from '../shared/page/first-idle.ts'
import { noteFirstScreen } from '../shared/page/first-screen.ts'

// That it does not come is no fault: the site then works as long as there is a network.
const OfflinePart = lazy(() => import('./offline-part.tsx').catch(() => ({ default: () => null })))

const atLatestMs = 4000
/** The first screen is drawn, and its pictures have the network for themselves a moment longer. */
const momentMs = 1200

/** Starts right after the first screen, so that what is opened is kept at once; without a network immediately. */
export function OfflineWatch({ layout }: { layout: Device }) {
  const [isStarted, setIsStarted] = useState(() => !navigator.onLine || isStoredPage())
  const isIdle = useFirstIdle(atLatestMs)
  useEffect(() => {
    const start = () => setIsStarted(true)
    window.addEventListener('offline', start)
    return () => window.removeEventListener('offline', start)
  }, [])
  useEffect(() => {
    if (!isIdle) return
    const timer = setTimeout(() => {
      noteFirstScreen()
      setIsStarted(true)
    }, momentMs)
    return () => clearTimeout(timer)
  }, [isIdle])
  return (
    isStarted && (
      <Suspense>
        <OfflinePart layout={layout} />
      </Suspense>
    )
  )
}
