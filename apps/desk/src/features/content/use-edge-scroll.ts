import { useEffect } from 'react'

const edgePx = 72
const stepPx = 14
const everyMs = 16

/** While something is dragged, the page goes on under the pointer at its upper and lower edge. */
export function useEdgeScroll(isDragging: boolean) {
  useEffect(() => {
    if (!isDragging) return
    let at: number | undefined
    const look = ({ clientY }: PointerEvent) => {
      at = clientY
    }
    const timer = setInterval(() => {
      if (at === undefined) return
      if (at < edgePx) window.scrollBy(0, -stepPx)
      else if (at > window.innerHeight - edgePx) window.scrollBy(0, stepPx)
    }, everyMs)
    document.addEventListener('pointermove', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('pointermove', look)
    }
  }, [isDragging])
}
