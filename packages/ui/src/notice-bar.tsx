import { ChevronRight, Megaphone, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { avoidWithNotices } from './avoid-with-notices.ts'
import { IconButton } from './icon-button.tsx'
import { useReducedMotion } from './reduced-motion.ts'

interface NoticeBarProps {
  label: string
  items: readonly { id: number | string; content: ReactNode }[]
  closeText: string
  nextText: string
  onClose: () => void
  /** How long one item stands before the next comes. */
  stepMs?: number
}

/**
 * One line that goes from item to item. It waits while someone points at it or reads it with the keyboard; with
 * reduced motion nothing moves by itself and a button takes its place.
 */
export function NoticeBar({ label, items, closeText, nextText, onClose, stepMs = 2500 }: NoticeBarProps) {
  const still = useReducedMotion()
  const [held, setHeld] = useState(false)
  const [turn, setTurn] = useState(0)
  const moving = items.length > 1 && !still && !held

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((value) => value + 1)
    }, stepMs)
    return () => clearInterval(timer)
  }, [moving, stepMs])

  const item = items[turn % items.length]
  if (!item) return null
  return (
    <section
      ref={avoidWithNotices}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="glass flex h-11 items-center gap-2 rounded-row pl-3 text-13 max-[15rem]:gap-0"
    >
      <Megaphone size={18} strokeWidth={1.75} aria-hidden className="shrink-0 max-[15rem]:hidden" />
      <div className="h-full min-w-0 flex-1 overflow-hidden">
        <div key={turn} className="h-full animate-rise">
          {item.content}
        </div>
      </div>
      {still && items.length > 1 && (
        <IconButton
          size={44}
          label={nextText}
          icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setTurn((value) => value + 1)}
        />
      )}
      <IconButton
        size={44}
        label={closeText}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onClose}
      />
    </section>
  )
}
