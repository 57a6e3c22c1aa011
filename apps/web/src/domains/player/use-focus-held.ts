import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** The controls go when a stream is lost, and the way to try again when it is back: who was on one of them stays at the player. */
export function useFocusHeld(box: RefObject<HTMLElement | null>, lost: boolean) {
  const isWithin = useRef(false)
  const wasLost = useRef(lost)
  useLayoutEffect(() => {
    if (wasLost.current === lost) return
    wasLost.current = lost
    const isGone = !box.current?.contains(document.activeElement)
    if (isWithin.current && isGone) box.current?.focus({ preventScroll: true })
  }, [box, lost])
  return {
    onFocus: () => {
      isWithin.current = true
    },
    // What is taken away with the focus on it says nothing; who leaves says where to.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isWithin.current = currentTarget.contains(relatedTarget)
    },
  }
}
