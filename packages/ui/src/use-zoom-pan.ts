import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  type Extent,
  type Flick,
  fitted,
  flickOf,
  type Placed,
  panned,
  unplaced,
  zoomedAt,
} from './zoom-pan.ts'

interface Point {
  x: number
  y: number
}

const wheelPace = 0.0016

/** A press that moved less than this is one, and a second one this near and this soon makes it double. */
const [pressReach, secondReach, secondMs] = [10, 40, 320]

type Moment = Point & { at: number }
const momentOf = (event: PointerEvent): Moment => ({
  x: event.clientX,
  y: event.clientY,
  at: event.timeStamp,
})
const apartFrom = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The picture's and the stage's sizes, and where a point of the window lies from the stage's middle. */
function useStageMeasures(stage: RefObject<HTMLElement | null>, extent: Extent | undefined) {
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
  return { room, fromMiddle }
}

/** React listens to the wheel passively, and then the page would scroll as well. */
function useActiveWheel(stage: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  useEffect(() => {
    const own = stage.current
    own?.addEventListener('wheel', onWheel, { passive: false })
    return () => own?.removeEventListener('wheel', onWheel)
  }, [stage, onWheel])
}

/**
 * Wheel, pinch, drag and double press on a picture, and flicks on one that is seen whole. `extent` is the picture's own
 * size, as soon as it is known.
 */
export function useZoomPan(
  stage: RefObject<HTMLElement | null>,
  extent: Extent | undefined,
  onFlick: (flick: Flick) => void,
) {
  const [placed, setPlaced] = useState<Placed>(unplaced)
  const pointers = useRef(new Map<number, Point>())
  /** Where a single finger went down; none while there are two. */
  const stroke = useRef<Moment>(null)
  const lastPress = useRef<Moment>(null)

  const { room, fromMiddle } = useStageMeasures(stage, extent)
  const zoom = useCallback(
    (factor: number, at: Point = { x: 0, y: 0 }) => {
      const sizes = room()
      if (sizes) setPlaced((now) => zoomedAt(now, factor, at, ...sizes))
    },
    [room],
  )

  const onWheel = useCallback(
    (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * wheelPace), fromMiddle(event.clientX, event.clientY))
    },
    [zoom, fromMiddle],
  )
  useActiveWheel(stage, onWheel)

  const spread = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b ? { apart: apartFrom(a, b), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : undefined
  }
  // Browsers do not agree on whether two taps of a finger are a double click, so they are counted here.
  const pressed = (now: Moment) => {
    const before = lastPress.current
    const isSecond = before && now.at - before.at < secondMs && apartFrom(now, before) < secondReach
    lastPress.current = isSecond ? null : now
    if (isSecond) zoom(placed.scale > 1 ? 1 / placed.scale : 2.5, fromMiddle(now.x, now.y))
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      stroke.current = pointers.current.size === 0 ? momentOf(event) : null
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
    onPointerUp(event: PointerEvent) {
      pointers.current.delete(event.pointerId)
      const from = stroke.current
      stroke.current = null
      if (!from) return
      const now = momentOf(event)
      if (apartFrom(now, from) < pressReach) return pressed(now)
      const flick = placed.scale === 1 ? flickOf(now.x - from.x, now.y - from.y) : undefined
      if (flick) onFlick(flick)
    },
    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId)
      stroke.current = null
    },
  }
  const reset = useCallback(() => setPlaced(unplaced), [])
  return { placed, zoom, reset, handlers }
}
