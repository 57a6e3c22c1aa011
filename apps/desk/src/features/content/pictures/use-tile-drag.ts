import { type PointerEvent, useEffect, useState } from 'react'
import { moved } from '../picture-cells.ts'

const beginsAfterPx = 6

interface Drag {
  path: string
  from: { x: number; y: number }
  hasBegun: boolean
  order: readonly string[]
}

/** Takes one of the tiles to another position by mouse, pen or finger; Escape leaves all as it was. */
export function useTileDrag(paths: readonly string[], onOrder: (paths: string[], path: string) => void) {
  const [drag, setDrag] = useState<Drag>()
  const isDragging = drag?.hasBegun ?? false
  useEffect(() => {
    if (!isDragging) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined)
    }
    document.addEventListener('keydown', cancel)
    return () => document.removeEventListener('keydown', cancel)
  }, [isDragging])
  const handlers = (path: string) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || paths.length < 2) return
      setDrag({ path, from: { x: event.clientX, y: event.clientY }, hasBegun: false, order: paths })
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.path !== path) return
      const { clientX: x, clientY: y } = event
      if (!drag.hasBegun) {
        if (Math.hypot(x - drag.from.x, y - drag.from.y) < beginsAfterPx) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ ...drag, hasBegun: true })
        return
      }
      const over = pathAt(x, y)
      if (over === undefined || over === path) return
      setDrag({ ...drag, order: moved(drag.order, path, drag.order.indexOf(over)) })
    },
    onPointerUp: () => {
      if (drag?.path !== path) return
      if (drag.hasBegun && drag.order.join() !== paths.join()) onOrder([...drag.order], path)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { handlers, dragged: isDragging ? drag?.path : undefined, order: drag?.order ?? paths }
}

const pathAt = (x: number, y: number) => {
  const tile = document
    .elementsFromPoint(x, y)
    .find((each) => each instanceof HTMLElement && each.dataset.picture)
  return tile instanceof HTMLElement ? tile.dataset.picture : undefined
}
