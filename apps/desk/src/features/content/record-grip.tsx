import { classNames, useText } from '@tradefloor/ui'
import { GripVertical } from 'lucide-react'
import { createContext, type KeyboardEvent, type PointerEvent, use, useEffect, useRef } from 'react'
import { contentTexts } from './texts.ts'

/** How rows are moved. It stays the same while one is, so that the others are not drawn anew. */
export interface Arranging {
  count: number
  onPointerDown: (id: number, event: PointerEvent) => void
  onKey: (id: number, key: 'Space' | 'ArrowUp' | 'ArrowDown') => void
  onMove: (id: number, to: number) => void
}

const ArrangingContext = createContext<Arranging | null>(null)
export const ArrangingProvider = ArrangingContext.Provider
/** Null where rows are not moved: in a list that is filtered, or while there is one record. */
export const useArranging = () => use(ArrangingContext)

interface RecordGripProps {
  id: number
  name: string
  at: number
  /** Dragged, or held by the keyboard. */
  hold: 'pointer' | 'keys' | undefined
}

const keys = { ' ': 'Space', Enter: 'Space', ArrowUp: 'ArrowUp', ArrowDown: 'ArrowDown' } as const

/** Where a record is taken by. With the keyboard: Space, arrows, Space. */
export function RecordGrip({ id, name, at, hold }: RecordGripProps) {
  const t = useText(contentTexts)
  const arranging = useArranging()
  const button = useRef<HTMLButtonElement>(null)
  // A row that changes its position in the page loses the keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    if (hold === 'keys') button.current?.focus({ preventScroll: false })
  }, [hold, at])
  if (!arranging) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keys[event.key as keyof typeof keys]
    if (!key || (hold !== 'keys' && key !== 'Space')) return
    event.preventDefault()
    arranging.onKey(id, key)
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('grip', { name, at: at + 1, count: arranging.count })}
      aria-pressed={hold === 'keys'}
      onPointerDown={(event) => arranging.onPointerDown(id, event)}
      onKeyDown={onKeyDown}
      className={classNames(
        'grid h-11 w-7 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing pointer-coarse:w-11',
        hold && 'text-harbour',
      )}
    >
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
