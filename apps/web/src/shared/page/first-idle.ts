import { useEffect, useState } from 'react'

/**
 * The first screen comes first: from the first quiet moment after the page has everything it named; after `atLatestMs` in
 * any case, since a page with a film or a scene in it may never be done.
 */
export function useFirstIdle(atLatestMs: number): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const done = () => setIsIdle(true)
    const timer = setTimeout(done, atLatestMs)
    // Safari has no such moments; its timers come after what is drawn.
    const wait = () => void (window.requestIdleCallback ?? setTimeout)(done)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
    }
  }, [atLatestMs])
  return isIdle
}
