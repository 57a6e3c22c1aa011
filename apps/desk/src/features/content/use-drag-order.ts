import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { moved } from './picture-cells.ts'

const beginsAfterPx = 6

interface Held {
  key: string
  order: readonly string[]
  /** Where the pointer took it; by the keyboard it is held at once. */
  from?: { x: number; y: number }
  hasBegun: boolean
}

interface DragOrder {
  keys: readonly string[]
  /** What the elements name their key by: `data-picture`. */
  name: 'picture' | 'record'
  onOrder: (keys: string[], key: string) => void
}

/**
 * Takes one of a list to another position: by mouse, pen or finger, or step by step by the keyboard. Escape leaves all as
 * it was.
 */
export function useDragOrder({ keys, name, onOrder }: DragOrder) {
  const [held, setHeld] = useState<Held>()
  const latest = useRef({ keys, onOrder })
  useEffect(() => {
    latest.current = { keys, onOrder }
  })
  const put = ({ key, order, hasBegun }: Held) => {
    setHeld(undefined)
    const { keys: before, onOrder: tell } = latest.current
    if (hasBegun && order.join() !== before.join()) tell([...order], key)
  }
  const putLatest = useRef(put)
  useEffect(() => {
    putLatest.current = put
  })
  useEffect(() => {
    if (!held) return
    const { from } = held
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!from) return
      if (!held.hasBegun) {
        if (Math.hypot(x - from.x, y - from.y) >= beginsAfterPx) setHeld({ ...held, hasBegun: true })
        return
      }
      const over = keyAt(x, y, name)
      if (over === undefined || over === held.key || !held.order.includes(over)) return
      setHeld({ ...held, order: moved(held.order, held.key, held.order.indexOf(over)) })
    }
    const drop = () => {
      if (from) putLatest.current(held)
    }
    const cancel = () => setHeld(undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    // Of the whole page: an element that changes its position loses the pointer.
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', drop)
    document.addEventListener('pointercancel', cancel)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', drop)
      document.removeEventListener('pointercancel', cancel)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [held, name])
  return {
    handlers: (key: string) => ({
      onPointerDown: ({ button, clientX: x, clientY: y }: ReactPointerEvent) => {
        if (button === 0 && keys.length > 1) setHeld({ key, from: { x, y }, hasBegun: false, order: keys })
      },
    }),
    /** By the keyboard: taken up, and put down where it is. */
    lift: (key: string) => setHeld({ key, hasBegun: true, order: keys }),
    step: (by: -1 | 1) => {
      if (!held) return
      const to = Math.min(held.order.length - 1, Math.max(0, held.order.indexOf(held.key) + by))
      setHeld({ ...held, order: moved(held.order, held.key, to) })
    },
    drop: () => {
      if (held) put(held)
    },
    dragged: held?.hasBegun ? held.key : undefined,
    byKeys: held !== undefined && held.from === undefined,
    order: held?.order ?? keys,
  }
}

const keyAt = (x: number, y: number, name: DragOrder['name']) => {
  const found = document
    .elementsFromPoint(x, y)
    .map((each) => each.closest<HTMLElement>(`[data-${name}]`))
    .find((each) => each !== null)
  return found?.dataset[name]
}
