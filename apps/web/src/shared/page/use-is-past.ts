import { useEffect, useState } from 'react'

/** As high as the bar that stays at a page's top. */
const bar = 60

/** Whether the reader has scrolled on, so that an element lies under the bar or above it. */
export function useIsPast(element: Element | null): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!element) return
    const watcher = new IntersectionObserver(
      (crossings) => {
        // Of several that are heard of at once the last one counts.
        const now = crossings.at(-1)
        if (now) setIsPast(!now.isIntersecting)
      },
      { rootMargin: `-${bar}px 0px 0px 0px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [element])
  return isPast
}
