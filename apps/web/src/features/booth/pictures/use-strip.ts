import { useRef, useState } from 'react'

/** A row of pictures, each as wide as it, that a finger pushes on: which one is in sight, and going to one. */
export function useStrip() {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const onScroll = () => {
    const own = row.current
    if (own) setAt(Math.round(own.scrollLeft / Math.max(1, own.clientWidth)))
  }
  const goTo = (index: number) => {
    const own = row.current
    own?.scrollTo({ left: index * own.clientWidth, behavior: 'instant' })
  }
  return { row, at, onScroll, goTo }
}
