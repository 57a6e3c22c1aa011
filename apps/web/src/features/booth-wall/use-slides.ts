import { useCallback, useEffect, useRef, useState } from 'react'

/** A strip of slides that is scrolled by hand as well: which of them is in sight, and going to one. */
export function useSlides(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)

  useEffect(() => {
    const own = strip.current
    if (!own) return
    const onScroll = () => setAt(Math.round(own.scrollLeft / Math.max(1, own.clientWidth)))
    own.addEventListener('scroll', onScroll, { passive: true })
    return () => own.removeEventListener('scroll', onScroll)
  }, [])

  const go = useCallback(
    (to: number) => {
      const own = strip.current
      if (!own || to < 0 || to >= count) return
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      own.scrollTo({ left: to * own.clientWidth, behavior: still ? 'instant' : 'smooth' })
    },
    [count],
  )
  return { strip, at, go }
}
