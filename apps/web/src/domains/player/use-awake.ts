import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** So long after the last move of a hand the controls go out of the picture. */
const restMs = 3000

interface Wishes {
  /** While it stands still its controls stay. */
  always: boolean
  /** What lies over the picture instead of the controls is pressed at once. */
  covered: boolean
}

/** Whether somebody is at the controls. A finger that finds them asleep only wakes them: it could not see what it presses. */
export function useAwake(box: RefObject<HTMLElement | null>, { always, covered }: Wishes) {
  const [isMoved, setMoved] = useState(true)
  const isAwake = isMoved || always
  const onlyWakes = useRef(false)
  useEffect(() => {
    const own = box.current
    if (!own) return
    let timer = setTimeout(() => setMoved(false), restMs)
    const wake = () => {
      setMoved(true)
      clearTimeout(timer)
      timer = setTimeout(() => setMoved(false), restMs)
    }
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      own.addEventListener(event, wake)
    return () => {
      clearTimeout(timer)
      for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
        own.removeEventListener(event, wake)
    }
  }, [box])
  return {
    isAwake,
    /** For the box: seen on the way down, before the same press has woken it. */
    touches: {
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        // What has the focus is seen in any case.
        const isSeen = isAwake || covered || box.current?.querySelector(':focus') !== null
        onlyWakes.current = pointerType === 'touch' && !isSeen
      },
      onClickCapture: (event: MouseEvent) => {
        // A key has no place where it was pressed, and presses what has the focus.
        if (!onlyWakes.current || event.detail === 0) return
        onlyWakes.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
