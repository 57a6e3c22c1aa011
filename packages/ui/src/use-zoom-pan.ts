import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Extent, fitted, type Placed, panned, unplaced, zoomedAt } from './zoom-pan.ts'

interface Point {
  x: number
  y: number
}

const wheelPace = 0.0016

/** Wheel, pinch, drag and double press on a picture. `extent` is the picture's own size, as soon as it is known. */
export function useZoomPan(stage: RefObject<HTMLElement | null>, extent: Extent | undefined) {
  const [placed, setPlaced] = useState<Placed>(unplaced)
  const pointers = useRef(new Map<number, Point>())

  const room = useCallback((): [Extent, Extent] | undefined => {
    const box = stage.current?.getBoundingClientRect()
    return box && extent ? [fitted(extent, box), box] : undefined
  }, [stage, extent])
  const fromMiddle = useCallback(
    (x: number, y: number): Point => {
      const box = stage.current?.getBoundingClientRect()
      return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
    },
    [stage],
  )
  const zoom = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) => {
      const sizes = room()
      if (sizes) setPlaced((now) => zoomedAt(now, factor, at, ...sizes))
    },
    [room],
  )

  // React listens to the wheel passively, and then the page would scroll as well.
  useEffect(() => {
    const own = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * wheelPace), fromMiddle(event.clientX, event.clientY))
    }
    own?.addEventListener('wheel', onWheel, { passive: false })
    return () => own?.removeEventListener('wheel', onWheel)
  }, [stage, zoom, fromMiddle])

  const spread = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b
      ? { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      : undefined
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      const sizes = room()
      if (!before || !sizes) return
      const was = spread()
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const is = spread()
      if (was && is) zoom(is.apart / Math.max(1, was.apart), fromMiddle(is.x, is.y))
      else setPlaced((now) => panned(now, event.clientX - before.x, event.clientY - before.y, ...sizes))
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onDoubleClick(event: { clientX: number; clientY: number }) {
      zoom(placed.scale > 1 ? 1 / placed.scale : 2.5, fromMiddle(event.clientX, event.clientY))
    },
  }
  const reset = useCallback(() => setPlaced(unplaced), [])
  return { placed, zoom, reset, handlers }
}
