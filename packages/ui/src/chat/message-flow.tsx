import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

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

/** Nearer to the end than this counts as reading along. */
const near = 80

/** Messages from old to new, standing at the newest until the reader looks back; what comes then moves nothing. */
export function MessageFlow(props: MessageFlowProps) {
  const { label, oldest, newest, isOwnNewest, onOlder, onNewer, onNewest, onAtEnd, top, toNewest, children } =
    props
  const box = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isFar = onNewest !== undefined
  const before = useRef({ oldest: '', newest: '', height: 0 })
  const [isAtEnd, setIsAtEnd] = useState(true)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const last = before.current
    const isNew = newest !== last.newest
    if (last.newest === '' || (isNew && !isFar && (isAtEnd || isOwnNewest)))
      element.scrollTop = element.scrollHeight
    else if (oldest !== last.oldest) element.scrollTop += element.scrollHeight - last.height
    before.current = { oldest, newest, height: element.scrollHeight }
  })

  useEffect(() => onAtEnd?.(isAtEnd && !isFar), [isAtEnd, isFar, onAtEnd])

  // A keyboard that comes up, or a window made smaller, leaves the reader at the newest.
  useEffect(() => {
    const element = box.current
    if (!element || !isAtEnd || isFar) return
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [isAtEnd, isFar])

  useEffect(() => {
    if (!end.current || !onNewer) return
    const watch = new IntersectionObserver((records) => records.at(-1)?.isIntersecting && onNewer(), {
      root: box.current,
      rootMargin: '0px 0px 200px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [onNewer])

  useEffect(() => {
    if (!start.current || !onOlder) return
    const watch = new IntersectionObserver((records) => records.at(-1)?.isIntersecting && onOlder(), {
      root: box.current,
      rootMargin: '200px 0px 0px',
    })
    watch.observe(start.current)
    return () => watch.disconnect()
  }, [onOlder])

  const onScroll = () => {
    const element = box.current
    if (element) setIsAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < near)
  }
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
