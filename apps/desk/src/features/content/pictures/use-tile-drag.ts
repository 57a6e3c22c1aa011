import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
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
  const latest = useRef({ paths, onOrder })
  useEffect(() => {
    latest.current = { paths, onOrder }
  })
  useEffect(() => {
    if (!drag) return
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!drag.hasBegun) {
        if (Math.hypot(x - drag.from.x, y - drag.from.y) >= beginsAfterPx)
          setDrag({ ...drag, hasBegun: true })
        return
      }
      const over = pathAt(x, y)
      if (over === undefined || over === drag.path) return
      setDrag({ ...drag, order: moved(drag.order, drag.path, drag.order.indexOf(over)) })
    }
    const drop = () => {
      setDrag(undefined)
      const { paths: before, onOrder: put } = latest.current
      if (drag.hasBegun && drag.order.join() !== before.join()) put([...drag.order], drag.path)
    }
    const cancel = () => setDrag(undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    // Of the whole page: a tile that changes its position loses the pointer.
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
  }, [drag])
  const handlers = (path: string) => ({
    onPointerDown: ({ button, clientX: x, clientY: y }: ReactPointerEvent) => {
      if (button === 0 && paths.length > 1) setDrag({ path, from: { x, y }, hasBegun: false, order: paths })
    },
  })
  return { handlers, dragged: drag?.hasBegun ? drag.path : undefined, order: drag?.order ?? paths }
}

const pathAt = (x: number, y: number) => {
  const tile = document
    .elementsFromPoint(x, y)
    .find((each) => each instanceof HTMLElement && each.dataset.picture)
  return tile instanceof HTMLElement ? tile.dataset.picture : undefined
}
