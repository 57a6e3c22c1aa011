import { useEffect, useEffectEvent } from 'react'

const interactions = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/** Tells, once, that somebody is there. */
export function useFirstInteraction(due: boolean, onStirred: () => void) {
  const tell = useEffectEvent(onStirred)
  useEffect(() => {
    if (!due) return
    const over = new AbortController()
    for (const sign of interactions)
      window.addEventListener(sign, () => tell(), { passive: true, signal: over.signal })
    return () => over.abort()
  }, [due])
}
