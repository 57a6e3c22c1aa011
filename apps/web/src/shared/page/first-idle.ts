import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * The first screen comes first: from the first moment at which nothing more is asked for it, and nothing is to be drawn;
 * after `atLatestMs` in any case, since a page with a film or a scene in it may never be done.
 */
export function useFirstIdle(atLatestMs: number): boolean {
  const [isIdle, setIsIdle] = useState(false)
  const isAsking = useIsFetching() > 0
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), atLatestMs)
    return () => clearTimeout(timer)
  }, [atLatestMs])
  useEffect(() => {
    if (isIdle || isAsking) return
    return whenLoaded(() => setIsIdle(true))
  }, [isIdle, isAsking])
  return isIdle
}

/** After the page has everything it named, and then at the first quiet moment. */
function whenLoaded(work: () => void): () => void {
  const stops: (() => void)[] = []
  const wait = () => {
    // Safari has no such moments; its timers come after what is drawn.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(work, 200)
      stops.push(() => clearTimeout(timer))
      return
    }
    const handle = requestIdleCallback(work)
    stops.push(() => cancelIdleCallback(handle))
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    stops.push(() => window.removeEventListener('load', wait))
  }
  return () => {
    for (const stop of stops) stop()
  }
}
