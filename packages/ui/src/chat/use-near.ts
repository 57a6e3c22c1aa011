import { type RefObject, useEffect, useRef } from 'react'

/** Marks an edge of what is shown in a box: `onNear` is called when the reader comes within `margin` of it. */
export function useNear<Edge extends HTMLElement>(
  box: RefObject<HTMLElement | null>,
  margin: string,
  onNear: (() => void) | undefined,
) {
  const edge = useRef<Edge>(null)
  useEffect(() => {
    if (!edge.current || !onNear) return
    const watch = new IntersectionObserver((records) => records.at(-1)?.isIntersecting && onNear(), {
      root: box.current,
      rootMargin: margin,
    })
    watch.observe(edge.current)
    return () => watch.disconnect()
  }, [box, margin, onNear])
  return edge
}
