import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFlowPosition } from './use-flow-position.ts'
import { useNear } from './use-near.ts'

interface MessageFlowProps {
  label: string
  /** Name the first and the last message that is shown: they change when older ones come, and when new ones do. */
  oldest: string
  newest: string
  /** Whether the newest is the reader's own: they see what they have sent. */
  isOwnNewest: boolean
  /** Wanted when the reader comes near the beginning; undefined at the beginning itself. */
  onOlder?: (() => void) | undefined
  /** Wanted when a reader who has gone far back comes near the end of what is shown; undefined where that is the newest. */
  onNewer?: (() => void) | undefined
  /** Brings the newest back for a reader who has gone far from it. */
  onNewest?: (() => void) | undefined
  /** Told when the reader sees the newest, and when no longer. */
  onAtEnd?: (isAtEnd: boolean) => void
  /** Above the oldest: that more is coming, or that it could not come. */
  top?: ReactNode
  toNewest: string
  children: ReactNode
}

/** Messages from old to new, standing at the newest until the reader looks back; what comes then moves nothing. */
export function MessageFlow(props: MessageFlowProps) {
  const { label, oldest, newest, isOwnNewest, onOlder, onNewer, onNewest, onAtEnd, top, toNewest, children } =
    props
  const box = useRef<HTMLDivElement>(null)
  const isFar = onNewest !== undefined
  const { isAtEnd, onScroll } = useFlowPosition(box, { oldest, newest, isOwnNewest, isFar })
  useEffect(() => onAtEnd?.(isAtEnd && !isFar), [isAtEnd, isFar, onAtEnd])
  const end = useNear<HTMLDivElement>(box, '0px 0px 200px', onNewer)
  const start = useNear<HTMLDivElement>(box, '200px 0px 0px', onOlder)
  const goToNewest = () => {
    onNewest?.()
    // What was let go is shown first.
    requestAnimationFrame(() => box.current?.scrollTo({ top: box.current.scrollHeight }))
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-sand">
      <div
        ref={box}
        role="log"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-4 pb-4 [--ring-offset:-3px] [overflow-anchor:none]"
      >
        <div ref={start} aria-hidden className="h-px shrink-0" />
        {top}
        <ol className="mt-auto">{children}</ol>
        <div ref={end} aria-hidden className="h-px shrink-0" />
      </div>
      {(!isAtEnd || isFar) && (
        <button
          type="button"
          onClick={goToNewest}
          className="absolute right-4 bottom-3 flex min-h-9 items-center gap-1.5 rounded-pill bg-white px-3.5 text-13 text-harbour shadow-pop pointer-coarse:min-h-11"
        >
          <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          {toNewest}
        </button>
      )}
    </div>
  )
}
