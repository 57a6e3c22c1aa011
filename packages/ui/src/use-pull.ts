import { type PointerEvent, useRef, useState } from 'react'
import { pullCloses } from './pull.ts'

/** By then a sheet that wanted to close has; one that stays goes back up. */
const settledMs = 600

/** Pulling something down by its grip to close it. `pulled` is how far it is down, in pixels. */
export function usePull(onClose: () => void) {
  const from = useRef<{ y: number; at: number }>(null)
  const [pulled, setPulled] = useState(0)
  const letGo = (event: PointerEvent, closes: (ms: number) => boolean) => {
    if (from.current === null) return
    const isClosing = closes(event.timeStamp - from.current.at)
    from.current = null
    if (!isClosing) return setPulled(0)
    // It stays down here while it leaves, or it would jump back up first.
    setTimeout(() => setPulled(0), settledMs)
    onClose()
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button')) return
      from.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== null) setPulled(Math.max(0, event.clientY - from.current.y))
    },
    onPointerUp: (event: PointerEvent) => letGo(event, (ms) => pullCloses(pulled, ms)),
    onPointerCancel: (event: PointerEvent) => letGo(event, () => false),
  }
  return { pulled, handlers }
}
